"""What is said about decks that break a rule or cannot be read, in both languages."""

from __future__ import annotations

from dejarik.kernel.text import Text

# ---------------------------------------------------------------- broken rules

NO_AFFILIATION = Text(
    "no affiliation card is chosen, exactly 1 is needed", "nie wybrano karty stronnictwa, a potrzeba dokładnie 1"
)
AFFILIATION_TOO_MANY = Text(
    "the deck has {cards} ({names}), but exactly 1 is needed", "talia ma {cards} ({names}), a potrzeba dokładnie 1"
)
OTHER_SIDE = Text(
    "{name} is a {other} set, but {affiliation} is a {side} affiliation",
    "{name} to zestaw {other}, a {affiliation} to stronnictwo {side}",
)
MIXED_SIDES = Text(
    "light side ({light}) and dark side ({dark}) cannot be in one deck",
    "Jasna Strona ({light}) i Ciemna Strona ({dark}) nie mogą być w jednej talii",
)
AFFILIATION_ONLY = Text(
    "{name} may only be in a deck with the affiliation card {affiliation}",
    "{name} może być tylko w talii z kartą stronnictwa {affiliation}",
)
TOO_FEW = Text(
    "the deck has {objectives}, but at least {least} are needed; only the starter decks have fewer",
    "talia ma {objectives}, a potrzeba co najmniej {least}; mniej mają tylko talie startowe",
)
TOO_MANY_COPIES = Text(
    "{name}: {copies} in the deck, but at most {most} may be in it", "{name}: {copies} w talii, a wolno najwyżej {most}"
)
RESTRICTED = Text(
    "{names} are on the restricted list, and a deck may use only one of them",
    "{names} są na liście restrykcji, a talia może zawierać tylko jeden z tych zestawów",
)

# ---------------------------------------------------------------- lists that cannot be read

NAME_A_LIST = Text(
    "Use a deck list as text, as JSON, as an OCTGN file (.o8d) or as a code.",
    "Podaj talię jako tekst, jako JSON, jako plik OCTGN (.o8d) albo jako kod.",
)
TOO_MANY_SETS = Text("these are more than {limit} objectives", "to ponad {limit} celów")
NO_NAME = Text("no card is named here", "nie podano tu karty")
NAME_IT = Text("Write its name or the number of its set.", "Podaj jej nazwę albo numer jej zestawu.")
NO_SUCH_AFFILIATION = Text("no affiliation is called “{words}”", "żadne stronnictwo nie nazywa się „{words}”")
AFFILIATIONS_ARE = Text("The affiliations are: {names}.", "Stronnictwa to: {names}.")
NO_SUCH_OBJECTIVE = Text("no objective is called “{words}”", "żaden cel nie nazywa się „{words}”")
NO_SUCH_COMMAND = Text("no command card is called “{words}”", "żadna karta dowodzenia nie nazywa się „{words}”")
NO_SUCH_SET = Text("there is no objective set {number} here", "nie ma tu zestawu celu {number}")
CORRECT_NUMBER = Text("Correct the number of the set.", "Popraw numer zestawu.")
OTHER_SET = Text("set {number} is {found}, not “{words}”", "zestaw {number} to {found}, a nie „{words}”")
NOT_IN_SET = Text("“{words}” is not in the set {found}", "karty „{words}” nie ma w zestawie {found}")
SEVERAL_SETS = Text("“{words}” can be {found}", "„{words}” to może być {found}")
TELL_APART = Text("Add the number of the set in parentheses.", "Dodaj numer zestawu w nawiasie.")

AN_AFFILIATION = Text("an affiliation card", "karta stronnictwa")
AN_OBJECTIVE = Text("an objective", "karta celu")
A_COMMAND_CARD = Text("a command card", "karta dowodzenia")
OTHER_KIND = Text("“{words}” is {found}, not {wanted}", "„{words}” to {found}, a nie {wanted}")
MOVE_IT = Text("Move it to where it belongs.", "Przenieś ją tam, gdzie jej miejsce.")

# ---------------------------------------------------------------- command cards that do not fit

