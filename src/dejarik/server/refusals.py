"""Every request a table rejects, with the message for the player."""

from __future__ import annotations

from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.text import EMPTY, Text
from dejarik.server.problems import ProblemError
from dejarik.server.wire import Status

_LOOK_AGAIN = Text("Look at the table and choose again.", "Spójrz na stół i wybierz ponownie.")


def unreadable_table() -> ProblemError:
    """A table that cannot be made again from what was written."""
    return ProblemError(
        Text("The game at this table cannot be continued", "Gry przy tym stole nie da się kontynuować"),
        Text(
            "Open a new table. The operator finds the reason in the server's log.",
            "Otwórz nowy stół. Operator znajdzie przyczynę w dzienniku serwera.",
        ),
        code="unreadable_table",
        status=409,
    )


def no_table() -> ProblemError:
    """No table has that id."""
    return ProblemError(
        Text("There is no such table", "Nie ma takiego stołu"),
        Text("Check the link, or pick a table in the lobby.", "Sprawdź link albo wybierz stół w lobby."),
        code="no_table",
        status=404,
    )


def not_playing(status: Status) -> ProblemError:
    """The game has not begun, or is over."""
    waiting = Text("The game has not begun", "Gra jeszcze się nie zaczęła")
    over = Text("The game is over", "Gra się skończyła")
    return ProblemError(waiting if status == "waiting" else over, code=f"{status}")


def not_your_turn() -> ProblemError:
    """Somebody else must choose."""
    return ProblemError(
        Text("It is not your turn to choose", "To nie jest teraz twój wybór"),
        Text("Wait for your turn.", "Poczekaj na swoją kolej."),
        code="not_your_turn",
    )


def late() -> ProblemError:
    """The table has moved on since the sender looked at it."""
    return ProblemError(
        Text("The table has changed since you chose", "Stół zmienił się, zanim dotarł twój wybór"),
        _LOOK_AGAIN,
        code="late",
    )


def illegal(error: IllegalMoveError) -> ProblemError:
    """The move is not legal."""
    return ProblemError(error.cause, error.remedy, code="illegal", status=422)


def no_undo(allowed: bool) -> ProblemError:
    """Nothing can be undone."""
    if not allowed:
        cause = Text("Undo is off at this table", "Przy tym stole nie ma cofania")
        return ProblemError(cause, code="no_undo")
    return ProblemError(
        Text(
            "This cannot be undone: you have not chosen yet, or a card was revealed or dice rolled since",
            "Tego nie da się cofnąć: nie było jeszcze twojego wyboru albo odsłonięto kartę lub rzucono kośćmi",
        ),
        code="no_undo",
    )


def no_time_to_undo() -> ProblemError:
    """The time already spent on the choice counts."""
    return ProblemError(
        Text(
            "Too little time is left to undo: what you have already spent on that choice counts",
            "Zostało za mało czasu, aby cofnąć wybór: liczy się czas, który już na niego poszedł",
        ),
        code="no_time_to_undo",
    )


def talks_too_fast() -> ProblemError:
    """Nobody can read so fast."""
    return ProblemError(
        Text("You are writing too fast", "Piszesz za szybko"),
        Text("Wait a few seconds, then send it again.", "Odczekaj kilka sekund i wyślij jeszcze raz."),
        code="talks_too_fast",
        status=429,
    )


def chat_full() -> ProblemError:
    """So much was said that nobody will read it all."""
    return ProblemError(
        Text("The chat of this table is full", "Czat tego stołu jest pełny"),
        Text("Open another table to go on talking.", "Aby rozmawiać dalej, otwórz inny stół."),
        code="chat_full",
        status=429,
    )


def no_line() -> ProblemError:
    """Nothing was said under that number, or not to whoever asks."""
    return ProblemError(
        Text("There is no such line in the chat", "Nie ma takiego wpisu na czacie"),
        Text("It may have been deleted; reload the page.", "Może został usunięty; odśwież stronę."),
        code="no_line",
        status=404,
    )


