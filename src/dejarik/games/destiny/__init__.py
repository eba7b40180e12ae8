"""Star Wars: Destiny, by the rules compendium v1.4 and the later starter-set leaflet."""
