"""Benchmarks of speed and strength against other libraries, measured in the same run: ``python -m bench``."""
