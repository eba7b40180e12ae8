"""Records are read strictly: whatever is wrong with one, the error names the line, the cause and the remedy."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.kernel import registry
from dejarik.kernel.decision import seat_sign
from dejarik.kernel.errors import BadRecordError, DejarikError
from dejarik.kernel.match import Match
from dejarik.kernel.record import Move, Record, parse
from tests.kernel.pig import WHERE

MOVES = ("roll", "face 6", "roll", "face 1", "hold", "roll", "face 4", "hold")

NAMES = {0: "Ewa", 2: 'Jan "J" O\\'}


@pytest.fixture(autouse=True, scope="module")
def _the_toy_is_registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "pig", WHERE)
        yield


def written() -> str:
    """A short game of Pig, fourteen lines of headers and a gap, then eight moves and the closing line."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._WHERE, "pig", WHERE)
        match = Match("pig", 3, "oink", {"die": "loaded"}, chance="ask", names=NAMES)
        for notation in MOVES:
            match.play(notation)
        return str(match.record)


RECORD = written()
OPTIONAL = ("[Commitment", "[Fingerprint")
LINES = RECORD.split("\n")


def refused(text: str) -> BadRecordError:
    """The error a record is refused with; it must be complete in both languages."""
    with pytest.raises(BadRecordError) as caught:
        Match.from_record(text)
    error = caught.value
    for part in (error.cause, error.remedy, error.place):
        assert part.en
        assert part.pl
    assert re.match(r"(line|wiersz) \d+", error.place.en), f"no line in {error}"
    return error


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def test_a_record_reads_as_it_was_written() -> None:
    record = parse(RECORD)
    assert str(record) == RECORD
    assert record.seat_names == NAMES
    assert record.moves[1] == Move(-1, "face 6")
    assert record.moves[1].line == LINES.index("2. chance face 6") + 1
    assert Match.from_record(RECORD).state.digest() == record.digest


@pytest.mark.parametrize("form", [RECORD.replace("\n", "\r\n"), "\ufeff" + RECORD, "# a comment\n\n" + RECORD + "\n\n"])
def test_line_ends_comments_and_gaps_do_not_matter(form: str) -> None:
    assert parse(form) == parse(RECORD)


@given(name=st.text(max_size=30), seed=st.text(max_size=30))
def test_any_name_and_seed_comes_back(name: str, seed: str) -> None:
    match = Match("pig", 2, seed=seed, names={1: name})
    again = Match.from_record(str(match.record))
    assert (again.names, again.seed, again.state) == ({1: name}, seed, match.state)


@pytest.mark.parametrize("name", ['"', "\\", '\\"', "a\nb", "a\r\nb", "\u2028", "\x85", "\x00", "\ud800", "]", '"]'])
def test_odd_names_come_back(name: str) -> None:
    text = str(Match("pig", 2, seed=name, names={0: name}).record)
    assert Match.from_record(text).names == {0: name}
    assert len(text.encode("utf-8").splitlines()) == len(text.split("\n")) - 1


@pytest.mark.parametrize("number", range(len(LINES) - 1))
def test_a_record_cut_off_anywhere_is_refused(number: int) -> None:
    refused("\n".join(LINES[:number]))


