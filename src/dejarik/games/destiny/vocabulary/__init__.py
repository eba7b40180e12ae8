"""The words that abilities of Destiny are made of, in rooms named after what they act on."""
