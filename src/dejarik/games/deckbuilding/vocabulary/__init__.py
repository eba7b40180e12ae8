"""The words that abilities and rewards are made of: each can be carried out and says itself in both languages."""
