"""The first cards of Spirit of Rebellion."""

from __future__ import annotations

from tests.destiny.table import Side, Table, card, rule, table


@card("destiny", "SoR-138")
def test_parry_removes_any_die_showing_melee_damage() -> None:
    t = table(
        Side(team=["AW-035"], hand=["Parry"], pool=["AW-035:2MD"], resources=1),
        Side(team=["Kylo Ren*2"], pool=["Kylo Ren:1MD", "Kylo Ren:1Sh"]),
    )
    t.you.choose("play Parry")
    t.you.can_choose("remove Luke Skywalker:2MD", "remove Kylo Ren:1MD")
    t.you.choose("remove Kylo Ren:1MD")
    assert (t.they.pool, t.you.resources, t.you.discard) == (["Kylo Ren:1Sh"], 0, ["Parry"])


@card("destiny", "SoR-149")
def test_outmaneuver_pays_for_claiming_the_battlefield() -> None:
    t = table(Side(supports=["Outmaneuver"], resources=0), Side(supports=["Outmaneuver"], resources=0))
    t.you.choose("claim", "no")
    assert (t.you.resources, t.they.resources) == (1, 0), "only for whoever claims it"


def _about_to_strike(resources: int) -> Table:
    return table(
        Side(
            team=["Jabba the Hutt"],
            upgrades={"Jabba the Hutt": ["Vibroknucklers"]},
            pool=["Vibroknucklers:2MD"],
            resources=resources,
        ),
        Side(team=["Kylo Ren"]),
    )


@card("destiny", "SoR-025")
@rule("destiny.queue.before_interrupts")
def test_vibroknucklers_hit_harder_for_a_resource() -> None:
    t = _about_to_strike(resources=1)
    t.you.choose("resolve Vibroknucklers:2MD")
    t.you.can_choose("yes", "no")
    t.you.choose("yes", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.resources, t.you.pool) == (3, 0, [])


@card("destiny", "SoR-025")
def test_vibroknucklers_hit_as_they_show_unless_paid_for() -> None:
    t = _about_to_strike(resources=1)
    t.you.choose("resolve Vibroknucklers:2MD", "no", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.resources) == (2, 1)


@card("destiny", "SoR-025")
def test_nobody_is_asked_for_what_cannot_be_paid() -> None:
    t = _about_to_strike(resources=0)
    t.you.choose("resolve Vibroknucklers:2MD", "hit Kylo Ren")
    assert t.they.damage("Kylo Ren") == 2
