"""The server: lobby, people, tables over WebSockets, records. It knows no particular game."""
