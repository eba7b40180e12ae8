"""Polish verbs: words say what to do ("usuń") or what somebody does ("usuwa"); "możesz" needs the infinitive."""

from __future__ import annotations

from dejarik.kernel.text import Text

INFINITIVES = {
    "aktywuj": "aktywować",
    "daj": "dać",
    "dobierz": "dobrać",
    "obróć": "obrócić",
    "odrzuca": "odrzucić",
    "odrzuć": "odrzucić",
    "połóż": "położyć",
    "przerzuć": "przerzucić",
    "przesuń": "przesunąć",
    "przygotuj": "przygotować",
    "rozpatrz": "rozpatrzyć",
    "traci": "stracić",
    "ujawnij": "ujawnić",
    "usuwa": "usunąć",
    "usuń": "usunąć",
    "użyj": "użyć",
    "weź": "wziąć",
    "wybierz": "wybrać",
    "wydaj": "wydać",
    "wyczerp": "wyczerpać",
    "wykonaj": "wykonać",
    "zadaje": "zadać",
    "zagraj": "zagrać",
    "zamień": "zamienić",
}


def to_do(instruction: Text) -> Text:
    """An instruction as it stands behind "you may" and "możesz", and as a question."""
    verb, _, rest = instruction.pl.partition(" ")
    return Text(instruction.en, f"{INFINITIVES[verb]} {rest}")


def to_do_by(subject: Text, statement: Text) -> Text:
    """What somebody does as what they have to do: "an opponent loses all resources", "lose all resources"."""
    verb, _, rest = statement.en.removeprefix(f"{subject.en} ").partition(" ")
    return to_do(Text(f"{verb.removesuffix('s')} {rest}", statement.pl.removeprefix(f"{subject.pl} ")))


def both(first: Text, second: Text) -> Text:
    """Two instructions joined; a verb that they share is said once."""
    parts = [_behind(a, b) for a, b in ((first.en, second.en), (first.pl, second.pl))]
    return Text(f"{first.en} and {parts[0]}", f"{first.pl} i {parts[1]}")


def _behind(first: str, second: str) -> str:
    verb, _, rest = second.partition(" ")
    return rest if first.partition(" ")[0] == verb else second
