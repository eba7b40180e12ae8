"""The phrases of the command line, in both languages."""

from __future__ import annotations

from dejarik.kernel.text import Noun, Text

MOVE = Noun(
    ("move", "moves"),
    ("ruch", "ruchu", "ruchowi", "ruch", "ruchem", "ruchu"),
    ("ruchy", "ruchów", "ruchom", "ruchy", "ruchami", "ruchach"),
)
RULE = Noun(
    ("rule", "rules"),
    ("zasada", "zasady", "zasadzie", "zasadę", "zasadą", "zasadzie"),
    ("zasady", "zasad", "zasadom", "zasady", "zasadami", "zasadach"),
)
GAME = Noun(
    ("game", "games"),
    ("rozgrywka", "rozgrywki", "rozgrywce", "rozgrywkę", "rozgrywką", "rozgrywce"),
    ("rozgrywki", "rozgrywek", "rozgrywkom", "rozgrywki", "rozgrywkami", "rozgrywkach"),
)
ENTRANT = Noun(
    ("entrant", "entrants"),
    ("uczestnik", "uczestnika", "uczestnikowi", "uczestnika", "uczestnikiem", "uczestniku"),
    ("uczestnicy", "uczestników", "uczestnikom", "uczestników", "uczestnikami", "uczestnikach"),
    personal=True,
)
LINE = Noun(
    ("line", "lines"),
    ("wiersz", "wiersza", "wierszowi", "wiersz", "wierszem", "wierszu"),
    ("wiersze", "wierszy", "wierszom", "wiersze", "wierszami", "wierszach"),
)
COPY = Noun(
    ("copy", "copies"),
    ("egzemplarz", "egzemplarza", "egzemplarzowi", "egzemplarz", "egzemplarzem", "egzemplarzu"),
    ("egzemplarze", "egzemplarzy", "egzemplarzom", "egzemplarze", "egzemplarzami", "egzemplarzach"),
)

# ---------------------------------------------------------------- the table

PLAYERS = Text("Players", "Gracze")
YOU = Text("you", "ty")
DIE_HEAD = Text("Die", "Kość")
NOW_HEAD = Text("Now", "Teraz")

# ---------------------------------------------------------------- playing

COMMITMENT = Text("Shuffle commitment: {commitment}", "Odcisk tasowania: {commitment}")
HELP_HINT = Text(
    "Answer with a number or a name. “?” shows help, “quit” leaves.",
    "Odpowiedz numerem albo nazwą. „?” wyświetla pomoc, „wyjdź” kończy grę.",
)
THINKING = Text("{who} is choosing: {question}", "{who} wybiera: {question}")
SINCE = Text("Since your last choice", "Od twojego ostatniego wyboru")
EARLIER = Text("… {lines} before; “log” shows all", "… wcześniej {lines}; „dziennik” pokaże wszystko")
MORE_OPTIONS = Text("… {number} more; “table” shows all", "… jeszcze {number}; „stół” pokaże wszystko")
ENTER_PICKS = Text("Enter takes the only option", "Enter wybiera jedyną możliwość")
NOTHING_MATCHES = Text(
    "Nothing here is called “{words}”. Give a number from 1 to {last} or part of a name; “?” shows help.",
    "Nic tu nie nazywa się „{words}”. Podaj numer od 1 do {last} albo część nazwy; „?” wyświetla pomoc.",
)
SEVERAL_MATCH = Text("“{words}” can mean several things:", "„{words}” może znaczyć kilka rzeczy:")
SAY_MORE = Text("Say more of the name, or its number.", "Podaj dłuższą nazwę albo numer.")
EMPTY_ANSWER = Text(
    "Choose a number from 1 to {last}; “?” shows help.", "Wybierz numer od 1 do {last}; „?” wyświetla pomoc."
)