@pytest.mark.parametrize("number", [i for i, line in enumerate(LINES) if line and not line.startswith(OPTIONAL)])
def test_a_record_that_lacks_a_line_is_refused(number: int) -> None:
    text = "\n".join(LINES[:number] + LINES[number + 1 :])
    if LINES[number].startswith(("[Seat", '[Option target "20"')):
        assert Match.from_record(text).state == Match.from_record(RECORD).state
    else:
        refused(text)


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ('[Dejarik "1"]', '[Dejarik "2"]', 1, "record format 2 is unknown"),
        ('[Game "pig"]', '[Game "pigs"]', 2, "There is no game called “pigs”"),
        ('[Players "3"]', '[Players "4"]', 4, "cannot be played by 4"),
        ('[Players "3"]', '[Players "99"]', 4, "cannot be played by 99"),
        ('[Players "3"]', '[Players "100"]', 4, "“100” is not a number of players"),
        ('[Players "3"]', '[Players "-3"]', 4, "“-3” is not a number of players"),
        ('[Players "3"]', '[Players "٣"]', 4, "“٣” is not a number of players"),
        ('[Seed "oink"]', '[Seed "moo"]', 6, "the seed does not match the commitment"),
        ('[Chance "asked"]', '[Chance "rolled"]', 7, "“rolled” is unknown"),
        ('[Option die "loaded"]', '[Option die "lead"]', 9, "that is unknown"),
        ('[Option die "loaded"]', '[Option dice "loaded"]', 9, "has no option “dice”"),
        ('[Option die "loaded"]', '[Option 7 "loaded"]', 9, "an option a name"),
        ('[Option die "loaded"]', '[Option die "fair"]', 22, "a different position"),
        ('[Seat 1 "Ewa"]', '[Seat 4 "Ewa"]', 10, "there is no seat 4"),
        ('[Seat 1 "Ewa"]', '[Seat 0 "Ewa"]', 10, "not a header"),
        ('[Seat 1 "Ewa"]', '[Seat 999999999 "Ewa"]', 10, "not a header"),
        ('[Seat 1 "Ewa"]', '[Seat ewa "Ewa"]', 10, "a seat has a number"),
        ('[Seat 1 "Ewa"]', '[Seat 3 "Ewa"]', 11, "is repeated"),
        ('[Seat 1 "Ewa"]', '[Seat "Ewa"]', 10, "header Seat is unknown"),
        ('[Seat 1 "Ewa"]', '[Seat 1 "Ewa]', 10, "not a header"),
        ('[Seat 1 "Ewa"]', r'[Seat 1 "E\wa"]', 10, "not quoted correctly"),
        ('[Seat 1 "Ewa"]', '[Weather "fine"]', 10, "the header Weather is unknown"),
        ('[Seat 1 "Ewa"]', '[Seed "oink"]', 10, "the header Seed is repeated"),
        ("1. p1 roll", "1. p1 rol", 14, "“rol” is not a legal move here"),
        ("1. p1 roll", "1. p1", 14, "is not a move"),
        ("1. p1 roll", "1. p2 roll", 14, "p2 moves, but it is the turn of p1"),
        ("1. p1 roll", "1. p0 roll", 14, "is not a move"),
        ("1. p1 roll", "1. p999 roll", 14, "is not a move"),
        ("1. p1 roll", "1. p-1 roll", 14, "is not a move"),
        ("1. p1 roll", "1. chance roll", 14, "chance moves, but it is the turn of p1"),
        ("1. p1 roll", "2. p1 roll", 14, "move 2 where 1 is expected"),
        ("1. p1 roll", "9" * 5000 + ". p1 roll", 14, "is not a move"),
        ("1. p1 roll", '[Seat 2 "Ola"]', 15, "move 2 where 1 is expected"),
        ("2. chance face 6", '[Seat 2 "Ola"]', 15, "there is a header among the moves"),
        ("2. chance face 6", "2. chance face 7", 15, "“face 7” is not a legal move here"),
        ("7. chance face 4", "7. chance face 5", 22, "a different position"),
        ("7. chance face 4\n", "", 20, "move 8 where 7 is expected"),
        ("end 8", "end 7", 22, "7 moves are declared, but there are 8"),
        ("end 8", "end " + "8" * 5000, 22, "the closing line is damaged"),
        (" open", " won p1", 22, "a different position"),
        (" open", " won p0", 22, "the closing line is damaged"),
        (" open", " won", 22, "the closing line is damaged"),
        (" open\n", " open\n9. p1 roll\n", 23, "something follows the closing line"),
    ],
)
def test_a_changed_record_is_refused(old: str, new: str, line: int, cause: str) -> None:
    error = refused(changed(old, new))
    assert cause in str(error)
    assert f"line {line}" in str(error)


