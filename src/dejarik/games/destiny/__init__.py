"""Star Wars: Destiny, by the rules compendium v1.4 and the later starter-set leaflet.

The cards are loaded with the package, so that nobody can find the tables of printed facts empty.
"""