def own_line() -> ProblemError:
    """Nobody mutes or reports themselves."""
    return ProblemError(Text("You wrote that line yourself", "To twój własny wpis"), code="own_line")


def too_many_mutes(limit: int) -> ProblemError:
    """More than anybody needs."""
    return ProblemError(
        Text(f"You have muted {limit} people", f"Masz wyciszonych osób: {limit}"),
        Text("Unmute somebody first.", "Najpierw cofnij któreś wyciszenie."),
        code="too_many_mutes",
        status=429,
    )


def too_many_reports(limit: int) -> ProblemError:
    """Nobody has read the earlier ones yet."""
    return ProblemError(
        Text(f"{limit} reports of yours are waiting to be read", f"Tyle twoich zgłoszeń czeka na odczytanie: {limit}"),
        Text("Mute whoever bothers you meanwhile.", "Na razie wycisz osobę, która ci przeszkadza."),
        code="too_many_reports",
        status=429,
    )


def too_many_records(limit: int) -> ProblemError:
    """As many records as one address or one person may upload."""
    return ProblemError(
        Text(
            f"{limit} records were uploaded by you or from your address, and no more are kept",
            f"Ty lub twój adres macie już tyle wgranych zapisów: {limit}; więcej nie przechowujemy",
        ),
        Text("Replay this one with “dejarik replay”.", "Obejrzyj ten zapis przez „dejarik replay”."),
        code="too_many_records",
        status=429,
    )


def no_analyses_here() -> ProblemError:
    """The operator has switched analyses off."""
    return ProblemError(
        Text("This server does not analyze games", "Ten serwer nie analizuje gier"),
        Text("Download the record and use “dejarik analyse”.", "Pobierz zapis i użyj „dejarik analyse”."),
        code="no_analyses",
        status=403,
    )


def not_over_yet() -> ProblemError:
    """Only finished games are analyzed."""
    return ProblemError(
        Text("The game in this record is not over", "Gra w tym zapisie nie jest skończona"),
        Text("Only finished games can be analyzed.", "Analizować można tylko skończone gry."),
        code="not_finished",
    )


def no_analysis() -> ProblemError:
    """Nobody has asked for an analysis of this record, or it is forgotten."""
    return ProblemError(
        Text("This record is not being analyzed", "Ten zapis nie jest analizowany"),
        Text("Start the analysis again.", "Rozpocznij analizę ponownie."),
        code="no_analysis",
        status=404,
    )


def one_analysis_at_a_time() -> ProblemError:
    """Another analysis is being made for the same address."""
    return ProblemError(
        Text("Another game is being analyzed for you", "Trwa już analiza innej gry dla ciebie"),
        Text("Wait until it is done, or cancel it.", "Poczekaj na jej koniec albo ją przerwij."),
        code="one_analysis",
        status=429,
    )


def too_many_analyses() -> ProblemError:
    """As many analyses are being made as the server makes at once."""
    return ProblemError(
        Text("Too many games are being analyzed", "Trwa zbyt wiele analiz"),
        Text("Try again in a few minutes.", "Spróbuj ponownie za kilka minut."),
        code="too_many_analyses",
        status=429,
    )


def no_labs_here() -> ProblemError:
    """The operator has switched the deck lab off."""
    return ProblemError(
        Text("This server does not test decks", "Ten serwer nie testuje talii"),
        Text("Export the deck and use “dejarik deck lab”.", "Wyeksportuj talię i użyj „dejarik deck lab”."),
        code="no_labs",
        status=403,
    )


def too_many_lab_games(most: int) -> ProblemError:
    """More games than a test may have here."""
    return ProblemError(
        Text(
            f"A deck is tested in at most {most} games here", f"Talię można tu przetestować w co najwyżej {most} grach"
        ),
        Text("Choose fewer games.", "Wybierz mniej gier."),
        code="lab_games",
        status=422,
    )


def no_lab() -> ProblemError:
    """Somebody has tested nothing lately."""
    return ProblemError(
        Text("You are not testing a deck", "Nie testujesz żadnej talii"),
        Text("Start the test again.", "Rozpocznij test ponownie."),
        code="no_lab",
        status=404,
    )


