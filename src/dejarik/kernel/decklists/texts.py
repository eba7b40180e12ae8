"""What is said about any deck list that cannot be read or written, in both languages."""

from __future__ import annotations

from dejarik.kernel.text import Text

# ---------------------------------------------------------------- files

TOO_LARGE = Text(
    "this is more than {limit} KB, far too much for a deck", "to ponad {limit} KB, o wiele za dużo na talię"
)
EMPTY_LIST = Text("there is nothing in it", "nic tu nie ma")
OTHER_ENCODING = Text("this is {encoding} text, not UTF-8", "to tekst {encoding}, a nie UTF-8")
NOT_UTF_8 = Text(
    "byte {byte} is not UTF-8; perhaps this is Latin or Windows text",
    "bajt {byte} to nie UTF-8; może to tekst w kodowaniu Latin lub Windows",
)
SAVE_AS_UTF_8 = Text("Save the file as UTF-8.", "Zapisz plik jako UTF-8.")
BINARY = Text("byte {byte} is not text", "bajt {byte} to nie tekst")
WHOLE_FILE = Text("Use the whole file.", "Użyj całego pliku.")

# ---------------------------------------------------------------- cards and numbers

NO_CARDS = Text("no line names a card", "żaden wiersz nie podaje karty")
NO_SUCH_CARD = Text("no card is called “{words}”", "żadna karta nie nazywa się „{words}”")
DID_YOU_MEAN = Text("Did you mean {names}?", "Czy chodzi o {names}?")
COMMENT_HINT = Text("If this is not a card, begin the line with //.", "Jeśli to nie karta, zacznij wiersz od //.")
WRONG_NUMBER = Text("{number} is not a number from 1 to {limit}", "{number} to nie liczba od 1 do {limit}")
CHECK_NUMBERS = Text("Check the numbers.", "Sprawdź liczby.")
CONTRADICTION = Text("{one} and {other} contradict each other", "{one} i {other} wzajemnie się wykluczają")
KEEP_ONE = Text("Keep one of them.", "Zostaw jedno z nich.")
CORRECT_ONE = Text("Correct the name or the number.", "Popraw nazwę albo numer.")

# ---------------------------------------------------------------- JSON

CUT_OFF = Text("the JSON stops before its end", "JSON urywa się przed końcem")
NOT_JSON = Text("this is not JSON", "to nie jest JSON")
TOO_DEEP = Text("the JSON is nested too deeply", "JSON jest zbyt głęboko zagnieżdżony")
KEY_TWICE = Text("“{key}” stands twice", "„{key}” występuje dwa razy")
ADD_UP = Text("Keep one and add the numbers up.", "Zostaw jeden i zsumuj liczby.")

# ---------------------------------------------------------------- codes and choices

CODE_TOO_LONG = Text("a code has at most {limit} characters", "kod ma najwyżej {limit} znaków")
NO_SUCH_KEY = Text("no card has the key “{key}”", "żadna karta nie ma klucza „{key}”")
CHOOSE_CARD = Text("Choose one of the game's cards.", "Wybierz jedną z kart tej gry.")
NO_SUCH_SECTION = Text("a deck has no section “{section}”", "talia nie ma części „{section}”")
SECTIONS_ARE = Text("Its sections are: {sections}.", "Jej części to: {sections}.")

# ---------------------------------------------------------------- writing

CANNOT_HOLD = Text(
    "this deck cannot be written so without losing something", "tej talii nie da się tak zapisać bez strat"
)
USE_CODE = Text("Mend what breaks the rules, or use its code.", "Popraw to, co łamie zasady, albo użyj kodu.")