def test_a_forged_digest_is_refused() -> None:
    digest = parse(RECORD).digest
    forged = ("0" if digest[0] != "0" else "1") + digest[1:]
    assert "a different position" in str(refused(changed(digest, forged)))


def test_a_tampered_seed_without_commitment_is_refused() -> None:
    commitment = next(line for line in LINES if line.startswith("[Commitment"))
    text = changed(commitment + "\n", "").replace('"oink"', '"moo"')
    assert "a different position" in str(refused(text))


def test_the_message_is_one_line_with_place_cause_and_remedy() -> None:
    error = refused(changed("1. p1 roll", "1. p1 rol"))
    assert str(error) == "line 14: “rol” is not a legal move here. Legal moves: roll, hold."
    assert error.text.pl == "wiersz 14: „rol” nie jest tu dozwolonym ruchem. Dozwolone ruchy: roll, hold."


def test_a_record_made_by_hand_names_the_header() -> None:
    record = Record("pig", "1", 99, "1", "", {}, (), "0" * 32)
    with pytest.raises(BadRecordError, match="header Players: Pig cannot be played by 99"):
        Match.from_record(record)


@pytest.mark.parametrize("other", [('[Rules "1"]', '[Rules "2"]'), ('[Fingerprint "', '[Fingerprint "other ')])
def test_a_record_of_other_rules_is_read_as_long_as_its_moves_are_legal(other: tuple[str, str]) -> None:
    digest = parse(RECORD).digest
    read = Match.from_record(changed(*other).replace(digest, "0" * 32))
    assert read.state == Match.from_record(RECORD).state
    assert "“rol” is not a legal move" in str(refused(changed(*other).replace("1. p1 roll", "1. p1 rol")))


def test_seats_have_signs() -> None:
    assert [seat_sign(seat) for seat in (-1, 0, 3)] == ["chance", "p1", "p4"]


def test_the_first_moves_can_be_read_alone() -> None:
    assert len(Match.from_record(RECORD, to=3).moves) == 3
    assert len(Match.from_record(RECORD, to=0).moves) == 0
    assert len(Match.from_record(RECORD, to=999).moves) == len(MOVES)


# ---------------------------------------------------------------- whatever comes


def survives(text: str) -> None:
    """A text is a record or it is refused; nothing else can happen."""
    with contextlib.suppress(DejarikError):
        Match.from_record(text)


PIECES = st.one_of(
    st.text(max_size=6),
    st.sampled_from(["[", '"', "]", "\\", "end", "p0", "p99", "-1", "9" * 5000, "\ud800", "\x00", "\u2028", "\n", "²"]),
)


@settings(max_examples=300)
@given(st.integers(0, len(RECORD)), st.integers(0, 12), PIECES)
def test_a_garbled_record_raises_nothing_else(start: int, length: int, piece: str) -> None:
    survives(RECORD[:start] + piece + RECORD[start + length :])


@settings(max_examples=100)
@given(st.permutations(LINES))
def test_a_scrambled_record_raises_nothing_else(lines: list[str]) -> None:
    survives("\n".join(lines))


@settings(max_examples=100)
@given(st.binary(max_size=200), st.integers(0, len(RECORD)))
def test_garbled_bytes_raise_nothing_else(noise: bytes, at: int) -> None:
    raw = RECORD.encode()
    survives((raw[:at] + noise + raw[at:]).decode("utf-8", "surrogateescape"))
    survives(noise.decode("latin-1"))


@settings(max_examples=100)
@given(st.lists(st.tuples(st.sampled_from(LINES), st.integers(0, len(LINES))), max_size=3))
def test_doubled_lines_raise_nothing_else(more: list[tuple[str, int]]) -> None:
    lines = LINES[:]
    for line, at in more:
        lines.insert(at, line)
    survives("\n".join(lines))