BROUGHT_BY_NONE = Text(
    "no objective in the list brings “{name}”, which belongs to {sets}",
    "żaden cel na liście nie wnosi karty „{name}”, która należy do zestawu {sets}",
)
ANOTHER_SET = Text("another", "innego")
TOO_MANY_COMMANDS = Text(
    "{copies} of “{name}” in the list, but the objectives bring only {brought}",
    "{copies} karty „{name}” na liście, a cele wnoszą tylko {brought}",
)
ADD_OBJECTIVE = Text(
    "Sets come whole: add the objective it belongs to, or remove the card.",
    "Zestawy wchodzą w całości: dodaj cel, do którego należy ta karta, albo ją usuń.",
)
MISSING_COMMAND = Text(
    "the set {set} is not complete: {copies} of “{name}” in the list, {brought} needed",
    "zestaw {set} jest niepełny: {copies} karty „{name}” na liście, a potrzeba {brought}",
)
LIST_ALL = Text(
    "Sets come whole: list all five command cards of every objective, or none at all.",
    "Zestawy wchodzą w całości: wymień wszystkie pięć kart dowodzenia każdego celu albo żadnej.",
)

# ---------------------------------------------------------------- JSON, OCTGN files, codes, choices

NO_SETS = Text("there is no “sets” in it", "nie ma tu „sets”")
BAD_PART = Text("“{key}” is not a list of {wanted}", "„{key}” to nie lista {wanted}")
NAMES_OF_SETS = Text("objective sets", "zestawów celu")
NAMES_OF_AFFILIATIONS = Text("affiliations", "stronnictw")
BAD_ENTRY = Text("{words} is not an objective set", "{words} to nie zestaw celu")
JSON_FORM = Text(
    'Write {"affiliation": "jedi", "sets": {"1": 2, "18": 1}}.',
    'Napisz {"affiliation": "jedi", "sets": {"1": 2, "18": 1}}.',
)

NOT_XML = Text("this is not XML", "to nie jest XML")
XML_CUT_OFF = Text("the XML stops before its end", "XML urywa się przed końcem")
XML_TOO_DEEP = Text("the XML is nested too deeply", "XML jest zbyt głęboko zagnieżdżony")
DECLARATIONS = Text(
    "a deck has no document type and no entities of its own", "talia nie ma typu dokumentu ani własnych encji"
)
REMOVE_DECLARATIONS = Text("Remove everything from <!DOCTYPE to its end.", "Usuń całą deklarację <!DOCTYPE.")
OTHER_ROOT = Text(
    "an OCTGN deck begins with <deck>, not with <{tag}>", "talia OCTGN zaczyna się od <deck>, a nie od <{tag}>"
)
NO_OCTGN_SECTION = Text(
    "an OCTGN deck of this game has no section “{section}”", "talia OCTGN tej gry nie ma części „{section}”"
)
NO_SECTION = Text("a card stands outside of the sections", "karta stoi poza częściami talii")
PUT_IN_SECTION = Text('Put it into a <section name="...">.', 'Umieść ją w <section name="...">.')
NO_QUANTITY = Text("the card has no quantity", "karta nie ma liczby kopii")
WRITE_QUANTITY = Text('Write <card qty="1">.', 'Napisz <card qty="1">.')

CODE_FORM = Text(
    "Write an affiliation and the numbers of objective sets, such as jedi: 1 2 3x2 18.",
    "Napisz stronnictwo i numery zestawów celu, na przykład jedi: 1 2 3x2 18.",
)
NO_COLON = Text("a code has a colon behind the affiliation", "kod ma dwukropek za stronnictwem")
BAD_TOKEN = Text("“{words}” is not the number of a set", "„{words}” to nie numer zestawu")
OWN_CODE_TOO_LONG = Text(
    "the code of this deck is longer than {limit} characters", "kod tej talii ma ponad {limit} znaków"
)
COMES_ALONG = Text("the command card {name} cannot be chosen", "karty dowodzenia {name} nie można wybrać")
CHOOSE_OBJECTIVE = Text("Choose an objective that brings it.", "Wybierz cel, który ją wnosi.")
NOT_THERE = Text("{name} is {kind} and does not belong there", "{name} to {kind} i nie pasuje do tej części")
