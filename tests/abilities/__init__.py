"""Tests of the abilities layer, played on a toy game of its own."""
