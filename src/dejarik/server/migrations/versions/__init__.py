"""One module for each step, named after its number; a step that was released never changes."""
