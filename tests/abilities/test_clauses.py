"""Sentences in every mood, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.abilities.clauses import (
    Act,
    Afterwards,
    Allowed,
    Both,
    Clause,
    InOrderTo,
    Mood,
    Provided,
    Somebody,
    Statement,
    followed,
    verb,
)
from dejarik.abilities.structure import All, Choose, EachFoe, FoeChooses, If, May, Pay, Then
from dejarik.abilities.words import Effect
from dejarik.kernel.text import EMPTY, Text
from tests.abilities.duel_words import OPPONENT, Deal, DiscardThis, Draw, FoeLoses, Gain, Heal, Healthy, Spend

REMOVE = verb("remove", "usuń", "usunąć", "usuwa", "usunął")
DIE = Text("a die", "kość")
CARD = Text("a card", "kartę")
FOE = Somebody(Text("an opponent", "przeciwnik"), Text("an opponent", "przeciwnika"))
OWN, THEIRS = Act(REMOVE, DIE), Act(REMOVE, DIE, FOE)
ALWAYS = Statement(Text("the round ends", "runda się kończy"))


@pytest.mark.parametrize(
    ("en", "does"),
    [
        ("deal", "deals"),
        ("discard", "discards"),
        ("reach", "reaches"),
        ("push", "pushes"),
        ("pass", "passes"),
        ("go", "goes"),
        ("carry out", "carries out"),
        ("play", "plays"),
    ],
)
def test_the_third_person_is_formed_by_rule(en: str, does: str) -> None:
    assert verb(en, "", "", "", "").does == does


@pytest.mark.parametrize(
    ("clause", "mood", "expected"),
    [
        (OWN, Mood.DO, Text("remove a die", "usuń kość")),
        (OWN, Mood.TO, Text("remove a die", "usunąć kość")),
        (OWN, Mood.DOES, Text("removes a die", "usuwa kość")),
        (OWN, Mood.MADE_TO, Text("remove a die", "usunął kość")),
        (OWN, Mood.PURPOSE, Text("to remove a die", "aby usunąć kość")),
        (THEIRS, Mood.DO, Text("an opponent removes a die", "przeciwnik usuwa kość")),
        (THEIRS, Mood.TO, Text("force an opponent to remove a die", "zmusić przeciwnika, aby usunął kość")),
        (THEIRS, Mood.DOES, Text("removes a die", "usuwa kość")),
        (THEIRS, Mood.MADE_TO, Text("remove a die", "usunął kość")),
        (THEIRS, Mood.PURPOSE, Text("to force an opponent to remove a die", "aby przeciwnik usunął kość")),
        (Act(REMOVE), Mood.DOES, Text("removes", "usuwa")),
        (ALWAYS, Mood.TO, ALWAYS.text),
    ],
)
def test_a_clause_has_a_form_for_each_mood(clause: Clause, mood: Mood, expected: Text) -> None:
    assert clause.say(mood) == expected


def test_whoever_does_it_is_addressed_directly() -> None:
    assert THEIRS.addressed() == OWN.addressed() == Text("remove a die", "usunąć kość")


def test_a_shared_verb_is_said_once() -> None:
    assert Both(OWN, Act(REMOVE, CARD)).say() == Text("remove a die and a card", "usuń kość i kartę")
    other = Both(OWN, Act(verb("draw", "dobierz", "dobrać", "dobiera", "dobrał"), CARD))
    assert other.say(Mood.TO) == Text("remove a die and draw a card", "usunąć kość i dobrać kartę")
    assert other.say(Mood.PURPOSE) == Text("to remove a die and draw a card", "aby usunąć kość i dobrać kartę")


def test_what_somebody_else_does_is_set_apart() -> None:
    assert Both(OWN, THEIRS).say() == Text(
        "remove a die; an opponent removes a die", "usuń kość; przeciwnik usuwa kość"
    )


def test_several_clauses_follow_one_another() -> None:
    three = followed((OWN, Act(REMOVE, CARD), ALWAYS))
    assert three.say() == Text("remove a die and a card; the round ends", "usuń kość i kartę; runda się kończy")


def test_a_condition_behind_then_is_set_apart_by_a_comma() -> None:
    provided = Provided(Text("it is late", "jest późno"), OWN)
    assert Afterwards(OWN, provided).say() == Text(
        "remove a die; then, if it is late, remove a die",
        "usuń kość; następnie, jeśli jest późno, usuń kość",
    )


def test_a_gain_that_has_no_infinitive_follows_if_you_do() -> None:
    assert InOrderTo(OWN, OWN).say() == Text("remove a die to remove a die", "usuń kość, aby usunąć kość")
    assert InOrderTo(OWN, ALWAYS).say() == Text(
        "remove a die; if you do, the round ends", "usuń kość; jeśli to zrobisz, runda się kończy"
    )
    assert InOrderTo(OWN, Allowed(OWN)).say().en == "remove a die; if you do, you may remove a die"


@pytest.mark.parametrize(
    ("effect", "en", "pl"),
    [
        (All(Gain(1), Draw()), "gain 1 energy and draw a card", "zyskaj 1 energię i dobierz kartę"),
        (Then(Heal(1), Draw()), "heal 1 damage; then draw a card", "ulecz obrażenia (1); następnie dobierz kartę"),
        (
            Then(Heal(1), If(Healthy(), Draw())),
            "heal 1 damage; then, if you are not damaged, draw a card",
            "ulecz obrażenia (1); następnie, jeśli nie masz obrażeń, dobierz kartę",
        ),
        (
            Pay(DiscardThis(), Heal(2)),
            "discard this unit to heal 2 damage",
            "odrzuć tę jednostkę, aby uleczyć obrażenia (2)",
        ),
        (
            Pay(Spend(1), FoeLoses(1)),
            "lose 1 energy to force an opponent to lose 1 energy",
            "strać 1 energię, aby przeciwnik stracił 1 energię",
        ),
        (
            Pay(Spend(1), If(Healthy(), Draw())),
            "lose 1 energy; if you do, if you are not damaged, draw a card",
            "strać 1 energię; jeśli to zrobisz, jeśli nie masz obrażeń, dobierz kartę",
        ),
        (
            May(Pay(Spend(1), Draw())),
            "you may lose 1 energy to draw a card",
            "możesz stracić 1 energię, aby dobrać kartę",
        ),
        (
            May(FoeLoses(2)),
            "you may force an opponent to lose 2 energy",
            "możesz zmusić przeciwnika, aby stracił 2 energie",
        ),
        (
            Choose(Gain(1), Deal(1)),
            "choose one: gain 1 energy; or deal 1 damage to an opponent",
            "wybierz jedno: zyskaj 1 energię; albo zadaj obrażenia (1) przeciwnikowi",
        ),
        (
            Choose(Gain(1), Draw(), Heal(1), number=2),
            "choose two different options: gain 1 energy; draw a card; heal 1 damage",
            "wybierz dwie różne możliwości: zyskaj 1 energię; dobierz kartę; ulecz obrażenia (1)",
        ),
        (
            FoeChooses(OPPONENT, Draw(), Spend(1)),
            "an opponent either draws a card or loses 1 energy",
            "przeciwnik albo dobiera kartę, albo traci 1 energię",
        ),
        (EachFoe(FoeLoses(1)), "an opponent loses 1 energy", "przeciwnik traci 1 energię"),
    ],
)
def test_effects_say_themselves_as_one_sentence(effect: Effect[Any, Any], en: str, pl: str) -> None:
    assert effect.clause.say() == Text(en, pl)


def test_a_verb_alone_takes_no_space() -> None:
    assert Act(REMOVE, EMPTY).say() == Text("remove", "usuń")