SOURCE_HEAD = Text("Source", "Źródło")
NOTE_HEAD = Text("Note", "Uwaga")
NOTHING_REFUSED = Text("Nothing is blocked right now.", "Teraz niczego ci nie zabroniono.")
REFUSED = Text("Not possible now:", "Teraz nie można:")
POSSIBLE = Text("Possible now:", "Teraz można:")
NOTHING_TO_ASK = Text(
    "There is no action “{words}” here. “why” alone lists everything that is blocked.",
    "Nie ma tu czynności „{words}”. Samo „dlaczego” pokaże wszystko, czego nie można.",
)
FILLERS = Text(
    "a allowed am an are can can't cannot card could do does i is isn't it me my not of should t the this to why with",
    "a by czemu dlaczego do go i ja jest juz kart karta karte karty mi mnie moge moja mozna na nie sie ta te tej tu",
)
"""Words of a question that do not say what it is about, without accents."""
NO_SUCH_PLACE = Text(
    "No place on the table is called “{words}”. “look” alone lists them.",
    "Żadne miejsce na stole nie nazywa się „{words}”. Samo „pokaż” wymieni wszystkie.",
)
EMPTY_PLACE = Text("{place}: empty.", "{place}: pusto.")
MINE = ("you", "my", "mine", "own", "ty", "moj", "moja", "moje", "swoj")
"""What a player may call what is theirs."""

UNDONE = Text("Undone: {moves}.", "Cofnięto: {moves}.")
NOTHING_TO_UNDO = Text("You have no choice to undo.", "Nie masz wyboru do cofnięcia.")
CANNOT_UNDO = Text(
    "This cannot be undone: a card was revealed or chance was used.",
    "Tego nie da się cofnąć: odsłonięto kartę albo zdecydował los.",
)
SAVE_NEEDS_FILE = Text("Name the file: save FILE.", "Podaj nazwę pliku: zapisz PLIK.")
SAVED = Text(
    "Saved: {path}. “dejarik play {game} --file {path}” continues, “dejarik replay {path}” shows it.",
    "Zapisano: {path}. „dejarik play {game} --file {path}” gra dalej, „dejarik replay {path}” pokazuje rozgrywkę.",
)
SAVED_WHOLE = Text(
    "Saved: {path}. “dejarik replay {path}” replays the game.",
    "Zapisano: {path}. „dejarik replay {path}” pokazuje rozgrywkę ponownie.",
)
NO_LOG = Text("Nothing has happened yet.", "Nic się jeszcze nie zdarzyło.")
RULES_NEED_WORDS = Text("Say what to look for: rules WORDS.", "Podaj, czego szukać: zasady SŁOWA.")
LANG_NEEDS_CODE = Text("Say which language: lang pl or lang en.", "Podaj język: język pl albo język en.")
MORE_RULES = Text("… and {rules} more; add a word.", "… i jeszcze {rules}; dodaj słowo.")

PICK_SEVERAL = Text("several at once: 1 3 5", "kilka naraz: 1 3 5")
ONE_AT_A_TIME = Text("Here you choose one at a time.", "Tutaj wybiera się po jednym.")
TOO_MANY_PICKS = Text("At most {most} can be chosen here.", "Można tu wybrać najwyżej {most}.")
PICKED_TOO_OFTEN = Text("Option {number} cannot be chosen so often.", "Możliwości {number} nie można wybrać tyle razy.")
NO_SUCH_NUMBER = Text("There is no option {number}.", "Nie ma możliwości {number}.")
NOT_ALL_TAKEN = Text(
    "After the first choices the others were no longer possible.",
    "Po pierwszych wyborach pozostałe nie były już możliwe.",
)

