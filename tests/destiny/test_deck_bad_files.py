"""Files that are no deck at all: too large, binary, in another encoding, empty. Each gets one clear sentence."""

from __future__ import annotations

import random
import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.destiny.decks import LARGEST_FILE, STARTERS, BadDeckError, encode, read_deck, write_text
from dejarik.kernel.text import Text

PLACE = Text("my deck", "moja talia")


def refused(data: bytes | str) -> tuple[str, str]:
    with pytest.raises(BadDeckError) as caught:
        read_deck(data, PLACE)
    return caught.value.text.en, caught.value.text.pl


def ten_megabytes() -> dict[str, bytes | str]:
    return {
        "noise": random.Random(1).randbytes(10_000_000),
        "lines": b"1x Rey\n" * 1_500_000,
        "letters": "ł" * 10_000_000,
    }


@pytest.mark.parametrize("kind", ["noise", "lines", "letters"])
def test_ten_megabytes_are_refused_at_once(kind: str) -> None:
    noise = ten_megabytes()[kind]
    started = time.perf_counter()
    english, polish = refused(noise)
    assert time.perf_counter() - started < 0.1
    assert english.startswith("my deck: this is more than 64 KB, far too much for a deck. Use a deck list as text,")
    assert polish.startswith("moja talia: to ponad 64 KB, o wiele za dużo na talię. Podaj talię jako tekst,")


@pytest.mark.parametrize("data", [b"", "", b"\xef\xbb\xbf", b" \r\n\t\n", "\ufeff\n"])
def test_an_empty_file(data: bytes | str) -> None:
    assert refused(data)[0].startswith("my deck: there is nothing in it.")
    assert refused(data)[1].startswith("moja talia: nic tu nie ma.")


def test_a_list_without_cards() -> None:
    assert refused("Characters\n\n// nothing yet\nUpgrades (0)\n")[0].startswith("my deck: no line names a card.")


@pytest.mark.parametrize(
    "data", [b"\x7fELF\x02\x01\x00\x00", bytes(1000), b"\x89PNG\r\n\x1a\n\x00", b"1x Rey\n\x00", "1x Rey\x07"]
)
def test_a_binary_file(data: bytes | str) -> None:
    english, polish = refused(data)
    assert "is not text" in english
    assert "to nie tekst" in polish


@pytest.mark.parametrize("encoding", ["latin-1", "cp1250", "cp1252"])
def test_another_encoding_of_one_byte(encoding: str) -> None:
    english, polish = refused("Events\n1x Padmé\n".encode(encoding))
    assert english.startswith("my deck: byte 15 is not UTF-8; perhaps this is Latin or Windows text. Save the file as")
    assert polish.startswith(
        "moja talia: bajt 15 to nie UTF-8; może to tekst w kodowaniu Latin lub Windows. Zapisz plik jako"
    )


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16(encoding: str) -> None:
    english, _ = refused(write_text(STARTERS["rey"]).encode(encoding))
    assert "this is UTF-16 text, not UTF-8. Save the file as UTF-8." in english


@pytest.mark.parametrize("encoding", ["utf-32", "utf-32-le", "utf-32-be"])
def test_utf_32(encoding: str) -> None:
    english, polish = refused(write_text(STARTERS["rey"]).encode(encoding))
    assert "this is UTF-32 text, not UTF-8. Save the file as UTF-8." in english
    assert "to tekst UTF-32, a nie UTF-8." in polish


@pytest.mark.parametrize(("data", "byte"), [("\ufeffłA\r\n\x07", 9), ("łA\r\r\x07", 6)])
def test_bytes_are_counted_as_they_are_in_the_file(data: str, byte: int) -> None:
    assert f"byte {byte} is not text" in refused(data)[0]
    assert f"byte {byte} is not text" in refused(data.encode())[0]


def test_utf_8_with_a_mark_in_front_is_welcome() -> None:
    for deck in STARTERS.values():
        assert read_deck(write_text(deck).encode("utf-8-sig")) == deck


def test_a_code_or_a_starters_key_may_stand_in_a_file() -> None:
    deck = STARTERS["kylo-ren"]
    assert read_deck(f"{encode(deck)}\n".encode()).contents == deck.contents
    assert read_deck(b"kylo-ren\r\n") == deck
    assert "my deck, column 1: " in refused("AW-999 / AW-166 / AW-059")[0]


def test_thousands_of_cards_are_a_mistake() -> None:
    english, polish = refused("Upgrades\n" + "99x Lightsaber\n" * 4000)
    assert english == "my deck, line 7, column 5: these are more than 500 cards. Check the numbers."
    assert polish == "moja talia, wiersz 7, kolumna 5: to ponad 500 kart. Sprawdź liczby."


@pytest.mark.parametrize(
    "piece",
    [
        "1x " + "a(" * 1000 + "\n",
        "(",
        "x ",
        "9",
        "(x1)",
        "1x a" + " " * 290 + "b\n",
        "a" + " -" * 140 + "x\n",
        "Deck: ",
        "#1 ",
        "2x [a](://b)",
        "1 1/1,",
    ],
    ids=range(11),
)
def test_the_longest_file_is_read_in_good_time(piece: str) -> None:
    data = "Cards\n" + piece * ((LARGEST_FILE - 6) // len(piece))
    started = time.perf_counter()
    with suppress(BadDeckError):
        read_deck(data)
    assert time.perf_counter() - started < 1


@given(st.binary(max_size=400))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    with suppress(BadDeckError):
        read_deck(data)
