"""How fast and how strong Dejarik is, measured beside other libraries in the same run: ``python -m bench``."""