LEAVE_KEPT = Text(
    "Leave? The game is saved, and “dejarik resume” continues it.",
    "Zakończyć? Rozgrywka jest zapisana, „dejarik resume” ją wznowi.",
)
LEAVE_UNKEPT = Text("Leave? The game is not saved.", "Zakończyć? Rozgrywka nie jest zapisana.")
LEAVE_ANSWERS = Text("y leaves, Enter plays on", "t kończy, Enter gra dalej")
YES = ("y", "yes", "t", "tak")
KEPT = Text("Saved: “dejarik resume” continues the game.", "Zapisano: „dejarik resume” wznowi rozgrywkę.")
KEPT_WHOLE = Text("“dejarik replay {path}” shows this game again.", "„dejarik replay {path}” pokaże tę rozgrywkę.")
CANNOT_KEEP = Text(
    "the game cannot be saved as you play: {reason}", "nie można zapisywać rozgrywki na bieżąco: {reason}"
)
SET_HOME = Text(
    "Set DEJARIK_HOME to a folder that can be written to.", "Ustaw DEJARIK_HOME na folder, w którym można zapisywać."
)
NOTHING_TO_RESUME = Text("there is no game to continue", "nie ma rozgrywki do wznowienia")
PLAYED_BY_A_PROGRAM = Text("this game is played by a program ({agent})", "w tej rozgrywce gra program ({agent})")
NAME_THE_PROGRAM = Text(
    "Continue with: dejarik play {game} --file {path} --agent '{agent}'.",
    "Wznów przez: dejarik play {game} --file {path} --agent '{agent}'.",
)
START_ONE = Text("Start one: dejarik play GAME.", "Rozpocznij nową: dejarik play GRA.")
CONTINUES_AFTER = Text("The game continues after move {number}.", "Gra toczy się dalej po ruchu {number}.")

UNKNOWN_SHELL = Text("“{shell}” is no shell that can be helped", "„{shell}” to powłoka, której nie można wesprzeć")
SHELLS_ARE = Text("Use one of: {shells}.", "Użyj jednej z: {shells}.")

GOODBYE = Text("Goodbye.", "Do zobaczenia.")
SAVE_BEFORE_LEAVING = Text(
    "not saved yet: a file name saves the game, Enter discards it",
    "jeszcze nie zapisano: nazwa pliku zapisuje rozgrywkę, Enter ją porzuca",
)
NOT_SAVED = Text("Game not saved.", "Rozgrywki nie zapisano.")
YOU_WIN = Text("You win", "Wygrywasz")
WINS = Text("{who} wins", "Wygrywa: {who}")
WIN_TOGETHER = Text("{who} share the win", "Wygrywają wspólnie: {who}")
SHUFFLE_HOLDS = Text(
    "Shuffle checked: seed {seed} matches the commitment {commitment}.",
    "Tasowanie sprawdzone: ziarno {seed} zgadza się z odciskiem {commitment}.",
)
SHUFFLE_BROKEN = Text(
    "Shuffle check failed: seed {seed} does not match the commitment {commitment}.",
    "Tasowanie się nie zgadza: ziarno {seed} nie pasuje do odcisku {commitment}.",
)
LUCK_HEAD = Text("Luck with dice", "Szczęście do kości")
LUCK_WORTH = Text(
    "({dice} rolled, worth {actual}; expected {expected})",
    "(rzucono: {dice}, wartość {actual}; oczekiwana {expected})",
)
LUCK_EXPECTED = Text("expected {expected}", "oczekiwane {expected}")
LUCK_LEGEND = Text(
    "{came} rolled, {beyond} above expected, {missing} below expected",
    "{came} wyrzucone, {beyond} ponad oczekiwane, {missing} brakuje do oczekiwanych",
)
AFTER_GAME = Text("“save FILE” saves the game, Enter leaves", "„zapisz PLIK” zapisuje rozgrywkę, Enter kończy")

