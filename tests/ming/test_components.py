"""The component file: what is refused (MD-8.8), what only warns (MD-8.2 to MD-8.7), the tables of the kernels."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from royaltable.core.components import Components
from royaltable.core.errors import ComponentError
from royaltable.core.match import Match
from royaltable.games.ming.components import check, shared_outlines, warnings
from tests.helpers import RUBBISH, check_rubbish, random_game
from tests.ming.invariants import check as check_invariants
from tests.ming.positions import GAME

TEXT = GAME.component_file.read_text(encoding="utf-8")
DATA = tomllib.loads(TEXT)


def changed(*path: str | int, to: object) -> dict[str, Any]:
    """The data of the shipped file with one value changed; `...` removes it."""
    data = copy.deepcopy(DATA)
    here: Any = data
    for step in path[:-1]:
        here = here[step]
    if to is ...:
        del here[path[-1]]
    else:
        here[path[-1]] = to
    return data


def without_last(block: str) -> dict[str, Any]:
    return changed(block, to=DATA[block][:-1])


REFUSED: list[tuple[dict[str, Any], str]] = [
    (changed("players", to=[2, 3]), "players must be"),
    (changed("rounds", to=...), "The block [rounds] is missing."),
    (changed("rounds", "count", to=5), "rounds.count must be 6, not 5."),
    (changed("members", "total", to=30), "members.total must be 31, not 30."),
    (changed("members", "deploy_limit", to=4), "members.deploy_limit must be 3, not 4."),
    (changed("members", "deploy_limit", to=3.0), "members.deploy_limit must be 3, not 3.0."),
    (changed("cards", "dragons", to=17), "cards.dragons must be 18, not 17."),
    (changed("cards", "dragons_at_start", to=True), "cards.dragons_at_start must be 1, not true."),
    (changed("cards", "extra", to=1), "[cards] must have exactly"),
    (changed("tiles", "total", to=109), "tiles.total must be 108, not 109."),
    (changed("options", "tile_limit", to=["strict", "none"]), "Option tile_limit must have the values none, strict, in this order."),
    (changed("options", to=dict(reversed(DATA["options"].items()))), "[options] must have exactly city_tie, tile_limit, in this order."),
    (changed("options", "tile_limit", to="none"), "Option tile_limit must have the values"),
    (changed("players", to=[2.0, 3, 4]), "players must be"),
    (changed("points", to=...), "The block [points] is missing."),
    (changed("points", "monk", to=-1), "points.monk must be a whole number from 0 to 99, not -1."),
    (changed("points", "monk", to="4"), "points.monk must be a whole number"),
    (changed("points", "six_set", to=[28, 24]), "points.six_set must be a list of three numbers"),
    (changed("points", "city_member", to=[4, 3, -1]), "points.city_member must be a whole number"),
    (changed("points", "tile", to=...), "[points] must have exactly"),
    (changed("seats", to=...), "The blocks [[seats]] are missing."),
    (without_last("seats"), "There must be 4 seats, not 3."),
    (changed("seats", 0, "hex", to="red"), "Seat 'red': hex must be a colour"),
    (changed("seats", 0, "shape", to="star"), "Seat 'red': shape must be one of"),
    (changed("seats", 0, "shape", to="square"), "Two seats have the same shape."),
    (changed("seats", 1, "hans", to=""), "Seat 'yellow' has no name in hans."),
    (without_last("symbols"), "There must be 6 symbols, not 5."),
    (changed("symbols", 0, "id", to="boat"), "Symbol 'boat' occurs twice."),
    (changed("symbols", 0, "id", to="dragon"), "No symbol can be called 'dragon'."),
    (changed("symbols", 0, "id", to="Big horse"), "Symbol 1 has no id"),
    (changed("symbols", 0, "cards", to=8), "There must be 54 movement cards, not 53."),
    (changed("symbols", 0, "cards", to=None), "Symbol 'horse': cards must be a whole number"),
    (without_last("provinces"), "There must be 6 provinces, not 5."),
    (changed("provinces", 2, "id", to="blue"), "Province 'blue' occurs twice."),
    (changed("provinces", 2, "outline", to=...), "Province 'violet' is not drawn: outline"),
    (changed("provinces", 2, "letter", to=...), "Province 'violet' has no letter."),
    (without_last("districts"), "There must be 18 districts, not 17."),
    (changed("districts", 3, "province", to="red"), "District 'yellow1' lies in the unknown province 'red'."),
    (changed("districts", 3, "province", to="blue"), "District 'yellow1' must lie in 'yellow'"),
    (changed("districts", 3, "id", to="blue1"), "District 'blue1' occurs twice."),
    (changed("districts", 3, "outline", to=...), "District 'yellow1' is not drawn: outline"),
    (changed("districts", 3, "outline", to="1,2 3,4"), "District 'yellow1' is not drawn: outline"),
    (changed("districts", 3, "outline", to="1,2 3,4 x,5"), "District 'yellow1' is not drawn: outline"),
    (changed("districts", 3, "outline", to="1,2 3,4 \u0665,\u0666"), "District 'yellow1' is not drawn: outline"),
    (changed("districts", 3, "outline", to="1,2 3,4 5,123456"), "District 'yellow1' is not drawn: outline"),
    (changed("districts", 3, "outline", to="1,2 3,4 5,6\n"), "District 'yellow1' is not drawn: outline"),
    (changed("districts", 3, "prince", to=[1]), "District 'yellow1': prince must be a place"),
    (changed("districts", 3, "open", to=[1, 2.5]), "District 'yellow1': open must be a place"),
    (changed("districts", 3, "houses", to=[[1, 2], [3, 4]]), "District 'yellow1' must have three houses."),
    (changed("districts", 3, "hant", to=...), "District 'yellow1' has no name in hant."),
    (changed("borders", to={}), "The blocks [[borders]] are missing."),
    (changed("borders", 0, "between", to=["blue1"]), "Border 1 must lie between two districts."),
    (changed("borders", 0, "between", to=["blue1", "blue4"]), "Border 1 names the unknown district 'blue4'."),
    (changed("borders", 0, "between", to=["blue1", "blue1"]), "Border blue1-blue1 joins a district with itself."),
    (changed("borders", 1, "between", to=["blue2", "blue1"]), "Border blue2-blue1 occurs twice."),
    (changed("borders", 1, "symbol", to="dragon"), "Border blue1-blue3 has the unknown symbol 'dragon'."),
    (changed("borders", 1, "at", to="here"), "Border blue1-blue3: at must be a place"),
    (changed("borders", to=[b for b in DATA["borders"] if "white2" not in b["between"]]), "The land is not connected"),
    (changed("view", to=...), "The block [view] is missing."),
    (changed("view", "width", to=0), "view.width must be a whole number"),
    (changed("lakes", 0, "outline", to=""), "Lake 1 is not drawn"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "sentence"), REFUSED, ids=[sentence for _, sentence in REFUSED])
def test_md_8_8_refused(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ComponentError) as error:
        check(data)
    assert str(error.value).startswith(sentence)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("value", RUBBISH)
def test_md_8_8_any_rubbish_is_one_sentence(value: object) -> None:
    check_rubbish(GAME, value)


def test_the_shipped_file_gives_no_warning_md_8_1_to_8_7() -> None:
    assert warnings(DATA) == []
    assert len(DATA["borders"]) == 38
    shared = shared_outlines(DATA)
    assert shared[frozenset(("blue1", "violet2"))] == shared[frozenset(("yellow2", "orange1"))] == 0  # MD-8.6: across the lake


WARNED: list[tuple[Callable[[], dict[str, Any]], str]] = [
    (lambda: changed("borders", to=DATA["borders"][1:]), "MD-8.2: blue1 and blue2 share no border."),
    (lambda: changed("borders", to=DATA["borders"][:-1]), "MD-8.3: there are 37 borders, not 38."),
    (lambda: changed("borders", to=DATA["borders"][:-1]), "MD-8.7: orange2 and white3 share"),
    (lambda: changed("borders", 1, "symbol", to="carriage"), "MD-8.4: carriage is on 8 borders."),
    (lambda: changed("borders", to=[b for b in DATA["borders"] if b["at"] != [350, 617]]), "MD-8.5: blue2 has no border to another province."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "sentence"), WARNED, ids=[sentence for _, sentence in WARNED])
def test_md_8_2_to_8_7_only_warn(make: Callable[[], dict[str, Any]], sentence: str) -> None:
    data = make()
    check(data)
    assert any(warning.startswith(sentence) for warning in warnings(data))


def test_tables() -> None:
    t = GAME.new_tables(GAME.components())
    t.check_ranges()
    assert sum(t.borders) == 2 * 38
    assert [t.symbol[d][d] for d in range(18)] == [-1] * 18
    for d in range(18):
        around = t.neighbour[d][: t.borders[d]]
        assert around == sorted(around)
        assert all(t.symbol[d][e] == t.symbol[e][d] >= 0 for e in around)
    assert (t.six_set, t.city_member, t.city_majority, t.monk, t.five_set, t.tile) == ([28, 24, 20], [4, 3, 0], 4, 4, 10, 1)


def test_another_file_is_played_beside_the_shipped_one(tmp_path: Path) -> None:
    """Other points, card counts, ids and borders: nothing of the shipped file is baked in."""
    text = TEXT.replace("ming-reconstructed-1", "ming-other-1").replace("city_majority = 4", "city_majority = 7").replace("horse", "camel")
    text = text.replace('id = "camel"\nen = "Horse"\nhant = "馬"\nhans = "马"\ncards = 9', 'id = "camel"\nen = "Camel"\nhant = "駝"\nhans = "驼"\ncards = 18')
    text = text.replace('id = "boat"\nen = "Boat"\nhant = "舟"\nhans = "舟"\ncards = 9', 'id = "boat"\nen = "Boat"\nhant = "舟"\nhans = "舟"\ncards = 0')
    path = tmp_path / "other.toml"
    path.write_text(text, encoding="utf-8")
    other = GAME.components(path)
    assert isinstance(other, Components)
    match = Match(GAME, 3, components=other)
    match.play("starter 0")
    assert match.weights()["reveal blue camel"] == 18
    assert "reveal blue boat" not in match.weights()
    assert match.refusal("stay horse") == "MD-9.1"

    kept = GAME.components()
    GAME._loaded[GAME.component_file] = other
    try:
        played = random_game(GAME, 3, seed=1, each=check_invariants, greedy_share=0.5)
    finally:
        GAME._loaded[GAME.component_file] = kept
    assert played.components.id == "ming-other-1"
    assert {row[2] for row in played.ledger() if row[0] == "MD-4.2.5"} == {7}
    assert random_game(GAME, 3, seed=1, nodes=10).components.id == "ming-reconstructed-1"
