"""What cards can say: selectors, triggers, costs, effects and constant effects."""