# The words of a session, in either language whatever the language of the table.
COMMANDS = {
    "help": Text("help", "pomoc"),
    "look": Text("look", "pokaż"),
    "table": Text("table", "stół"),
    "why": Text("why", "dlaczego"),
    "undo": Text("undo", "cofnij"),
    "save": Text("save", "zapisz"),
    "log": Text("log", "dziennik"),
    "rules": Text("rules", "zasady"),
    "lang": Text("lang", "język"),
    "quit": Text("quit", "wyjdź"),
}
SHORTER = {"help": ("h",), "why": ("czemu",), "quit": ("q", "exit")}
HELP = (
    (Text("3", "3"), Text("take option 3", "wybierz możliwość 3")),
    (Text("1 3 5", "1 3 5"), Text("take several at once where cards are picked", "wybierz kilka kart naraz")),
    (Text("draw", "dobierz"), Text("or by any part of its name", "albo po dowolnej części nazwy")),
    (Text("? 3", "? 3"), Text("explain option 3 with its rule", "objaśnij możliwość 3 i jej zasadę")),
    (Text("? NAME", "? NAZWA"), Text("describe a visible card or player", "opisz widoczną kartę lub gracza")),
    (
        Text("look PILE", "pokaż STOS"),
        Text("show a pile; without a name: list all", "pokaż stos; bez nazwy: lista wszystkich"),
    ),
    (Text("table", "stół"), Text("the whole table, however long", "cały stół, choćby był długi")),
    (Text("why", "dlaczego"), Text("what is not possible now, and why", "czego teraz nie można i dlaczego")),
    (Text("why NAME", "dlaczego NAZWA"), Text("why not this, such as a card", "dlaczego nie to, na przykład karta")),
    (Text("undo", "cofnij"), Text("go back to your previous choice", "wróć do swojego poprzedniego wyboru")),
    (Text("log", "dziennik"), Text("everything that happened", "wszystko, co się zdarzyło")),
    (Text("rules WORDS", "zasady SŁOWA"), Text("search the rules", "szukaj w zasadach")),
    (Text("save FILE", "zapisz PLIK"), Text("save the game so far", "zapisz dotychczasową rozgrywkę")),
    (Text("lang pl", "język en"), Text("switch the language", "zmień język")),
    (Text("quit", "wyjdź"), Text("leave", "zakończ")),
)

DICE_HELP = (
    (
        Text("[2MD]", "[2 wręcz]"),
        Text(
            "a die in a pool: MD melee, RD ranged, ID indirect damage, Sh shield, R resource, Dr disrupt, Dc discard, "
            "F focus, Sp special, - blank",
            "kość w puli: obrażenia wręcz, dyst. (dystansowe) i nieb. (niebezpośrednie), osł. (osłony), zas. (zasoby), "
            "zakł. (zakłócenie), odrz. (odrzucenie), skup. (skupienie), spec. (specjalny), pusta",
        ),
    ),
    (
        Text("[+1RD] [3ID1]", "[+1 dyst.] [3 nieb. za 1]"),
        Text(
            "a modifier, which only adds to another die; a side that costs 1",
            "modyfikator innej kości; ścianka o koszcie 1",
        ),
    ),
    (Text("□", "□"), Text("a die on its card", "kość leżąca na swojej karcie")),
)

# ---------------------------------------------------------------- looking things up

SEATS_RANGE = Text("{low} to {high} players, usually {usual}", "od {low} do {high} graczy, zwykle {usual}")
SEATS_LISTED = Text("{numbers} players, usually {usual}", "{numbers} graczy, zwykle {usual}")
MODES_HEAD = Text("Modes", "Tryby")
OPTIONS_HEAD = Text("Options", "Opcje")
VALUES_HEAD = Text("use", "podaj")
DEFAULT_HEAD = Text("default", "domyślnie")
PLAY_HINT = Text("Play: dejarik play {game}", "Zagraj: dejarik play {game}")
SEARCH_HINT = Text("Search them: dejarik rules WORDS [--game GAME]", "Szukaj: dejarik rules SŁOWA [--game GRA]")
NO_RULE_FOUND = Text(
    "No rule contains all of: {words}. Try fewer words or another form.",
    "Żadna zasada nie zawiera wszystkich słów: {words}. Podaj mniej słów albo inną formę.",
)
NO_CARD_FOUND = Text(
    "No card contains all of: {words}. “dejarik cards {game}” lists all.",
    "Żadna karta nie zawiera wszystkich słów: {words}. „dejarik cards {game}” pokazuje wszystkie.",
)

