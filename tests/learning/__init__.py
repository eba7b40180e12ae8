"""Tests of networks as judges."""
