"""The help of the command line in Polish: what typer is told in English stands on the left."""

from __future__ import annotations

from typing import Final

SAID: Final = {
    # ------------------------------------------------------------ the program, and what many commands share
    "Star Wars card games played exactly by their rulebooks.": (
        "Gry karciane ze świata Gwiezdnych wojen, grane dokładnie według instrukcji."
    ),
    "Show this message and exit.": "Wyświetl tę pomoc.",
    "Print the version.": "Podaj wersję programu.",
    "pl or en; the system's language if not given.": "pl albo en; bez tej opcji język systemu.",
    "The game, as “dejarik games” lists it.": "Gra, tak jak ją nazywa „dejarik games”.",
    "Number of players; by default the usual one.": "Liczba graczy; domyślnie zwykła dla tej gry.",
    "An option of the game; repeat for more.": "Opcja gry; można podać kilka razy.",
    "Number of processes, by default one per core; on a cluster, of tasks.": (
        "Liczba procesów, domyślnie jeden na rdzeń; w klastrze liczba zadań."
    ),
    "Where the work is done: here, or on a Ray cluster.": "Gdzie prowadzić obliczenia: tutaj czy w klastrze Ray.",
    "The Ray cluster, such as ray://host:10001; by default the one around here.": (
        "Klaster Ray, np. ray://host:10001; domyślnie ten, w którym działa program."
    ),
    "The same seed gives the same games.": "To samo ziarno daje te same rozgrywki.",
    "In English or Polish; accents do not matter.": "Po polsku lub angielsku; znaki diakrytyczne są nieistotne.",
    "The server's database, as “dejarik serve” is told it.": "Baza danych serwera, taka jak dla „dejarik serve”.",
    # ------------------------------------------------------------ games, play, resume
    "List the games with their players, modes and options.": "Wymień gry z liczbą graczy, trybami i opcjami.",
    "Play in the terminal, or watch.": "Zagraj w terminalu albo obejrzyj rozgrywkę.",
    "Your seat, counted from 1; 0 to watch agents play.": ("Twoje miejsce, licząc od 1; 0, by oglądać grę komputerów."),
    "Who plays the other seats: random, greedy, linear, net, mcts, netmcts:200, engine:COMMAND.": (
        "Kto gra na pozostałych miejscach: random, greedy, linear, net, mcts, netmcts:200, engine:POLECENIE."
    ),
    "The seed of the shuffle; random if not given.": "Ziarno tasowania; bez tej opcji losowe.",
    "Continue this saved game.": "Graj dalej tę zapisaną rozgrywkę.",
    "Save the game to this new file when you leave.": "Przy wyjściu zapisz rozgrywkę do tego nowego pliku.",
    "Continue the game you left last; what is played at a terminal is saved after every choice.": (
        "Wznów ostatnio przerwaną rozgrywkę; gra w terminalu zapisuje się po każdym wyborze."
    ),
    "The latest one of this game.": "Ostatnia rozgrywka tej gry.",
    "Only list the games that can be continued.": "Tylko wymień rozgrywki, które można wznowić.",
    # ------------------------------------------------------------ simulate
    "Let agents play many games and see who wins.\n\n"
    "Agents may go on forever, so games are scored after 100 rounds; --option rounds=N sets another limit, 0 none.": (
        "Niech komputery rozegrają wiele gier; zobacz, kto wygrywa.\n\n"
        "Komputery mogłyby grać bez końca, więc po 100 rundach gra jest podliczana; --option rounds=N ustala inną "
        "granicę, a 0 żadnej."
    ),
    "Number of games.": "Liczba gier.",
    "One per seat, such as mcts:200,greedy,random.": "Po jednym na miejsce, np. mcts:200,greedy,random.",
    "Print a row for each game instead, as CSV.": "Wypisz zamiast tego wiersz na każdą grę, w formacie CSV.",
    "Print a row for each game instead, as lines of JSON.": "Wypisz zamiast tego wiersz JSON na każdą grę.",
    "Save what it comes to as JSON to this new file.": "Zapisz podsumowanie w formacie JSON do tego nowego pliku.",
    # ------------------------------------------------------------ replay, log, analyse
    "Verify a saved game and replay it up to any move.": (
        "Sprawdź zapisaną rozgrywkę i odtwórz ją do wybranego ruchu."
    ),
    "A saved game.": "Zapisana rozgrywka.",
    "Stop after this move.": "Zatrzymaj się po tym ruchu.",
    "Whose view; “all” shows every card.": "Kto patrzy; „all” pokazuje wszystkie karty.",
    "Draw the last position into this new SVG file.": "Narysuj ostatnią pozycję w tym nowym pliku SVG.",
    "Print what happened in a saved game, one line each.": (
        "Wypisz, co zdarzyło się w zapisanej rozgrywce, po wierszu na zdarzenie."
    ),
    "Who reads; “all” reads every card.": "Kto czyta; „all” zna wszystkie karty.",
    "Find the blunders of a saved game, and what would have been better.\n\n"
    "Every choice is judged by what the player could know then, never by hidden cards. “analyze” is the same "
    "command.": (
        "Znajdź błędy w zapisanej rozgrywce i to, co byłoby lepsze.\n\n"
        "Każdy wybór jest oceniany według tego, co gracz mógł wtedy wiedzieć, nigdy według zakrytych kart. „analyze” "
        "to to samo polecenie."
    ),
    "Who judges: mcts:N with N simulations for each choice.": "Kto ocenia: mcts:N z N symulacjami na każdy wybór.",
    "The same seed gives the same analysis.": "To samo ziarno daje tę samą analizę.",
    "Print the analysis as JSON instead.": "Wypisz zamiast tego analizę w formacie JSON.",
    "Save the record with the analysis as comments to this new file.": (
        "Zapisz rozgrywkę z analizą w komentarzach do tego nowego pliku."
    ),
    # ------------------------------------------------------------ rules, cards, engine, completion
    "Search the rules of the games.": "Szukaj w zasadach gier.",
    "Only the rules of this game.": "Tylko zasady tej gry.",
    "Show the cards of a game with their texts in both languages.": "Pokaż karty gry z tekstami w obu językach.",
    "Play for another program, in lines on standard input and output, as docs/engine-protocol.md describes.": (
        "Graj dla innego programu, wierszami na standardowym wejściu i wyjściu, jak opisuje docs/engine-protocol.md."
    ),
    "Who plays: mcts:400, mcts:500ms, mcts:400x4, greedy.": "Kto gra: mcts:400, mcts:500ms, mcts:400x4, greedy.",
    "Print what your shell needs to complete commands, options and games.\n\n"
    'For this session: bash and zsh: eval "$(dejarik completion bash)"; fish: dejarik completion fish | source.': (
        "Wypisz to, czego powłoka potrzebuje, by uzupełniać polecenia, opcje i gry.\n\n"
        'W tej sesji: bash i zsh: eval "$(dejarik completion bash)"; fish: dejarik completion fish | source.'
    ),
    "Your shell.": "Twoja powłoka.",
    # ------------------------------------------------------------ train
    "Train a network that judges positions of a game, by self-play.\n\n"
    "Each round plays games with the last network, fits a new one to the games and lets it play against the best "
    "before: it stays only if it surely wins more than half. With --start, the network in a file plays the first "
    "games, and all others begin as it is. A run that is interrupted goes on with the same command.\n\n"
    "A linear evaluation is fitted in minutes and without PyTorch; with --start, the network teaches it.": (
        "Wytrenuj sieć, która ocenia pozycje gry, na rozgrywkach z samą sobą.\n\n"
        "W każdej rundzie ostatnia sieć rozgrywa gry, dopasowuje się do nich nową sieć, a ta gra z najlepszą dotąd: "
        "zostaje tylko wtedy, gdy na pewno wygrywa więcej niż połowę. Z --start pierwsze gry rozgrywa sieć z pliku, a "
        "wszystkie następne od niej zaczynają. Przerwany trening wznawia to samo polecenie.\n\n"
        "Ocenę liniową dopasowuje się w kilka minut i bez PyTorch; z --start uczy ją sieć."
    ),
    "Where the run is kept; goes on there.": "Folder treningu; jeśli już jest, trening toczy się w nim dalej.",
    "Number of rounds.": "Liczba rund.",
    "Games of self-play in each round.": "Gry z samą sobą w każdej rundzie.",
    "Games that decide whether a network stays.": "Gry, które rozstrzygają, czy sieć zostaje.",
    "A linear evaluation instead of a network.": "Ocena liniowa zamiast sieci.",
    "Weights to go on from; “shipped”: those of the program.": "Wagi, od których zacząć; „shipped”: te z programu.",
    "Size of the first layer of networks; else 128, or that of --start.": (
        "Wielkość pierwszej warstwy sieci; bez podania 128 albo taka jak w sieci z --start."
    ),
    "Most guesses at hidden cards for a choice; else 3, or those of --start.": (
        "Ile najwyżej razy zgadywać zakryte karty przy wyborze; bez podania 3 albo tyle, ile w sieci z --start."
    ),
    # ------------------------------------------------------------ arena
    "Tournaments between agents and decks.": "Turnieje graczy komputerowych i talii.",
    "Play a tournament into a new folder.\n\n"
    "Games are written as they end; an interrupted tournament goes on with “dejarik arena resume”. Agents may go on "
    "forever, so games are scored after 100 rounds; --option rounds=N sets another limit, 0 none.": (
        "Rozegraj turniej, zapisując go w nowym folderze.\n\n"
        "Gry są zapisywane, gdy się kończą; przerwany turniej wznawia „dejarik arena resume”. Komputery mogłyby grać "
        "bez końca, więc po 100 rundach gra jest podliczana; --option rounds=N ustala inną granicę, a 0 żadnej."
    ),
    "A new folder for the results.": "Nowy folder na wyniki.",
    "An agent, such as mcts:200; repeat for more. Each plays every deck.": (
        "Gracz komputerowy, np. mcts:200; można podać kilku. Każdy gra każdą talią."
    ),
    "A deck: a file, a starter or a code; repeat for more.": "Talia: plik, talia startowa albo kod; można podać kilka.",
    "One more entrant; repeat for more.": "Jeszcze jeden uczestnik; można podać kilku.",
    "series, round-robin, gauntlet, swiss or ladder.": "series, round-robin, gauntlet, swiss albo ladder.",
    "Games of each table, that is each pair, in each round.": "Gry przy każdym stole, czyli każdej pary, w rundzie.",
    "Rounds of swiss and ladder; 0 for the usual number.": "Rundy przy swiss i ladder; 0 to zwykła liczba.",
    "Note which cards are held and played.": "Notuj, jakie karty są na ręce i zagrywane.",
    "Go on with a tournament that was interrupted.": "Wznów przerwany turniej.",
    "The folder that “dejarik arena run” wrote.": "Folder, który zapisało „dejarik arena run”.",
    "Run the programs that the tournament names as engine:COMMAND.": (
        "Uruchom programy, które turniej wymienia jako engine:POLECENIE."
    ),
    "Show how a tournament stands, and write a report of it: ratings, matchups, balance, lengths and cards.": (
        "Pokaż wyniki turnieju i napisz z niego raport: rankingi, pojedynki, równowaga, długość gier i karty."
    ),
    "Write a page of HTML with everything into this new file.": "Zapisz stronę HTML ze wszystkim do tego nowego pliku.",
    # ------------------------------------------------------------ deck
    "Check, convert and test decks.": "Sprawdzaj, przekształcaj i testuj talie.",
    "Show a deck, its costs and every rule it breaks; exit code 2 if it is not legal.": (
        "Pokaż talię, jej koszty i każdą złamaną zasadę; kod wyjścia 2, jeśli jest niedozwolona."
    ),
    "A deck list, “-” for standard input, a code or a starter's key.": (
        "Lista talii, „-” dla standardowego wejścia, kod albo klucz talii startowej."
    ),
    "The game the deck is for.": "Gra, do której jest ta talia.",
    "List the starter decks with their keys and codes.": "Wymień talie startowe z ich kluczami i kodami.",
    "Print a deck as a text list, as JSON, for OCTGN or as a one-line code.": (
        "Wypisz talię jako listę, w formacie JSON, dla OCTGN albo jako kod w jednym wierszu."
    ),
    "The form to print; o8d where the game has it.": "Format wydruku; o8d, jeśli gra go zna.",
    "Test a deck: let it play others from both seats, and show how often it wins and which cards carry it.": (
        "Przetestuj talię: niech zagra z innymi z obu miejsc; zobacz, jak często wygrywa i które karty ją niosą."
    ),
    "An opponent: a file, a code, a starter's key, or “starters” for all; repeat for more.": (
        "Przeciwnik: plik, kod, klucz talii startowej albo „starters”, czyli wszystkie; można podać kilku."
    ),
    "Games in all, shared among the opponents.": "Liczba gier, dzielona między przeciwników.",
    "Who plays both decks, such as mcts:200.": "Kto gra obiema taliami, np. mcts:200.",
    "Number of processes.": "Liczba procesów.",
    # ------------------------------------------------------------ people, reports, backup, restore
    "Help people with their accounts, while the server runs.": "Pomóż ludziom z ich kontami, gdy serwer działa.",
    "Print a one-time code for a new password.\n\n"
    "Pass it on to the owner of the account, who enters it on the account page.": (
        "Wypisz jednorazowy kod do nowego hasła.\n\n"
        "Przekaż go właścicielowi konta, który wpisze go na stronie swojego konta."
    ),
    "The name of the account.": "Nazwa konta.",
    "How long the code is good.": "Jak długo kod jest ważny.",
    "Where people open the page, to print a link: https://dejarik.example.": (
        "Adres strony, by wypisać odnośnik: https://dejarik.example."
    ),
    "End every session of an account.\n\nOpen connections end within half a minute.": (
        "Zakończ wszystkie sesje konta.\n\nOtwarte połączenia kończą się w ciągu pół minuty."
    ),
    "Read and settle what players have reported.": "Czytaj i załatwiaj zgłoszenia graczy.",
    "Show open reports, each line with what was said around it.": (
        "Pokaż otwarte zgłoszenia, każde z tym, co powiedziano przedtem i potem."
    ),
    "Show settled ones too.": "Pokaż także załatwione.",
    "Mark a report as dealt with.": "Oznacz zgłoszenie jako załatwione.",
    "The report, by the id that “list” shows.": "Zgłoszenie; identyfikator pokazuje „list”.",
    "What was done about it.": "Co w tej sprawie zrobiono.",
    "Copy the server's whole database into one file, while the server runs or not.": (
        "Skopiuj całą bazę danych serwera do jednego pliku; serwer może w tym czasie działać."
    ),
    "The new file to write.": "Nowy plik.",
    "Make the server's database what it was when a backup was made. The server must not be running.": (
        "Przywróć bazę danych serwera z kopii zapasowej. Serwer nie może w tym czasie działać."
    ),
    "A file made by “dejarik backup”.": "Plik utworzony przez „dejarik backup”.",
    "Overwrite a database that is not empty.": "Zastąp bazę danych, nawet jeśli nie jest pusta.",
    # ------------------------------------------------------------ serve
    "Serve the page: people and computers play over the network.\n\n"
    "Each option can also be given by an environment variable: DEJARIK_PORT for --port, and so on.": (
        "Uruchom serwer ze stroną: ludzie i komputery grają przez sieć.\n\n"
        "Każdą opcję można też podać w zmiennej środowiskowej: DEJARIK_PORT zamiast --port i tak dalej."
    ),
    "The address to listen on; 0.0.0.0 for all.": "Adres, na którym serwer czeka; 0.0.0.0 to wszystkie.",
    "The port to listen on; 0 for any free one.": "Port, na którym serwer czeka; 0 to dowolny wolny.",
    "sqlite:///file.db or postgresql://user:password@host/name.": (
        "sqlite:///plik.db albo postgresql://użytkownik:hasło@host/nazwa."
    ),
    "Worker processes for computer players.": "Procesy dla graczy komputerowych.",
    "Seconds between two computer moves.": "Sekundy między dwoma ruchami komputera.",
    "Seconds until a quicker agent chooses for a computer.": ("Sekundy, po których za komputer wybiera ktoś szybszy."),
    "The largest message on a table's connection.": "Największa wiadomość w połączeniu ze stołem.",
    "Messages per second on one connection.": "Wiadomości na sekundę w jednym połączeniu.",
    "Messages at once on one connection.": "Wiadomości naraz w jednym połączeniu.",
    "The largest request body.": "Największa treść żądania.",
    "Seconds until a request that is not complete is given up.": (
        "Sekundy, po których niedokończone żądanie jest porzucane."
    ),
    "Open connections in all.": "Otwarte połączenia, łącznie.",
    "Requests per second from one address.": "Żądania na sekundę z jednego adresu.",
    "Requests at once from one address.": "Żądania naraz z jednego adresu.",
    "Logins per second from one address, and whatever else tries a password or code.": (
        "Logowania na sekundę z jednego adresu i wszystko inne, co próbuje hasła albo kodu."
    ),
    "Logins at once from one address.": "Logowania naraz z jednego adresu.",
    "Unfinished tables opened from one address.": "Niedokończone stoły otwarte z jednego adresu.",
    "Connections to tables from one address.": "Połączenia ze stołami z jednego adresu.",
    "Uploaded records kept from one address.": "Przesłane zapisy gier, przechowywane dla jednego adresu.",
    "Uploaded records kept for one person.": "Przesłane zapisy gier, przechowywane dla jednej osoby.",
    "Simulations for each choice of an analyzed game; 0 for no analysis.": (
        "Symulacje na każdy wybór analizowanej gry; 0 wyłącza analizę."
    ),
    "The most games in which a deck is tested; 0 for no deck lab.": (
        "Najwięcej gier w teście talii; 0 wyłącza testowanie talii."
    ),
    "Games to test decks for one address in an hour.": "Gry do testowania talii na godzinę z jednego adresu.",
    "Days until uploaded records that nobody owns are deleted; 0 for never.": (
        "Dni, po których znikają przesłane zapisy bez właściciela; 0 to nigdy."
    ),
    "Days until the chat of a finished game is deleted; 0 for never.": (
        "Dni, po których znika czat zakończonej gry; 0 to nigdy."
    ),
    "Days until a table at which nothing happens is deleted; 0 for never.": (
        "Dni, po których znika stół, przy którym nic się nie dzieje; 0 to nigdy."
    ),
    "Another origin whose pages may play here; repeat for more.": (
        "Inne źródło (origin), którego strony mogą tu grać; można podać kilka."
    ),
    "A proxy whose X-Forwarded-For is trusted; repeat for more.": (
        "Serwer pośredniczący, którego nagłówkowi X-Forwarded-For można ufać; można podać kilka."
    ),
    "The address of the operators' port.": "Adres portu dla operatorów.",
    "A port for operators, with metrics and probes; none if not given.": (
        "Port dla operatorów, z metrykami i sondami; bez tej opcji nie ma go."
    ),
    "json, or text: only warnings and errors, to be read by people; auto is text on a terminal.": (
        "json albo text: tylko ostrzeżenia i błędy, do czytania przez ludzi; auto to w terminalu text."
    ),
    "Days without use after which somebody is logged out.": "Dni bez aktywności, po których następuje wylogowanie.",
    "Where people open the page, for links in mail: https://dejarik.example.": (
        "Adres strony do odnośników w poczcie: https://dejarik.example."
    ),
    "smtps://user:password@host, smtp+starttls://…, or smtp://host for a relay.": (
        "smtps://użytkownik:hasło@host, smtp+starttls://… albo smtp://host dla przekaźnika."
    ),
    "The sender of mail: Dejarik <no-reply@dejarik.example>.": "Nadawca poczty: Dejarik <no-reply@dejarik.example>.",
    "Where other servers of the same PostgreSQL database reach this one; enables several.": (
        "Adres, pod którym osiągają ten serwer inne serwery tej samej bazy PostgreSQL; umożliwia pracę kilku."
    ),
    "A Ray cluster on which computers think, such as ray://host:10001.": (
        "Klaster Ray, w którym myślą komputery, np. ray://host:10001."
    ),
}

VALUES: Final = {
    "ADDRESS": "ADRES",
    "AGENT": "GRACZ",
    "AGENTS": "GRACZE",
    "DECK": "TALIA",
    "FILE": "PLIK",
    "FOLDER": "FOLDER",
    "FORMAT": "FORMAT",
    "GAME": "GRA",
    "HOST": "HOST",
    "ID": "ID",
    "KEY=VALUE": "KLUCZ=WARTOŚĆ",
    "N": "N",
    "N|all": "N|all",
    "NAME": "NAZWA",
    "NAME=AGENT[@DECK]": "NAZWA=GRACZ[@TALIA]",
    "NOTE": "UWAGA",
    "ORIGIN": "ŹRÓDŁO",
    "OPPONENT": "PRZECIWNIK",
    "PROXY": "ADRES",
    "SCHEDULE": "RODZAJ",
    "SEED": "ZIARNO",
    "SENDER": "NADAWCA",
    "URL": "URL",
    "WORDS": "SŁOWA",
    "bash|zsh|fish|powershell": "bash|zsh|fish|powershell",
    "local|ray": "local|ray",
    "pl|en": "pl|en",
    "text|json|o8d|code": "text|json|o8d|code",
}
"""What stands for the values of arguments and options."""
