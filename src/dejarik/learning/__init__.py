"""What was learned from self-play: networks and linear evaluations that judge positions, as numbers read from files.

Networks need numpy and threadpoolctl (``dejarik[net]``), linear evaluations nothing. How they are made is in
``dejarik.training``.
"""
