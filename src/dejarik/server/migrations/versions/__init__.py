"""One module per migration, named after its number; a released migration never changes."""
