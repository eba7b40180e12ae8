"""Event cards: two copies of each."""

from typing import Final

from dejarik.games.bounty.cards.definitions import MarketCard, event

EVENTS: Final[tuple[MarketCard, ...]] = (
    event("Ambush", "Zasadzka", "1/1/0/0", "slash"),
    event("Sandstorm", "Burza piaskowa", "0/1/1/0", "dunes"),
    event("Double Cross", "Podwójna gra", "0/0/1/1", "mask"),
    event("Caught in Crossfire", "W krzyżowym ogniu", "1/0/1/0", "burst"),
    event("Cantina Rumor", "Plotka z kantyny", "0/1/0/1", "tails"),
    event("Rival Hunter", "Konkurencyjny łowca", "1/0/0/1", "helm"),
    event("Stormtrooper Patrol", "Patrol szturmowców", "2/0/0/0", "squad"),
    event("Rooftop Chase", "Pościg po dachach", "0/2/0/0", "runner"),
    event("Sealed Blast Doors", "Zamknięte grodzie", "0/0/2/0", "gate"),
    event("Altered Deal", "Zmiana warunków umowy", "0/0/0/2", "fist"),
)
