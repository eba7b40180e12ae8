"""Tests of the server: its parts, its calls, and whole games over the wire."""