# ---------------------------------------------------------------- replay

REPLAY_RULES = Text("rules version {version}, seed {seed}", "wersja zasad {version}, ziarno {seed}")
REPLAY_VERIFIED = Text(
    "Checked: {moves}, the final position matches its digest {digest}.",
    "Sprawdzone: {moves}, pozycja końcowa zgadza się z odciskiem {digest}.",
)
REPLAY_POINT = Text("Position after move {point} of {moves}", "Pozycja po ruchu {point} z {moves}")
PICTURE_SAVED = Text("Picture: {path}", "Obraz: {path}")

# ---------------------------------------------------------------- simulate

PLAYING = Text("Playing", "Trwa gra")
PER_SECOND = Text("{rate}/s", "{rate}/s")
PER_MINUTE = Text("{rate}/min", "{rate}/min")
AGENT_HEAD = Text("Agent", "Gracz")
WIN_SHARE = Text("wins", "wygrane")
INTERVAL = Text("95% interval", "przedział 95%")
MEAN_SCORE = Text("mean score", "średni wynik")
LENGTHS = Text(
    "{games} of {game}; {mean} moves each on average, 90% between {low} and {high}; {seconds} s of play.",
    "{game}: {games}; liczba ruchów w rozgrywce: średnio {mean}, w 90% od {low} do {high}; czas {seconds} s.",
)
STOPPED = Text("Stopped after {done} of {games}.", "Przerwano po {done} z {games}.")
WRITTEN = Text("Written: {path}", "Zapisano: {path}")

# ---------------------------------------------------------------- arena

TO_PLAY = Text("{entrants}, {games} in all, into {folder}", "{entrants}, razem {games}, do folderu {folder}")
STOPPED_ARENA = Text(
    "Stopped after {done} of {games}; “dejarik arena resume {folder}” goes on.",
    "Przerwano po {done} z {games}; „dejarik arena resume {folder}” wznowi turniej.",
)
ALL_PLAYED = Text(
    "All {games} are played; “dejarik arena report {folder}” shows what came of them.",
    "Rozegrano wszystkie gry ({games}); „dejarik arena report {folder}” pokaże wyniki.",
)
ARENA_LENGTHS = Text(
    "{games}; {mean} moves each on average, 90% between {low} and {high}; {seconds} s of play.",
    "{games}; liczba ruchów w rozgrywce: średnio {mean}, w 90% od {low} do {high}; czas {seconds} s.",
)
ENTERED_BY_A_PROGRAM = Text("a program takes part ({agent})", "bierze w nim udział program ({agent})")
TRUST_PROGRAMS = Text(
    "If you trust it, add --programs, and it is run.", "Jeśli mu ufasz, dodaj --programs, a zostanie uruchomiony."
)
ENTRANT_HEAD = Text("Entrant", "Uczestnik")
RATING_HEAD = Text("rating", "ranking")
GAMES_HEAD = Text("games", "gry")
NOT_AN_ENTRANT = Text("“{words}” is not an entrant", "„{words}” to nie uczestnik")
WRITE_AN_ENTRANT = Text(
    "Write NAME=AGENT or NAME=AGENT@DECK, such as mine=greedy@my-deck.txt.",
    "Zapisz NAZWA=GRACZ albo NAZWA=GRACZ@TALIA, np. moja=greedy@moja-talia.txt.",
)
NO_SCHEDULE = Text("“{value}” is not a kind of tournament", "„{value}” to nie rodzaj turnieju")
SCHEDULES_ARE = Text("Use {names}.", "Podaj {names}.")
NO_ROUNDS = Text("a tournament of this kind has one round", "turniej tego rodzaju ma jedną rundę")
OMIT_ROUNDS = Text("Omit --rounds, or choose swiss or ladder.", "Pomiń --rounds albo wybierz swiss lub ladder.")
NO_GAMES_YET = Text("no game is played yet", "nie rozegrano jeszcze żadnej gry")
RESUME_FIRST = Text("Go on with “dejarik arena resume {folder}”.", "Wznów: „dejarik arena resume {folder}”.")

