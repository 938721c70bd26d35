"""Component files of Royal Palace: the validator (RP-1), and the tables of the kernels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.components import Components, check_count, check_ids, check_names, check_options, need, same
from .schema import (
    DISCOUNTS,
    EDGE_TIES,
    EFFECT_IDS,
    FRONT,
    KINDS,
    LAYOUTS,
    NOBLES,
    NOBODY,
    PRIVILEGE_IDS,
    ROOM_IDS,
    ROOMS,
    SEATS,
    SERVANTS,
    SQUARES,
    STEP_IDS,
    Tables,
)

Data = Mapping[str, Any]

OPTIONS = {"layout": LAYOUTS, "discount": DISCOUNTS, "edge_ties": EDGE_TIES}
BLOCKS = ("setup", "end", "stalemate", "score", "edge", "discount", "park", "layout")
LISTS = ("seats", "rooms", "seals", "privileges", "nobles", "cards")
TIMING = {
    "gate": ("parade",),
    "steps": ("stairs",),
    "slip": ("stairs",),
    "gold": STEP_IDS,
    "king_seal": STEP_IDS[:4],
    "madame_seal": STEP_IDS[:4],
    "scribe": STEP_IDS[:4],
    "ties": ("parade", "stairs", "third"),
    "points": STEP_IDS,
}
"""Effect of a card -> steps in which it can do something."""
MOST_CARDS = 120
PORTRAITS = ("man", "soldier", "lady", "dame", "cleric")

# --- the validator (RP-1.6) ---------------------------------------------------------------------------------------


def check(data: Data) -> None:
    """Validate the blocks of a component file of Royal Palace; raises ComponentError with one sentence for the first thing wrong."""
    for block in BLOCKS:
        need(isinstance(data.get(block), Mapping), f"The block [{block}] is missing.")
    for block in LISTS:
        rows = data.get(block)
        need(isinstance(rows, list) and all(isinstance(row, Mapping) for row in rows), f"The blocks [[{block}]] are missing.")
        for i, row in enumerate(rows or []):
            check_names(f"Block {i + 1} of [[{block}]]", row)
    need(same(data.get("players"), [2, 3, 4]), "players must be [2, 3, 4].")
    check_options(data, OPTIONS)
    check_seats(data["seats"])
    check_rooms(data)
    check_set_up(data["setup"])
    check_numbers(data)
    check_park(data["park"])
    privileges = check_known("privilege", data["privileges"], PRIVILEGE_IDS)
    check_known("seal", data["seals"], ("king", "madame"))
    check_nobles(data["nobles"], privileges)
    check_cards(data["cards"])


def check_known(what: str, rows: Sequence[Data], known: Sequence[str]) -> list[str]:
    """Ids of a list of blocks, all of them known and none twice."""
    ids = [row.get("id") for row in rows]
    for i, name in enumerate(ids):
        need(name in known, f"There is no {what} {name!r}; there are {', '.join(known)}.")
        need(name not in ids[:i], f"The {what} {name!r} occurs twice.")
    return [str(name) for name in ids]


def check_seats(seats: Sequence[Data]) -> None:
    """Four colours."""
    need(len(seats) == SEATS, f"There must be {SEATS} seats, not {len(seats)}.")
    check_ids("Seat", seats)
    for seat in seats:
        for key in ("shape", "hex", "ink"):
            need(isinstance(seat.get(key), str) and seat[key], f"Seat {seat['id']!r} has no {key}.")


def check_rooms(data: Data) -> None:
    """Nine rooms, and the first layout is made of them."""
    rooms = data["rooms"]
    need(len(rooms) == ROOMS, f"There must be {ROOMS} rooms, not {len(rooms)}.")
    check_known("room", rooms, ROOM_IDS)
    first = data["layout"].get("first_game")
    need(isinstance(first, list) and sorted(map(str, first)) == sorted(ROOM_IDS), "The first layout must be the nine rooms, each once.")
    need(data["layout"].get("slots") == [str(slot) for slot in range(1, ROOMS + 1)], "The slots of the layout must be 1 to 9.")


def check_set_up(setup: Data) -> None:
    """Servants, gold and the deal."""
    need(same(setup.get("servants_total"), SERVANTS), f"There must be {SERVANTS} servants a seat, not {setup.get('servants_total')!r}.")
    supply = check_count("setup.servants_supply", setup.get("servants_supply"), 0, SERVANTS)
    reserve = check_count("setup.servants_reserve", setup.get("servants_reserve"), 0, SERVANTS)
    need(supply + reserve == SERVANTS, f"Supply and reserve together must be {SERVANTS} servants, not {supply + reserve}.")
    fixed = setup.get("fixed")
    need(isinstance(fixed, Mapping), "setup.fixed must give the servants by room.")
    assert isinstance(fixed, Mapping)
    for room, n in fixed.items():
        need(room in ROOM_IDS, f"setup.fixed names the unknown room {room!r}.")
        check_count(f"setup.fixed.{room}", n, 0, SERVANTS)
    stations = check_count("setup.stations", setup.get("stations"), 0, SERVANTS)
    placed = sum(fixed.values()) + stations
    need(placed <= supply, f"The set-up places {placed} servants, but the supply has {supply}.")
    gold = setup.get("start_gold")
    need(isinstance(gold, list) and len(gold) == SEATS, f"setup.start_gold must be {SEATS} numbers, start player first.")
    for i, n in enumerate(gold or []):
        check_count(f"setup.start_gold, number {i + 1},", n)
    need(same(setup.get("deal"), SQUARES), f"{SQUARES} nobles are dealt, not {setup.get('deal')!r}.")


def check_numbers(data: Data) -> None:
    """The end, the score and the discount."""
    left = data["end"].get("nobles_left")
    check_count("end.nobles_left", left)
    need(left < SQUARES, f"The end threshold must be below {SQUARES}, not {left}.")
    check_count("stalemate.rounds", data["stalemate"].get("rounds"), 1, 50)
    for block, key in (("score", "unplayed_card"), ("score", "unplayed_cap"), ("discount", "adjacent_gold"), ("discount", "isolated_gold")):
        check_count(f"{block}.{key}", data[block].get(key))
    points = data["edge"].get("points")
    need(isinstance(points, list) and 1 <= len(points) <= SEATS, f"edge.points must be 1 to {SEATS} numbers, first place first.")
    for i, n in enumerate(points or []):
        check_count(f"edge.points, number {i + 1},", n)


def check_park(park: Data) -> None:
    """36 squares, and what a servant on each of them counts."""
    need(park.get("columns") == "abcdef" and same(park.get("rows"), 6), f"The park must have {SQUARES} squares: columns abcdef and 6 rows.")
    weights = park.get("weights")
    need(isinstance(weights, list) and [len(row) for row in weights if isinstance(row, list)] == [6] * 6, "park.weights must be 6 rows of 6 numbers.")
    for row, numbers in enumerate(weights or []):
        for column, n in enumerate(numbers):
            square = f"{'abcdef'[column]}{row + 1}"
            check_count(f"The weight of {square}", n, 0, 20)
            need(n == 0 or row in (0, 5) or column in (0, 5), f"{square} is no edge square, so its weight must be 0.")


def check_nobles(nobles: Sequence[Data], privileges: Sequence[str]) -> None:
    """42 nobles with their prices, points and privileges (RP-1.1)."""
    need(len(nobles) == NOBLES, f"There must be {NOBLES} nobles, not {len(nobles)}.")
    check_ids("Noble", nobles)
    for noble in nobles:
        for key, high in (("gold", 99), ("king", SERVANTS), ("madame", SERVANTS), ("points", 99)):
            check_count(f"{key} of noble {noble['id']}", noble.get(key), 0, high)
        need(noble.get("portrait") in PORTRAITS, f"The portrait of noble {noble['id']} is {noble.get('portrait')!r}; there are {', '.join(PORTRAITS)}.")
        if "privilege" in noble:
            need(noble["privilege"] in privileges, f"Noble {noble['id']} has the unknown privilege {noble['privilege']!r}.")
            check_count(f"amount of noble {noble['id']}", noble.get("amount"), 1, SERVANTS)


def check_cards(cards: Sequence[Data]) -> None:
    """Nine kinds of cards with their prices, moments and effects (RP-1.1)."""
    need(len(cards) == KINDS, f"There must be {KINDS} kinds of cards, not {len(cards)}.")
    check_ids("Card", cards)
    for card in cards:
        where = f"of card {card['id']}"
        check_count(f"count {where}", card.get("count"), 0, MOST_CARDS)
        check_count(f"gold {where}", card.get("gold"))
        points = check_count(f"points {where}", card.get("points"))
        need(card.get("stays") is (points > 0), f"stays {where} must be {str(points > 0).lower()}: cards with points stay, others do not (RP-10.2).")
        need(card.get("effect") in EFFECT_IDS, f"The effect {where} is {card.get('effect')!r}; there are {', '.join(EFFECT_IDS)}.")
        check_count(f"amount {where}", card.get("amount"), 0, SERVANTS)
        need(card["effect"] not in ("slip", "ties") or card["amount"] == 1, f"amount {where} must be 1.")
        timing = card.get("timing")
        need(isinstance(timing, list) and timing, f"timing {where} must name at least one step.")
        for step in timing or []:
            need(step in STEP_IDS, f"timing {where} names the unknown step {step!r}.")
            need(step in TIMING[card["effect"]], f"A card with the effect {card['effect']} can do nothing in the step {step} (card {card['id']}).")
    total = sum(card["count"] for card in cards)
    need(total <= MOST_CARDS, f"There can be at most {MOST_CARDS} cards, not {total}.")
    staying = sum(card["count"] for card in cards if card["stays"])
    need(staying <= FRONT, f"At most {FRONT} cards can stay in front of the players, not {staying}.")


# --- tables -------------------------------------------------------------------------------------------------------


def fill(components: Components, t: Tables) -> None:
    """Copy the numbers of a component file into the tables."""
    data = components.data
    setup = data["setup"]
    t.supply, t.reserve, t.stations = setup["servants_supply"], setup["servants_reserve"], setup["stations"]
    t.fixed = [setup["fixed"].get(room, 0) for room in ROOM_IDS]
    t.start_gold = list(setup["start_gold"])
    t.nobles_left = data["end"]["nobles_left"]
    t.quiet_rounds = data["stalemate"]["rounds"]
    t.card_points, t.card_cap = data["score"]["unplayed_card"], data["score"]["unplayed_cap"]
    t.prize = [*data["edge"]["points"], 0, 0, 0][:SEATS]
    t.adjacent_gold, t.isolated_gold = data["discount"]["adjacent_gold"], data["discount"]["isolated_gold"]
    t.weight = [n for row in data["park"]["weights"] for n in row]
    t.first_game = [ROOM_IDS.index(room) for room in data["layout"]["first_game"]]
    fill_nobles(data["nobles"], t)
    fill_cards(data["cards"], t)
    t.slot_near = [[near(a, b) for b in range(ROOMS)] for a in range(ROOMS)]
    t.square_next = [next_squares(square) for square in range(SQUARES)]


def fill_nobles(nobles: Sequence[Data], t: Tables) -> None:
    """Prices, points and privileges."""
    t.gold = [noble["gold"] for noble in nobles]
    t.seals = [[noble["king"], noble["madame"]] for noble in nobles]
    t.points = [noble["points"] for noble in nobles]
    t.privilege = [PRIVILEGE_IDS.index(noble["privilege"]) if "privilege" in noble else NOBODY for noble in nobles]
    t.amount = [noble["amount"] if "privilege" in noble else 0 for noble in nobles]


def fill_cards(cards: Sequence[Data], t: Tables) -> None:
    """Numbers, prices, moments and effects (RP-1.1)."""
    t.copies = [card["count"] for card in cards]
    t.price = [card["gold"] for card in cards]
    t.timing = [[int(step in card["timing"]) for step in STEP_IDS] for card in cards]
    t.effect = [EFFECT_IDS.index(card["effect"]) for card in cards]
    t.effect_amount = [card["amount"] for card in cards]
    t.kind_points = [card["points"] for card in cards]


def near(a: int, b: int) -> int:
    """How two slots of the 3 x 3 grid lie: 1 side by side, 2 touching at a corner, 0 neither (RP-6.3, RP-8.23)."""
    across, down = abs(a % 3 - b % 3), abs(a // 3 - b // 3)
    return 0 if a == b or across > 1 or down > 1 else across + down


def next_squares(square: int) -> list[int]:
    """The squares beside a square, rising, filled up to four with NOBODY (RP-8.11)."""
    row, column = divmod(square, 6)
    found = [6 * r + c for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)) if 0 <= r < 6 and 0 <= c < 6]
    return [*found, NOBODY, NOBODY][:4]
