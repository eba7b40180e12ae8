"""What abilities answer, and which action window is open."""

from __future__ import annotations

from typing import Final

TURN_BEGINS: Final = 0
PHASE_BEGINS: Final = 1
"""Sort: the phase."""
PHASE_ENDS: Final = 2
REFRESHED: Final = 3
"""The steps of the refresh phase are done (lcg.errata.refresh_phase_timing)."""
BEING_PLAYED: Final = 4
"""A card is being played and its cost is being determined."""
USED: Final = 5
"""A conditional ability was initiated, or an event played: costs are paid, targets chosen. Sort: its kind."""
PLAYED: Final = 6
"""A card was played: it is in play, or its effect is over, canceled or not."""
ENTERED: Final = 7
LEAVES: Final = 8
"""A card leaves play. Amount: how; sort: where it goes; source: where it is captured, or what it was attached to."""
DAMAGE: Final = 9
"""Damage is dealt to a card. Amount: how much; source: the card it comes from."""
DAMAGED: Final = 10
"""Damage tokens were placed."""
FOCUSED: Final = 11
"""A unit was focused in order to strike."""
STRUCK: Final = 12
"""A strike is over."""
DECLARED: Final = 13
"""A unit was declared. Sort: as an attacker or as a defender."""
ENGAGED: Final = 14
"""An objective is engaged: it and the attackers are declared. Seat: the attacker."""
SURVIVED: Final = 15
"""A unit survived an engagement. Sort: its role."""
EDGE_WON: Final = 16
"""Seat: the winner. Sort: whether as the attacker."""
FATE_RESOLVED: Final = 17
FATE_DISCARDED: Final = 18
STRUGGLE_BEGINS: Final = 19
STRUGGLE_WON: Final = 20
COMMITTED: Final = 21
CAPTURED: Final = 22
"""A card was captured. Sort: the zone it came from."""
GENERATED: Final = 23
"""A card generated resources. Amount: how many."""
DREW: Final = 24
"""A card effect drew cards. Seat: whoever resolved it."""
TAKING: Final = 25
"""Protect and shields are done, and damage is about to be placed on a card. Like DAMAGE."""
MOMENTS: Final = range(26)

REFRESH_WINDOW: Final = 30
DRAW_WINDOW: Final = 31
DEPLOY_WINDOW: Final = 32
CONFLICT_WINDOW: Final = 33
ATTACKERS_WINDOW: Final = 34
DEFENDERS_WINDOW: Final = 35
EDGE_WINDOW: Final = 36
STRIKE_WINDOW: Final = 37
CONFLICT_END_WINDOW: Final = 38
FORCE_WINDOW: Final = 39
"""The action windows in the order of a turn (lcg.turn.window_list)."""

ACTION: Final = 0
REACTION: Final = 1
INTERRUPT: Final = 2
FATE_EFFECT: Final = 3
"""The kinds of abilities that are initiated."""

DESTROYED: Final = 0
SACRIFICED: Final = 1
DISCARDED: Final = 2
MOVED: Final = 3
"""How a card leaves play: destroyed, sacrificed, discarded, or simply by going somewhere else."""

ATTACKING: Final = 0
DEFENDING: Final = 1
"""The roles of participating units."""
