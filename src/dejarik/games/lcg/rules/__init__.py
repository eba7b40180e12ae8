"""Rules that abilities and procedures share: values, tokens, damage, entering and leaving play, playing cards."""