def one_lab_at_a_time() -> ProblemError:
    """Another deck is being tested for the same person or address."""
    return ProblemError(
        Text("Another deck is being tested for you", "Trwa już test innej talii dla ciebie"),
        Text("Wait until it is done, or stop it.", "Poczekaj na jego koniec albo go przerwij."),
        code="one_lab",
        status=429,
    )


def too_many_labs() -> ProblemError:
    """As many decks are being tested as the server tests at once."""
    return ProblemError(
        Text("Too many decks are being tested", "Trwa zbyt wiele testów talii"),
        Text("Try again in a few minutes.", "Spróbuj ponownie za kilka minut."),
        code="too_many_labs",
        status=429,
    )


def lab_budget_spent() -> ProblemError:
    """One address has had as many games as it may."""
    return ProblemError(
        Text("Your address has used up its test games", "Limit gier testowych z twojego adresu się wyczerpał"),
        Text("Choose fewer games, or try again later.", "Wybierz mniej gier albo spróbuj później."),
        code="lab_budget",
        status=429,
    )


def nothing_asked() -> ProblemError:
    """No undo request is waiting for this seat."""
    return ProblemError(
        Text("Nobody is waiting for your consent", "Nikt nie czeka na twoją zgodę"), _LOOK_AGAIN, code="nothing_asked"
    )


def no_person_there() -> ProblemError:
    """No person plays on that seat."""
    return ProblemError(Text("No person plays on that seat", "Na tym miejscu nie gra osoba"), code="no_person")


def still_here() -> ProblemError:
    """The person was at the table a moment ago."""
    return ProblemError(
        Text("That player is here, or left less than a minute ago", "Ta osoba jest tutaj albo wyszła przed chwilą"),
        Text("Wait a little.", "Poczekaj chwilę."),
        code="still_here",
    )


def not_away() -> ProblemError:
    """The computer does not play for this seat."""
    return ProblemError(Text("You are already playing your seat", "Grasz już na swoim miejscu"), code="not_away")


def no_time_left() -> ProblemError:
    """The time for the whole game is used up."""
    return ProblemError(
        Text("You have run out of time for this game", "Twój czas na tę grę się skończył"),
        Text("The computer plays on for you.", "Komputer gra dalej za ciebie."),
        code="no_time",
    )


def only_seats() -> ProblemError:
    """Spectators only watch."""
    return ProblemError(
        Text("You are watching this table", "Oglądasz ten stół"),
        Text("Only players can do that.", "To mogą robić tylko grający."),
        code="watching",
        status=403,
    )


def no_seat() -> ProblemError:
    """The table has no such seat."""
    return ProblemError(
        Text("The table has no such seat", "Ten stół nie ma takiego miejsca"), code="no_seat", status=404
    )


def seat_taken() -> ProblemError:
    """Somebody sits there."""
    return ProblemError(
        Text("That seat is taken", "To miejsce jest zajęte"),
        Text("Take another seat, or watch.", "Zajmij inne miejsce albo oglądaj."),
        code="seat_taken",
    )


def not_your_seat() -> ProblemError:
    """Another person sits there."""
    return ProblemError(Text("That is not your seat", "To nie twoje miejsce"), EMPTY, code="not_your_seat", status=403)


def already_seated() -> ProblemError:
    """One person, one seat."""
    return ProblemError(
        Text("You are already seated at this table", "Siedzisz już przy tym stole"),
        Text("Stand up first to change seats.", "Najpierw wstań, aby zmienić miejsce."),
        code="already_seated",
    )


def has_begun() -> ProblemError:
    """Seats change only before the game."""
    return ProblemError(
        Text("The game has begun", "Gra już się zaczęła"),
        Text("You can still watch.", "Możesz ją oglądać."),
        code="has_begun",
    )


def no_decks(game: Text) -> ProblemError:
    """The game does not use custom decks."""
    return ProblemError(
        Text("{game} does not use custom decks", "Gra {game} nie używa własnych talii").fill(game=game),
        Text("Open a table without choosing decks.", "Otwórz stół bez wybierania talii."),
        code="no_decks",
        status=404,
    )


