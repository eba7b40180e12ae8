"""The verbs of this game's card texts, and who else may do something."""

from __future__ import annotations

from dejarik.abilities.clauses import Somebody, Verb, verb
from dejarik.kernel.text import Text

OPPONENT = Somebody(Text("the opponent", "przeciwnik"), Text("the opponent", "przeciwnika"))

BUY = verb("buy", "kup", "kupić", "kupuje", "kupił")
DEAL = verb("deal", "zadaj", "zadać", "zadaje", "zadał")
DESTROY = verb("destroy", "zniszcz", "zniszczyć", "niszczy", "zniszczył")
DISCARD = verb("discard", "odrzuć", "odrzucić", "odrzuca", "odrzucił")
DRAW = verb("draw", "dobierz", "dobrać", "dobiera", "dobrał")
EXILE = verb("exile", "anihiluj", "anihilować", "anihiluje", "anihilował")
GAIN = verb("gain", "zyskaj", "zyskać", "zyskuje", "zyskał")
LOOK_AT = verb("look at", "podejrzyj", "podejrzeć", "podgląda", "podejrzał")
PAY = verb("pay", "zapłać", "zapłacić", "płaci", "zapłacił")
PUT = verb("put", "połóż", "położyć", "kładzie", "położył")
PUT_BACK = verb("return", "odłóż", "odłożyć", "odkłada", "odłożył")
REPAIR = verb("repair", "napraw", "naprawić", "naprawia", "naprawił")
REVEAL = verb("reveal", "odkryj", "odkryć", "odkrywa", "odkrył")
SWAP = verb("swap", "zamień", "zamienić", "zamienia", "zamienił")
TAKE = verb("take", "weź", "wziąć", "bierze", "wziął")
PUT_INTO_HAND = Verb("put", "puts", TAKE.polish)
RETURN = Verb("return", "returns", TAKE.polish)
