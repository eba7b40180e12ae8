"""What computers and reports use: how a position stands, what a seat can know, how lucky the dice were."""
