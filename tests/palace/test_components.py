"""Component files: a changed one is accepted and played, a bad one is refused with one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from royaltable.core.components import Components
from royaltable.core.errors import ComponentError
from royaltable.games.palace.schema import PRIVILEGE_IDS
from tests.helpers import RUBBISH, check_rubbish, random_game
from tests.palace import invariants
from tests.palace.positions import GAME, A, B, at, begin, deck, park, rooms

SHIPPED = GAME.component_file.read_text(encoding="utf-8")


def changed(folder: Path, *changes: tuple[str, str]) -> Components:
    """The shipped file with some replacements, each of which must hit."""
    content = SHIPPED
    for old, new in changes:
        assert old in content, old
        content = content.replace(old, new, 1)
    path = folder / "changed.toml"
    path.write_text(content, encoding="utf-8")
    return GAME.components(path)


def block(kind: str, id: str) -> str:
    """The text of one block of the shipped file."""
    found = re.search(rf'\[\[{kind}\]\]\nid = "{id}"\n(.|\n)*?(?=\n\[|\n#|\Z)', SHIPPED)
    assert found is not None
    return found[0]


CHANGES = (
    ('id = "palace-reconstructed-1"', 'id = "my-box"'),
    ("points = [6, 2]", "points = [8, 4, 1]"),
    ("[1, 1, 1, 1, 1, 1]", "[1, 2, 3, 3, 2, 1]"),
    ("start_gold = [0, 1, 2, 3]", "start_gold = [1, 2, 3, 4]"),
    ("nobles_left = 12", "nobles_left = 20"),
    ("adjacent_gold = 1 ", "adjacent_gold = 2 "),
    ("fixed = { stairs = 3, parade = 2 }", "fixed = { stairs = 2, king = 1, office = 1 }"),
    ("stations = 5 ", "stations = 3 "),
    (block("nobles", "n01"), block("nobles", "n01").replace("gold = 4", "gold = 1").replace("points = 5", "points = 9")),
    (block("cards", "haste"), block("cards", "haste").replace("count = 4", "count = 7").replace("amount = 3", "amount = 5")),
    (block("cards", "title"), block("cards", "title").replace("points = 3", "points = 5").replace('["backdoor"]', '["third", "backdoor"]')),
    (block("cards", "coinbag"), block("cards", "coinbag").replace('["third"]', '["parade", "third"]')),
)


def test_a_changed_file_is_accepted_and_played(tmp_path: Path) -> None:
    components = changed(tmp_path, *CHANGES)
    match = at("backdoor", components=components)
    assert match.s.gold[:4] == [0, 0, 0, 0]
    park(match, b1=A, c1=B)
    edge = match.view(-1)["forecast"]["edges"]["north"]
    assert edge == {"totals": [2, 3, 0, 0], "points": [4, 8, 0, 0]}
    begin(deck(rooms(match, backdoor=1, parade=[0, 1]), {"title": 1}, {}))
    match.s.gold[A] = 3
    match.play("drawn title")
    match.play("keep title")
    match.play("play title")
    assert match.view(-1)["seats"][A]["points"] == 5


@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.parametrize("players", GAME.players)
def test_games_with_a_changed_file(tmp_path: Path, players: int, greedy: bool) -> None:
    components = changed(tmp_path, *CHANGES)
    seats = tuple(range(players)) if greedy else ()
    match = random_game(GAME, players, {"discount": "isolated"}, seed="changed", greedy=seats, components=components, each=invariants.check)
    assert match.components.id == "my-box"
    assert sum(match.t.copies) == 39
    assert match.at(match.version).result() == match.result()
    assert not greedy or 36 - match.s.taken_size <= 20


OTHER_ORDER = (
    'layout = ["random", "first_game", "gate_centre"]\ndiscount = ["adjacent", "isolated", "off"]\n',
    'discount = ["adjacent", "isolated", "off"]\nlayout = ["random", "first_game", "gate_centre"]\n',
)

BAD = [
    ("nobles", block("nobles", "n42"), "", "There must be 42 nobles, not 41."),
    ("noble twice", 'id = "n42"', 'id = "n41"', "Noble 'n41' occurs twice."),
    ("noble id", 'id = "n42"', 'id = "N 42"', "Noble 42 has no id"),
    ("rooms", block("rooms", "cardinal"), "", "There must be 9 rooms, not 8."),
    ("room twice", '[[rooms]]\nid = "cardinal"', '[[rooms]]\nid = "gate"', "The room 'gate' occurs twice."),
    ("room id", '[[rooms]]\nid = "cardinal"', '[[rooms]]\nid = "bishop"', "There is no room 'bishop'"),
    ("squares", "rows = 6 ", "rows = 5 ", "The park must have 36 squares"),
    ("columns", 'columns = "abcdef"', 'columns = "abcdeg"', "The park must have 36 squares"),
    ("weights", "[1, 0, 0, 0, 0, 1],\n  [1, 0, 0, 0, 0, 1],\n  [1, 0", "[1, 0, 0, 0, 0, 1],\n  [1, 0", "park.weights must be 6 rows of 6 numbers."),
    ("weight inside", "[1, 0, 0, 0, 0, 1]", "[1, 0, 2, 0, 0, 1]", "c2 is no edge square"),
    ("weight negative", "[1, 1, 1, 1, 1, 1]", "[1, 1, -1, 1, 1, 1]", "The weight of c1 must be a whole number from 0"),
    ("servants", "servants_total = 25", "servants_total = 24", "There must be 25 servants a seat, not 24."),
    ("supply and reserve", "servants_reserve = 7", "servants_reserve = 8", "Supply and reserve together must be 25 servants, not 26."),
    ("set-up", "stations = 5 ", "stations = 14 ", "The set-up places 19 servants, but the supply has 18."),
    ("set-up room", "fixed = { stairs", "fixed = { cellar", "setup.fixed names the unknown room 'cellar'."),
    ("deal", "deal = 36", "deal = 30", "36 nobles are dealt, not 30."),
    ("deal type", "deal = 36", "deal = 36.0", "36 nobles are dealt, not 36.0."),
    ("start gold", "start_gold = [0, 1, 2, 3]", "start_gold = [0, 1, 2]", "setup.start_gold must be 4 numbers"),
    ("gold negative", "start_gold = [0, 1, 2, 3]", "start_gold = [0, 1, 2, -3]", "setup.start_gold, number 4, must be a whole number from 0"),
    ("cost negative", "king = 2\n", "king = -2\n", "king of noble n03 must be a whole number from 0 to 25, not -2."),
    ("points negative", "points = 5\n", "points = -5\n", "points of noble n01 must be a whole number from 0"),
    ("points text", "points = 5\n", 'points = "5"\n', "points of noble n01 must be a whole number"),
    ("edge negative", "points = [6, 2]", "points = [6, -2]", "edge.points, number 2, must be a whole number from 0"),
    ("edge empty", "points = [6, 2]", "points = []", "edge.points must be 1 to 4 numbers"),
    ("threshold", "nobles_left = 12", "nobles_left = 36", "The end threshold must be below 36, not 36."),
    ("guard", "rounds = 20", "rounds = 0", "stalemate.rounds must be a whole number from 1"),
    ("layout", '"backdoor", "office", "cardinal",\n', '"backdoor", "office", "office",\n', "The first layout must be the nine rooms, each once."),
    ("portrait", 'portrait = "man"', 'portrait = "cat"', "The portrait of noble n01 is 'cat'; there are man, soldier, lady, dame, cleric."),
    ("privilege", 'privilege = "tie_win"', 'privilege = "wings"', "Noble n41 has the unknown privilege 'wings'."),
    ("privilege id", '[[privileges]]\nid = "tie_win"', '[[privileges]]\nid = "wings"', f"There is no privilege 'wings'; there are {', '.join(PRIVILEGE_IDS)}."),
    ("privilege amount", "amount = 3\n", "amount = 0\n", "amount of noble n25 must be a whole number from 1"),
    ("effect", 'effect = "gate"', 'effect = "wings"', "The effect of card reinforcements is 'wings'"),
    ("card twice", 'id = "title"', 'id = "haste"', "Card 'haste' occurs twice."),
    ("card step", 'timing = ["parade"]', 'timing = ["lunch"]', "timing of card reinforcements names the unknown step 'lunch'."),
    ("card without effect", 'timing = ["parade"]', 'timing = ["third"]', "A card with the effect gate can do nothing in the step third (card reinforcements)."),
    ("card amount", 'effect = "slip"\namount = 1', 'effect = "slip"\namount = 2', "amount of card passage must be 1."),
    ("card stays", "points = 3\nstays = true", "points = 3\nstays = false", "stays of card title must be true"),
    ("cards", block("cards", "title"), "", "There must be 9 kinds of cards, not 8."),
    ("too many cards", "count = 4", "count = 100", "There can be at most 120 cards, not 132."),
    ("cards in front", block("cards", "title"), block("cards", "title").replace("count = 4", "count = 40"), "At most 36 cards can stay in front"),
    (
        "options",
        'layout = ["random", "first_game", "gate_centre"]',
        'layout = ["random"]',
        "Option layout must have the values random, first_game, gate_centre",
    ),
    ("options order", *OTHER_ORDER, "[options] must have exactly layout, discount, edge_ties, in this order."),
    ("names", 'hans = "守门官"\n', "", "Block 1 of [[nobles]] has no name in hans."),
    ("seats", 'shape = "disc"', 'shape = ""', "Seat 'blue' has no shape."),
    ("block", "[stalemate]\nrounds = 20", "[other]\nrounds = 20", "The block [stalemate] is missing."),
    ("toml", "[setup]", "[setup", "is not a TOML file"),
    ("game", 'game = "palace"', 'game = "ming"', "The file is for the game 'ming', not for 'palace'."),
]


@pytest.mark.parametrize(("old", "new", "sentence"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_a_bad_file_is_refused_rp_1_6(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(ComponentError) as error:
        changed(tmp_path, (old, new))
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("value", RUBBISH)
def test_any_rubbish_is_one_sentence_rp_1_6(value: object) -> None:
    check_rubbish(GAME, value)


def test_the_shipped_file_rp_1_1() -> None:
    data = GAME.components().data
    assert len(data["nobles"]) == 42
    assert sum(card["count"] for card in data["cards"]) == 36
    assert sum(coin["count"] for coin in data["coins"]["coin"]) == 33
    assert len(data["rooms"]) == 9
    assert [noble["king"] for noble in data["nobles"]].count(0) == [noble["madame"] for noble in data["nobles"]].count(0)
    assert sum(noble["king"] for noble in data["nobles"]) == sum(noble["madame"] for noble in data["nobles"]) == 65