# ---------------------------------------------------------------- the deck lab

OPPONENT_HEAD = Text("Against", "Przeciwnik")
IN_ALL = Text("in all", "razem")
LAB_TITLE = Text("{deck}: {done} of {games} games, played by {agent}", "{deck}: gry {done} z {games}, gra {agent}")
LAB_CARD_HEAD = Text("Card", "Karta")
LAB_OPENING_HEAD = Text("opening hand", "ręka początkowa")
LAB_DRAWN_HEAD = Text("drawn", "dobrana")
LAB_PLAYED_HEAD = Text("played", "zagrana")
LAB_NOTE = Text(
    "By how many points the share of wins is higher with the card, 95% interval; * for q below 0.05, corrected for"
    " comparing so many. Only the opening hand is pure chance; drawn and played are hints.",
    "O ile punktów procentowych częściej talia wygrywa z tą kartą, przedział 95%; * przy q poniżej 0,05, z poprawką na"
    " liczbę porównań. Czysty przypadek decyduje tylko o ręce początkowej; dobrana i zagrana to wskazówki.",
)
LAB_CARRY = Text("These carry the deck: {cards}.", "Te karty niosą talię: {cards}.")
LAB_WEIGH = Text("With these it wins less often: {cards}.", "Z tymi wygrywa rzadziej: {cards}.")
LAB_UNSURE = Text(
    "No card stands out yet: every difference may be chance. More games tell more.",
    "Żadna karta jeszcze się nie wyróżnia: każda różnica może być przypadkiem. Więcej gier powie więcej.",
)
LAB_FEW = Text(
    "Too few games to compare cards: each needs {least} with it and {least} without.",
    "Za mało gier, by porównać karty: każda wymaga {least} z nią i {least} bez niej.",
)
NO_OPPONENTS = Text("no starter deck may play against this deck", "żadna talia startowa nie może zagrać z tą talią")
NAME_OPPONENTS = Text("Name other opponents.", "Podaj innych przeciwników.")
# ---------------------------------------------------------------- analyse

JUDGING = Text("Analyzing", "Trwa analiza")
RATING = Text("Rating", "Trwa obliczanie rankingu")
COUNTING_CARDS = Text("Counting cards", "Trwa liczenie kart")
MOVE_HEAD = Text("move", "ruch")
WHO_HEAD = Text("who", "kto")
MARK_HEAD = Text("mark", "ocena")
CHANCES_HEAD = Text("chances", "szanse")
PLAYED_HEAD = Text("played", "zagrano")
BETTER_HEAD = Text("better", "lepiej")
SEAT_HEAD = Text("Player", "Gracz")
ACCURACY_HEAD = Text("accuracy", "celność")
MARKS = {
    "best": Text("best", "najlepszy"),
    "good": Text("good", "dobry"),
    "inaccuracy": Text("inaccuracy", "niedokładność"),
    "mistake": Text("mistake", "błąd"),
    "blunder": Text("blunder", "gruby błąd"),
}
MARK_COUNTS = {
    "best": Text("best", "najlepsze"),
    "good": Text("good", "dobre"),
    "inaccuracy": Text("inaccuracies", "niedokładności"),
    "mistake": Text("mistakes", "błędy"),
    "blunder": Text("blunders", "grube błędy"),
}
NOTHING_LOST = Text("No choice gave away much.", "Żaden wybór nie kosztował wiele.")
JUDGED_BY = Text(
    "Judged by {agent}, seed {seed}, from what each player could know. Chances are estimates.",
    "Ocenił {agent}, ziarno {seed}, na podstawie tego, co mógł wiedzieć każdy gracz. Szanse są szacunkowe.",
)
NOT_A_JUDGE = Text("“{agent}” cannot judge a game", "„{agent}” nie może ocenić gry")
NAME_A_JUDGE = Text(
    "Use mcts with a number of simulations, such as mcts:200.", "Podaj mcts z liczbą symulacji, np. mcts:200."
)

