"""Bounty: four hunters, missions, equipment and credits."""
