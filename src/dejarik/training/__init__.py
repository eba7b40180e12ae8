"""How networks are made: self-play, fitting (PyTorch), matches that decide what is released, and a report.

Needs PyTorch (``dejarik[train]``).
"""
