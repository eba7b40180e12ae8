"""How networks and linear evaluations are made: self-play, fitting, matches that decide what stays, and a report.

Networks are fitted with PyTorch (``dejarik[train]``), linear evaluations with numpy.
"""