def wrong_seats(players: int) -> ProblemError:
    """The request does not describe every seat."""
    return ProblemError(
        Text(
            f"The table has {players} seats, and each needs a person or a computer with a level",
            f"Stół ma tyle miejsc: {players}; każde potrzebuje osoby albo komputera o wybranej sile",
        ),
        Text("Describe every seat.", "Opisz każde miejsce."),
        code="wrong_seats",
        status=422,
    )


def not_over() -> ProblemError:
    """The record holds the shuffle, so it is shown after the end only."""
    return ProblemError(
        Text("The record is available after the end of the game", "Zapis jest dostępny po zakończeniu gry"),
        Text("Finish the game first.", "Najpierw dokończ grę."),
        code="not_over",
    )


def not_saved() -> ProblemError:
    """The database did not take it."""
    return ProblemError(
        Text(
            "The change could not be saved and was not made", "Zmiany nie udało się zapisać, więc jej nie wprowadzono"
        ),
        Text("Reconnect and look at the table.", "Połącz się ponownie i spójrz na stół."),
        code="not_saved",
        status=503,
    )


def moved() -> ProblemError:
    """Another server has taken the table over."""
    return ProblemError(
        Text("The table has just moved to another server", "Stół właśnie przeniesiono na inny serwer"),
        Text("Try again.", "Spróbuj ponownie."),
        code="moved",
    )


def no_record() -> ProblemError:
    """No record has that id."""
    return ProblemError(
        Text("There is no such record", "Nie ma takiego zapisu"),
        Text("Check the link, or upload the record again.", "Sprawdź link albo wgraj zapis ponownie."),
        code="no_record",
        status=404,
    )


def no_such_move(moves: int) -> ProblemError:
    """A record is shorter than that."""
    return ProblemError(
        Text(f"The record has {moves} moves", f"Zapis ma tyle ruchów: {moves}"),
        Text(f"Give a move from 0 to {moves}.", f"Podaj ruch od 0 do {moves}."),
        code="no_move",
        status=404,
    )


def already_over() -> ProblemError:
    """The record's game is over at that move."""
    return ProblemError(
        Text("The game is over at that move", "W tym miejscu gra jest już skończona"),
        Text("Continue from an earlier move.", "Zagraj od wcześniejszego ruchu."),
        code="already_over",
    )


# ---------------------------------------------------------------- connections


def bad_frame(reason: Text) -> ProblemError:
    """What came is not a frame of the protocol."""
    return ProblemError(
        Text("This is not a message for a table. ", "To nie jest wiadomość do stołu. ") + reason,
        Text("See docs/protocol.md.", "Zobacz docs/protocol.md."),
        code="bad_frame",
        status=400,
    )


def other_version(given: int, spoken: int) -> ProblemError:
    """The client speaks another version of the protocol."""
    return ProblemError(
        Text(
            f"Protocol version {given} is not supported, only {spoken}",
            f"Wersja protokołu {given} nie jest obsługiwana, tylko {spoken}",
        ),
        Text("Reload the page.", "Odśwież stronę."),
        code="other_version",
        status=400,
    )


def no_hello() -> ProblemError:
    """The first frame did not come in time."""
    return ProblemError(
        Text("No hello message arrived in time", "Wiadomość hello nie dotarła na czas"),
        Text("Send hello first.", "Najpierw wyślij hello."),
        code="no_hello",
        status=408,
    )


def bad_token() -> ProblemError:
    """Nobody has that token."""
    return ProblemError(
        Text("The token is not valid", "Token jest nieważny"),
        Text("Log in again, or continue as a guest.", "Zaloguj się ponownie albo graj jako gość."),
        code="bad_token",
        status=401,
    )


def no_spectators() -> ProblemError:
    """The table is not to be watched."""
    return ProblemError(
        Text("This table is not open to spectators", "Tego stołu nie można oglądać"),
        Text("Ask the players for a seat.", "Poproś grających o miejsce."),
        code="no_spectators",
        status=403,
    )
