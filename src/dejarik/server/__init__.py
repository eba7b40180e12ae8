"""The table in the browser: lobby, people, tables over WebSockets, records. It knows no particular game."""
