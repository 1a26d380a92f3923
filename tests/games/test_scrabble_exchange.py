"""Scrabble, rule S7: exchanging tiles, and passing."""

from __future__ import annotations

import pytest

from tests.support import after, move, passes, play, referee, refused, scrabble

TAART = play(0, "8D", "TAART")


def test_C8_nobody_exchanges_more_tiles_than_a_rack_holds():
    for more in ({"count": 8}, {"tiles": "ENENENEN"}):
        result = referee(scrabble(move(0, "exchange", **more)))
        assert (result.refusal.rule, result.refusal.code, result.refusal.params) == ("C8", "exchange-rack", {"most": 7})


def exchanging(count: int, bag: str, edition: str = "nl-early"):
    """A record in which the first seat exchanges some of its seven tiles with so many in the bag."""
    setup = {"racks": ["DEENRST", "AADEENN"], "bag": bag}
    return scrabble(move(0, "exchange", tiles="DEENRST"[:count]), edition=edition, setup=setup)


def test_S7_an_exchange_costs_the_turn():
    exchange = move(0, "exchange", tiles="DE")
    assert refused(scrabble(exchange, *passes(1))) is None
    assert refused(scrabble(exchange, play(0, "8D", "TAART"))) == "C6"


@pytest.mark.parametrize("count", [1, 4, 7])
def test_S7_one_several_or_all_tiles(count):
    assert refused(exchanging(count, bag="OOOPPRR")) is None


@pytest.mark.parametrize(("count", "rule"), [(1, None), (2, None), (3, "S7"), (7, "S7")])
def test_S7_the_bag_must_hold_as_many_as_are_exchanged(count, rule):
    assert refused(exchanging(count, bag="OP")) == rule
    assert refused(exchanging(count, bag="OP", edition="nl-late")) == rule


def test_S7_nothing_is_exchanged_with_an_empty_bag():
    assert refused(exchanging(1, bag="")) == "S7"


@pytest.mark.parametrize("edition", ["nl", "nl-ij", "fr", "de", "en", "it"])
def test_S7_modern_editions_want_seven_in_the_bag(edition):
    assert refused(exchanging(7, bag="OOOOPRR", edition=edition)) is None
    assert refused(exchanging(1, bag="OOOORR", edition=edition)) == "S7"


def test_S7_a_bag_given_as_a_number_has_that_many_tiles():
    setup = {"racks": ["DEENRST", "AADEENN"], "bag": 2}
    assert refused(scrabble(move(0, "exchange", tiles="DE"), setup=setup)) is None
    assert refused(scrabble(move(0, "exchange", tiles="DEE"), setup=setup)) == "S7"


def test_S7_no_tiles_are_no_exchange():
    assert refused(scrabble(move(0, "exchange", tiles=""))) == "S7"
    assert refused(scrabble(move(0, "exchange", count=0))) == "S7"
    assert refused(scrabble(move(0, "exchange", count=-3))) == "S7"


def test_S7_the_new_tiles_come_before_the_old_ones_go():
    # The only Q lies on the rack while the new tile is drawn, so the new tile can't be that Q …
    record = exchanging(1, bag="OP") | {"setup": {"racks": ["QEENRST", "AADEENN"], "bag": "OP"}}
    record["moves"] = [move(0, "exchange", tiles="Q")]
    assert not referee({**record, "draws": [{"seat": 0, "tiles": "Q"}]}).ok
    assert referee({**record, "draws": [{"seat": 0, "tiles": "O"}]}).ok
    # … but whoever exchanges next may draw it.
    record["moves"] += [move(1, "exchange", tiles="D")]
    assert referee({**record, "draws": [{"seat": 0, "tiles": "O"}, {"seat": 1, "tiles": "Q"}]}).ok


def test_S7_the_bag_is_as_full_as_before():
    assert after(exchanging(2, bag="OPRS")).bag == 4


def test_S7_passing_is_allowed():
    assert refused(scrabble(*passes(0), TAART | {"seat": 1}, edition="nl-late")) is None
