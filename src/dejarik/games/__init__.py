"""The games. A new one is a folder here and one line below."""

from dejarik.kernel.registry import register

register("bounty", "dejarik.games.bounty.game:GAME")
register("deckbuilding", "dejarik.games.deckbuilding.game:GAME")
register("destiny", "dejarik.games.destiny.game:GAME")
register("lcg", "dejarik.games.lcg.game:GAME")
