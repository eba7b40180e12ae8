"""What abilities tell players to do, in the forms sentences need."""

from __future__ import annotations

from dejarik.abilities.clauses import Somebody, verb
from dejarik.kernel.text import Text

DEAL = verb("deal", "zadaj", "zadać", "zadaje", "zadał")
REMOVE = verb("remove", "usuń", "usunąć", "usuwa", "usunął")
PLACE = verb("place", "połóż", "położyć", "kładzie", "położył")
DRAW = verb("draw", "dobierz", "dobrać", "dobiera", "dobrał")
DISCARD = verb("discard", "odrzuć", "odrzucić", "odrzuca", "odrzucił")
RETURN = verb("return", "zwróć", "zwrócić", "zwraca", "zwrócił")
DESTROY = verb("destroy", "zniszcz", "zniszczyć", "niszczy", "zniszczył")
SACRIFICE = verb("sacrifice", "poświęć", "poświęcić", "poświęca", "poświęcił")
CAPTURE = verb("capture", "schwytaj", "schwytać", "chwyta", "schwytał")
RESCUE = verb("rescue", "uratuj", "uratować", "ratuje", "uratował")
MOVE = verb("move", "przenieś", "przenieść", "przenosi", "przeniósł")
PUT = verb("put", "wprowadź", "wprowadzić", "wprowadza", "wprowadził")
SHUFFLE = verb("shuffle", "wtasuj", "wtasować", "wtasowuje", "wtasował")
COMMIT = verb("commit", "przydziel", "przydzielić", "przydziela", "przydzielił")
REVEAL = verb("reveal", "odkryj", "odkryć", "odkrywa", "odkrył")
LOOK = verb("look at", "obejrzyj", "obejrzeć", "ogląda", "obejrzał")
SEARCH = verb("search", "przeszukaj", "przeszukać", "przeszukuje", "przeszukał")
FOCUS = verb("focus", "skup", "skupić", "skupia", "skupił")
SPEND = verb("spend", "wydaj", "wydać", "wydaje", "wydał")
PREVENT = verb("prevent", "zapobiegnij", "zapobiec", "zapobiega", "zapobiegł")
CANCEL = verb("cancel", "anuluj", "anulować", "anuluje", "anulował")
ADVANCE = verb("advance", "przesuń", "przesunąć", "przesuwa", "przesunął")
CHOOSE = verb("choose", "wybierz", "wybrać", "wybiera", "wybrał")
ADD = verb("add", "dodaj", "dodać", "dodaje", "dodał")
ATTACH = verb("attach", "dołącz", "dołączyć", "dołącza", "dołączył")
ENGAGE = verb("engage", "zaatakuj", "zaatakować", "atakuje", "zaatakował")
TREAT = verb("treat", "traktuj", "traktować", "traktuje", "traktował")
REDUCE = verb("reduce", "zmniejsz", "zmniejszyć", "zmniejsza", "zmniejszył")
PLAY = verb("play", "zagraj", "zagrać", "zagrywa", "zagrał")

OPPONENT = Somebody(Text("your opponent", "twój przeciwnik"), Text("your opponent", "twojego przeciwnika"))
"""Whoever plays against the player addressed."""

EACH_PLAYER = Somebody(Text("each player", "każdy gracz"), Text("each player", "każdego gracza"))
"""Both players."""