# ---------------------------------------------------------------- train

TRAINING_STEPS = {"games": Text("Self-play", "Gra ze sobą"), "match": Text("Match", "Mecz")}
ROUND_STAYS = Text(
    "Round {n}: won {share} ({low} to {high}); it stays.",
    "Runda {n}: wygrane {share} ({low} do {high}); wynik zostaje.",
)
ROUND_GOES = Text(
    "Round {n}: won {share} ({low} to {high}); not surely better.",
    "Runda {n}: wygrane {share} ({low} do {high}); nie wiadomo, czy lepsza.",
)
TRAINING_STOPPED = Text("Stopped; the same command goes on.", "Przerwano; to samo polecenie wznowi trening.")
NOTHING_STAYED = Text(
    "Nothing is surely better yet than what the training began with. More rounds or games may help.",
    "Nic nie jest jeszcze na pewno lepsze od punktu wyjścia treningu. Pomóc może więcej rund lub gier.",
)
WEIGHTS_STAYED = Text(
    "The best weights: {path}. Play against it: dejarik play {game} --agent {agent}:{path}",
    "Najlepsze wagi: {path}. Zagraj z nimi: dejarik play {game} --agent {agent}:{path}",
)
TOO_WIDE = Text(
    "no network of width {n} can go on from this one, which has a larger layer",
    "sieć o szerokości {n} nie może zacząć od tej, która ma większą warstwę",
)
START_ANEW = Text(
    "Use a larger --width or another file, or leave --start out.",
    "Podaj większe --width albo inny plik, albo pomiń --start.",
)
NO_WIDTH = Text("a linear evaluation has no width", "ocena liniowa nie ma szerokości")
LEAVE_WIDTH_OUT = Text("Leave --width or --linear out.", "Pomiń --width albo --linear.")
OTHER_PLAN = Text("this folder holds a run with another plan", "w tym folderze jest trening według innego planu")
ANOTHER_FOLDER = Text(
    "Use the same options as before, or another folder.", "Użyj tych samych opcji co wcześniej albo innego folderu."
)

# ---------------------------------------------------------------- decks

NAMELESS = Text("Deck", "Talia")
AMOUNT_OF = Text("{amount} of {limit}", "{amount} z {limit}")
COSTS_HEAD = Text("Cost", "Koszt")
CODE_HEAD = Text("Code", "Kod")
LEGAL = Text("Legal.", "Dozwolona.")
NOT_LEGAL = Text("Not legal:", "Niedozwolona:")
STARTER_HINT = Text(
    "Look at one: dejarik deck check {key}. Convert it: dejarik deck convert {key} --to json.",
    "Obejrzyj: dejarik deck check {key}. Przekształć: dejarik deck convert {key} --to json.",
)

# ---------------------------------------------------------------- what goes wrong

