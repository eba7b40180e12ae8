"""The words of the rulebook: kinds of cards, sides, traits, verbs and nouns in both languages."""
