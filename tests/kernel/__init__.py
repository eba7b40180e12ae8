"""The kernel on its own: words, chance, tables, agenda, zones, records and matches."""
