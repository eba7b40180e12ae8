"""The games behind the interfaces that researchers know.

``aec`` is for PettingZoo, ``gym`` for Gymnasium, ``spiel`` for OpenSpiel.
Each module needs its library: ``pip install dejarik[rl]`` brings the first two, ``dejarik[open_spiel]`` the third.
"""