UNKNOWN_LANGUAGE = Text("“{value}” is not a language of this program", "„{value}” to nie język tego programu")
USE_PL_OR_EN = Text("Use pl or en.", "Podaj pl albo en.")
NOT_AN_OPTION = Text("“{words}” is not a game option", "„{words}” to nie opcja gry")
WRITE_AN_OPTION = Text("Write KEY=VALUE, such as rounds=20.", "Zapisz KLUCZ=WARTOŚĆ, np. rounds=20.")
OPTION_TWICE = Text("“{key}” is given twice", "„{key}” podano dwa razy")
GIVE_IT_ONCE = Text("Give it once.", "Podaj raz.")
NO_SUCH_FILE = Text("there is no such file", "nie ma takiego pliku")
IS_DIRECTORY = Text("this is a directory", "to jest katalog")
NAME_A_FILE = Text("Name a file in it.", "Podaj plik w tym katalogu.")
NOT_UTF8 = Text("byte {byte} is not UTF-8 text", "bajt {byte} nie jest tekstem UTF-8")
SAVE_AS_UTF8 = Text("Use a record saved by dejarik.", "Użyj zapisu utworzonego przez dejarik.")
CANNOT_READ = Text("the file cannot be read ({reason})", "pliku nie da się odczytać ({reason})")
CANNOT_WRITE = Text("the file cannot be written ({reason})", "pliku nie da się zapisać ({reason})")
CANNOT_FINISH = Text("this could not be finished ({reason})", "nie udało się tego dokończyć ({reason})")
CLOSED_INPUT = Text("it is closed", "jest zamknięte")
PIPE_INPUT = Text("Send the deck to it, or name a file.", "Skieruj tam talię albo podaj plik.")
CHECK_NAME = Text("Check the name and the permissions.", "Sprawdź nazwę i uprawnienia.")
NO_SUCH_FOLDER = Text("nothing can be written in that folder", "w tym folderze nie można nic zapisać")
FILE_EXISTS = Text("the file already exists and is not overwritten", "plik już istnieje i nie zostanie nadpisany")
CHOOSE_ANOTHER = Text("Choose another name.", "Wybierz inną nazwę.")
NO_SUCH_SEAT = Text("There is no seat “{seat}”", "Nie ma miejsca „{seat}”")
SEATS_ARE = Text("Give a number from 1 to {last}{extra}.", "Podaj numer od 1 do {last}{extra}.")
OR_WATCH = Text(", or 0 to watch", " albo 0, aby oglądać")
OR_ALL = Text(" or all", " albo all")
NO_SUCH_POINT = Text("There is no move {point}", "Nie ma ruchu {point}")
POINTS_ARE = Text("Give a number from 0 to {last}.", "Podaj numer od 0 do {last}.")
RECORD_SETTLES = Text("the record already determines {what}", "zapis już ustala: {what}")
LEAVE_IT_OUT = Text("Omit {what} or --file.", "Pomiń {what} albo --file.")
OTHER_GAME = Text("this is a record of {found}, not of {wanted}", "to zapis gry {found}, a nie {wanted}")
NAME_THAT_GAME = Text("Write: dejarik play {found} --file {path}.", "Napisz: dejarik play {found} --file {path}.")
NO_AGENTS = Text("No agent is named", "Nie podano gracza komputerowego")
NAME_AGENTS = Text("Name them like this: greedy,random.", "Podaj na przykład tak: greedy,random.")
NO_SUCH_DECK = Text("no file and no starter deck is called that", "nie ma takiego pliku ani takiej talii startowej")
STARTERS_ARE = Text("The starters are: {names}.", "Talie startowe to: {names}.")
NOBODYS_DECK = Text("there is no player {seat} among {players}", "wśród graczy ({players}) nie ma gracza {seat}")
MORE_PLAYERS = Text("Add --players {seat}, or omit {key}.", "Dodaj --players {seat} albo pomiń {key}.")
CHECK_DECK = Text(
    "“dejarik deck check {file}” shows every rule it breaks.",
    "„dejarik deck check {file}” pokaże wszystkie naruszenia.",
)
NO_DECKS = Text("{game} is not played with decks of your own", "w grze {game} nie używa się własnych talii")
NAME_DECK_GAME = Text("Name a game that is.", "Podaj grę, w której się ich używa.")
NO_SUCH_FORM = Text("“{value}” is not a deck format", "„{value}” to nie format talii")
FORMS_ARE = Text("Use {forms}.", "Podaj {forms}.")
STANDARD_INPUT = Text("standard input", "standardowe wejście")
OWN_POLISH = Text("Polish name ours", "polska nazwa własna, nieoficjalna")
