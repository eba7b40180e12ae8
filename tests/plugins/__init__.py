"""Pytest plugins: counting which rules and cards are covered by passing tests."""
