"""Event cards: two copies of each."""

from dejarik.games.bounty.cards.definitions import MarketCard, event

EVENTS: tuple[MarketCard, ...] = (
    event("Ambush", "Zasadzka", "1/1/0/0"),
    event("Sandstorm", "Burza piaskowa", "0/1/1/0"),
    event("Double Cross", "Podwójna gra", "0/0/1/1"),
    event("Caught in Crossfire", "W krzyżowym ogniu", "1/0/1/0"),
    event("Cantina Rumor", "Plotka z kantyny", "0/1/0/1"),
    event("Rival Hunter", "Konkurencyjny łowca", "1/0/0/1"),
    event("Stormtrooper Patrol", "Patrol szturmowców", "2/0/0/0"),
    event("Rooftop Chase", "Pościg po dachach", "0/2/0/0"),
    event("Sealed Blast Doors", "Zamknięte grodzie", "0/0/2/0"),
    event("Altered Deal", "Zmiana warunków umowy", "0/0/0/2"),
)
