"""RO-1.13: the shipped component file is valid, and each thing that can be wrong is answered with one sentence."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from royaltable.core.errors import ComponentError
from royaltable.core.match import Match
from royaltable.games import find
from royaltable.games.royals.components import check
from tests.helpers import RUBBISH, check_rubbish, play_random
from tests.royals import invariants

GAME = find("royals")
DATA = GAME.components().data


def put(*path: str | int) -> Callable[[dict[str, Any], Any], None]:
    def change(data: dict[str, Any], value: Any) -> None:
        here: Any = data
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = value

    return change


FAULTS: list[tuple[Callable[[dict[str, Any], Any], None], Any, str]] = [
    (put("players"), [2, 3], "players must be"),
    (put("options", "edition"), ["abacus99"], "Option edition must have the values abacus99, arcane102"),
    (put("options", "king_intrigue"), [2.0, True], "Option king_intrigue must have the values 2, 1"),
    (put("options"), {name: DATA["options"][name] for name in reversed(DATA["options"])}, "[options] must have exactly edition, king_intrigue"),
    (put("limits", "hand_country"), 13, "limits.hand_country must be 12"),
    (put("limits"), 5, "[limits] is missing"),
    (put("country_order"), ["france"], "country_order"),
    (put("title_order"), ["king"], "title_order"),
    (put("pair_order"), [], "pair_order"),
    (put("seats"), [], "5 seats"),
    (put("seats", 0, "ink"), 1, "shape, hex and ink"),
    (put("titles"), [], "[[titles]]"),
    (put("titles", 0, "rank"), 2, "rank 1"),
    (put("titles", 0, "influence"), 0, "influence"),
    (put("titles", 0, "intrigue"), 0, "intrigue"),
    (put("titles", 1, "cost"), 1, "cost more"),
    (put("titles", 1, "full"), 4, "worth more"),
    (put("titles", 0, "half"), 4, "below the whole"),
    (put("titles", 0, "count"), 5, "shows 4 nobles"),
    (put("titles", 0, "hans"), "", "no name in hans"),
    (put("countries", 0, "bonus"), [5, 5], "must fall"),
    (put("countries", 0, "bonus"), [5], "list of 2"),
    (put("countries", 0, "period"), [[6, 3]], "3 periods"),
    (put("countries", 1, "period", 2), [4, 9], "must fall"),
    (put("countries", 0, "id"), "prussia", "[[countries]]"),
    (put("cities", 0, "country"), "spain", "must have 5 cities"),
    (put("cities", 0, "country"), "prussia", "no known country"),
    (put("cities", 0, "value"), 4, "same value"),
    (put("cities", 0, "value"), "4", "whole number"),
    (put("cities", 0, "nobles"), [], "one or two"),
    (put("cities", 0, "nobles"), ["pope"], "one or two"),
    (put("cities", 0, "nobles"), ["king", "king"], "twice"),
    (put("cities", 0, "nobles"), ["duke"], "one king, not 0"),
    (put("cities", 0, "nobles"), ["king", "duke"], "shows 5 nobles"),
    (put("cities", 1, "id"), "paris", "twice"),
    (put("markers", "house", "values", "3"), [8, 12], "must fall"),
    (put("markers", "house", "values", "4"), [20, 16, 12, 8], "one to three"),
    (put("markers", "house", "values"), {"2": [8]}, "2, 3, 4 and 5 players"),
    (put("periods", "count"), 2, "3 periods"),
    (put("cards", "country", "abacus99", "removed", "5", "france"), 30, "72 to 124 Country cards"),
    (put("cards", "country", "abacus99", "removed", "2", "spain"), 20, "no card of spain"),
    (put("cards", "country", "arcane102"), {}, "[cards.country.arcane102.box] is missing"),
    (put("cards", "country", "abacus99", "removed", "2"), 0.5, "[cards.country.abacus99.removed.2] is missing"),
    (put("cards", "country"), "none", "[cards.country] is missing"),
    (put("cards", "intrigue"), [], "[cards.intrigue] is missing"),
    (put("markers", "house"), True, "[markers.house] is missing"),
    (put("markers"), [1], "[markers] is missing"),
    (put("periods"), 3, "[periods] is missing"),
    (put("cubes"), 36, "[cubes] is missing"),
    (put("cities", 2, "country"), {"id": "france"}, "no known country"),
    (put("titles", 0, "rank"), True, "rank 1"),
    (put("cards", "intrigue", "copies_of_each_pair"), 3, "21 to"),
    (put("cubes", "each", "2"), 1, "cubes"),
    (put("first_turn", "4"), [1, 2, 3], "[first_turn]"),
    (put("first_turn", "4"), [1, 2, 3, 4], "[first_turn]"),
]


def test_the_shipped_file_is_valid() -> None:
    check(DATA)
    assert GAME.components().reconstructed
    assert GAME.components().id == "royals-reconstructed-1"


@pytest.mark.parametrize(("change", "value", "sentence"), FAULTS, ids=[f"{i} {sentence}" for i, (_, _, sentence) in enumerate(FAULTS)])
def test_fault(change: Callable[[dict[str, Any], Any], None], value: Any, sentence: str) -> None:
    data = copy.deepcopy(dict(DATA))
    change(data, value)
    with pytest.raises(ComponentError) as caught:
        check(data)
    assert sentence in str(caught.value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("value", RUBBISH)
def test_any_rubbish_is_one_sentence(value: object) -> None:
    check_rubbish(GAME, value)


@pytest.mark.parametrize("block", ["titles", "countries", "cities", "markers", "cards", "cubes", "first_turn", "limits", "periods"])
def test_a_missing_block_is_a_fault(block: str) -> None:
    data = {name: value for name, value in DATA.items() if name != block}
    with pytest.raises(ComponentError):
        check(data)


def test_another_file_is_played_with_its_own_numbers(tmp_path: Path) -> None:
    text = GAME.component_file.read_text(encoding="utf-8")
    text = text.replace("royals-reconstructed-1", "mine").replace("cost = 8\n", "cost = 9\n").replace('id = "paris"', 'id = "versailles"')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    mine = GAME.components(path)
    match = Match(GAME, 2, components=mine)
    assert match.t.cost[6] == 9
    assert "install versailles king" in match.notation.codes
    assert match.refusal("install paris king") == "RO-11.1"


def test_cities_may_stand_in_any_order(tmp_path: Path) -> None:
    head, *cities = GAME.component_file.read_text(encoding="utf-8").split("[[cities]]")
    last, tail = cities[-1].split("[map]")
    path = tmp_path / "turned.toml"
    path.write_text(head + "".join(f"[[cities]]{city}\n" for city in [last, *reversed(cities[:-1])]) + "[map]" + tail, encoding="utf-8")
    turned = GAME.components(path)
    assert turned.data["cities"][-1]["id"] == "paris"
    match = Match(GAME, 3, components=turned)
    assert [match.t.noble_count[k] for k in range(4)] == [9, 7, 6, 7]
    rng = random.Random(1)
    while not match.over:
        play_random(match, rng)
        invariants.check(match)
