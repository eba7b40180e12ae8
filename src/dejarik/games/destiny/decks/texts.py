"""What is said about decks that break a rule or cannot be read, in both languages."""

from __future__ import annotations

from dejarik.games.destiny.language.terms import HERO, VILLAIN
from dejarik.kernel.text import Text

# ---------------------------------------------------------------- broken rules: the team

NO_CHARACTER = Text("the team has no character", "w drużynie nie ma żadnej postaci")
NOT_A_CHARACTER = Text(
    "{name} is {kind} and cannot be in the team", "{name} to {kind}, a w drużynie mogą być tylko postacie"
)
TEAM_TOO_DEAR = Text(
    "the team costs {cost}, but at most 30 are allowed", "drużyna kosztuje {cost}, a wolno najwyżej 30"
)
PLOT_TOO_DEAR = Text(
    "the team with the plot {name} costs {cost}, but at most 30 are allowed",
    "drużyna z kartą fabuły {name} kosztuje {cost}, a wolno najwyżej 30",
)
MIXED_TEAM = Text(
    "heroes ({heroes}) and villains ({villains}) cannot be in one team",
    "bohaterowie ({heroes}) i złoczyńcy ({villains}) nie mogą być w jednej drużynie",
)
SAME_CHARACTER = Text(
    "{names} are the same unique character, whatever the subtitle, and only one may be in the team",
    "{names} to ta sama postać unikatowa mimo różnych podtytułów, a w drużynie może być tylko jedna",
)
UNIQUE_TWICE = Text(
    "{name} is unique: {copies} in the team, but only 1 is allowed",
    "{name} to postać unikatowa: {copies} w drużynie, a wolno mieć tylko 1",
)
ALWAYS_ONE_DIE = Text(
    "{name} is not unique and always has 1 die, not {dice}",
    "{name} to postać nieunikatowa i ma zawsze 1 kość, nie {dice}",
)
SO_MANY_DICE = Text("{name} can have {possible}, not {dice}", "{name} może mieć {possible}, nie {dice}")
NOT_A_PLOT = Text("{name} is {kind}, not a plot", "{name} to {kind}, a nie karta fabuły")
PLOT_TOO_MANY = Text("{name}: {copies} too many, at most 1 is allowed", "{name}: o {copies} za dużo, wolno najwyżej 1")

# ---------------------------------------------------------------- broken rules: battlefield and deck

NO_BATTLEFIELD = Text("no battlefield is chosen, exactly 1 is needed", "nie wybrano pola bitwy, a potrzeba dokładnie 1")
NOT_A_BATTLEFIELD = Text("{name} is {kind}, not a battlefield", "{name} to {kind}, a nie pole bitwy")
BATTLEFIELD_TOO_MANY = Text(
    "{name}: {copies} too many, exactly 1 is needed", "{name}: o {copies} za dużo, potrzeba dokładnie 1"
)
NOT_IN_DECK = Text("{name} is {kind} and cannot be in the deck", "{name} to {kind} i nie może być w talii")
NOT_A_STARTER = Text(
    "only the printed starter decks may have 20 cards, any other deck needs 30",
    "20 kart mogą mieć tylko gotowe talie startowe, każda inna talia musi mieć 30",
)
WRONG_SIZE = Text("the deck has {cards}, but it must have exactly 30", "talia ma {cards}, a musi mieć dokładnie 30")
TOO_MANY_COPIES = Text(
    "{name}: {copies} in the deck, but at most 2 are allowed", "{name}: {copies} w talii, a wolno najwyżej 2"
)
NEUTRAL_TEAM = Text(
    "{name} is not neutral, and a team of only neutral characters uses neutral cards only",
    "{name} to karta nieneutralna, a drużyna samych postaci neutralnych używa tylko kart neutralnych",
)
WRONG_SIDE = {
    HERO: Text("{name} is a hero card, but the team has no hero", "{name} to karta bohaterów, a w drużynie ich nie ma"),
    VILLAIN: Text(
        "{name} is a villain card, but the team has no villain", "{name} to karta złoczyńców, a w drużynie ich nie ma"
    ),
}
WRONG_COLOR = Text(
    "{name} is {color}, but no character in the team is", "{name} to karta {color}, a w drużynie nie ma takiej postaci"
)

# ---------------------------------------------------------------- lists that cannot be read

NAME_A_LIST = Text("Use a deck list as text, as JSON or as a code.", "Podaj talię jako tekst, jako JSON albo jako kod.")
TOO_MANY_CARDS = Text("these are more than {limit} cards", "to ponad {limit} kart")
TOO_VARIED = Text(
    "the code of so many different cards is longer than {limit} characters",
    "kod tylu różnych kart ma ponad {limit} znaków",
)

NO_NAME = Text("no card is named here", "nie podano tu karty")
NAME_IT = Text("Write its name or its set and number.", "Podaj jej nazwę albo zestaw i numer.")
NO_SUCH_NUMBER = Text("the set {set} has no card {number} here", "w zestawie {set} nie ma tu karty {number}")
NO_SUCH_SET = Text("there is no set “{set}” here", "nie ma tu zestawu „{set}”")
SETS_ARE = Text("The sets are {sets}.", "Zestawy to {sets}.")
OTHER_CARD = Text("{reference} is {found}, not “{words}”", "{reference} to {found}, a nie „{words}”")
NONE_FITS = Text("“{words}” is not {reference}, but {found}", "„{words}” to nie {reference}, lecz {found}")
SEVERAL_CARDS = Text("“{words}” can be {found}", "„{words}” to może być {found}")
TELL_APART = Text("Add the subtitle or the set and number.", "Dodaj podtytuł albo zestaw i numer.")

NO_SLOTS = Text("there is neither “slots” nor “cards” in it", "nie ma tu ani „slots”, ani „cards”")
BAD_PART = Text("“{key}” is not a list of cards", "„{key}” to nie lista kart")
BAD_ENTRY = Text("{words} does not say which card", "{words} nie mówi, która to karta")
ENTRY_FORM = Text(
    'Write {"code": "01035", "quantity": 1, "dice": 2}.', 'Napisz {"code": "01035", "quantity": 1, "dice": 2}.'
)

CODE_PARTS = Text(
    "a code has 3 parts with / between them, not {parts}", "kod ma 3 części rozdzielone znakiem /, a nie {parts}"
)
CODE_FORM = Text(
    "Write characters / battlefield / cards, such as AW-035x2 AW-046 / AW-166 / AW-049x2 AW-052.",
    "Napisz postacie / pole bitwy / karty, na przykład AW-035x2 AW-046 / AW-166 / AW-049x2 AW-052.",
)
BAD_TOKEN = Text("“{words}” is not a card with its number", "„{words}” to nie karta z liczbą")
