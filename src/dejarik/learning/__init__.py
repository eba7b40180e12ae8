"""What was learned from self-play: networks that judge positions, as numbers read from files.

Needs numpy (``dejarik[net]``). How networks are made is in ``dejarik.training``.
"""
