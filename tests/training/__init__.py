"""Tests of training networks."""
