"""The forms of words: nouns, verbs and phrases of the game in both languages."""
