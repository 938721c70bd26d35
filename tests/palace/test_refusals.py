"""Every rule that refuses something, at a position where it is the first one broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from royaltable.core.match import Match
from tests.helpers import check_refused_changes_nothing
from tests.palace.positions import A, at, begin, deck, hand, new, own, park, rooms


def parade(supply: int = 8, **servants: int) -> Match:
    match = rooms(at("parade"), **({"parade": 3, "mint": 1} | servants))
    match.s.supply[A] = supply
    return begin(match)


def no_limit() -> Match:
    match = hand(rooms(at("parade"), parade=[1, 2], mint=2), "reinforcements", "title")
    match.s.supply[A], match.s.gold[A] = 0, 1
    begin(match)
    match.play("pull mint")
    return match


def stairs(**servants: int) -> Match:
    return begin(rooms(at("stairs"), **({"stairs": 2} | servants)))


def no_steps() -> Match:
    match = hand(rooms(at("stairs"), mint=1), "passage")
    return begin(match)


def third(supply: int = 8, **servants: list[int] | int) -> Match:
    match = rooms(at("third"), **({"king": [2, 1], "madame": 1} | servants))  # type: ignore[arg-type]
    match.s.supply[A] = supply
    return begin(match)


def favoured() -> Match:
    match = third()
    match.play("favour king")
    return match


def minted() -> Match:
    match = third(mint=2)
    match.play("mint")
    return match


def recruit(gold: int = 5, king: int = 2, madame: int = 2, office: int = 1) -> Match:
    match = park(rooms(at("recruit"), king=king, madame=madame, office=office), b2="n19", c2="n21", d2="n13", e2="n22", a1=None)
    match.s.gold[A] = gold
    return begin(hand(match, "kingletter"))


def scribe_without_servants() -> Match:
    match = hand(park(rooms(at("recruit")), b1="n01", b2="n02"), "scribe")
    match.s.gold[A], match.s.supply[A] = 7, 0
    begin(match)
    match.play("play scribe")
    return match


def backdoor() -> Match:
    match = begin(deck(rooms(at("backdoor"), backdoor=1), {"haste": 2}, {}))
    match.play("drawn haste")
    return match


def cards(step: str, *held: str, gold: int = 0, **servants: list[int] | int) -> Match:
    match = hand(rooms(at(step), **({"parade": 1, "stairs": 1, "king": 1, "office": 1} | servants)), *held)
    match.s.gold[A] = gold
    return begin(match)


def intrigue_after_moving(step: str) -> Match:
    match = cards(step, "intrigue", gold=2, parade=[2, 2], stairs=[2, 2])
    match.play("muster 1" if step == "parade" else "walk stairs mint")
    return match


def intrigue_after_collecting() -> Match:
    match = cards("third", "intrigue", gold=2, mint=[2, 2], king=0)
    match.play("mint")
    return match


def nothing_in_rooms() -> Match:
    match = hand(at("stairs"), "passage", "haste")
    match.s.gold[A] = 1
    return begin(match)


def slipping() -> Match:
    match = cards("stairs", "passage")
    match.play("play passage")
    return match


def over() -> Match:
    match = at("parade", players=2)
    own(match, A, *[f"n{i:02}" for i in range(1, 25)])
    begin(match)  # nobody can do anything: the last round runs through by itself
    assert match.over
    return match


def dealing() -> Match:
    return Match(new().game, 2)


REFUSED: list[tuple[str, Callable[[], Match], str]] = [
    ("RP-5.7", parade, "muster 5"),
    ("RP-5.7", parade, "muster 99"),
    ("RP-5.8", lambda: parade(2), "muster 3"),
    ("RP-5.9", no_limit, "pull mint"),
    ("RP-5.10", parade, "pull mint"),
    ("RP-5.11", lambda: parade(0), "pull gate"),
    ("RP-5.12", lambda: parade(0), "pull office"),
    ("RP-6.8", no_steps, "walk mint gate"),
    ("RP-6.9", stairs, "walk gate mint"),
    ("RP-6.10", stairs, "walk stairs gate"),
    ("RP-6.10", stairs, "walk stairs stairs"),
    ("RP-6.10", stairs, "walk stairs cardinal"),
    ("RP-7.12", minted, "mint"),
    ("RP-7.13", third, "mint"),
    ("RP-7.14", favoured, "favour king"),
    ("RP-7.14", favoured, "favour king mint"),
    ("RP-7.15", lambda: third(madame=[1, 2]), "favour madame"),
    ("RP-7.15", lambda: third(madame=[1, 1]), "favour madame"),
    ("RP-7.16", third, "favour king mint"),
    ("RP-7.17", lambda: third(0), "favour king"),
    ("RP-7.18", lambda: third(0), "favour king king"),
    ("RP-7.19", lambda: third(0), "favour king mint"),
    ("RP-8.14", recruit, "recruit a1"),
    ("RP-8.15", lambda: recruit(office=0), "recruit c2"),
    ("RP-8.16", lambda: recruit(gold=2, king=3), "recruit b2"),
    ("RP-8.17", recruit, "recruit b2"),
    ("RP-8.18", lambda: recruit(madame=1), "recruit c2"),
    ("RP-8.19", scribe_without_servants, "recruit b1"),
    ("RP-9.8", backdoor, "keep title"),
    ("RP-10.10", lambda: cards("parade", "title"), "play reinforcements"),
    ("RP-10.11", lambda: cards("parade", "title"), "play title"),
    ("RP-10.12", lambda: cards("parade", "reinforcements"), "play reinforcements"),
    ("RP-10.13", nothing_in_rooms, "play passage"),
    ("RP-10.14", lambda: intrigue_after_moving("parade"), "play intrigue"),
    ("RP-10.14", lambda: intrigue_after_moving("stairs"), "play intrigue"),
    ("RP-10.15", lambda: cards("parade", "intrigue", gold=2, parade=[2, 1]), "play intrigue"),
    ("RP-10.15", lambda: cards("stairs", "intrigue", gold=2, stairs=[1, 2]), "play intrigue"),
    ("RP-10.15", lambda: cards("third", "intrigue", gold=2), "play intrigue"),
    ("RP-10.15", intrigue_after_collecting, "play intrigue"),
    ("RP-10.17", slipping, "slip gate mint"),
    ("RP-10.18", slipping, "slip king king"),
    ("RP-13.1", parade, "muster 0"),
    ("RP-13.1", parade, "muster 01"),
    ("RP-13.1", parade, "muster 100"),
    ("RP-13.1", parade, "Muster 1"),
    ("RP-13.1", parade, "muster  1"),
    ("RP-13.1", parade, "pull cellar"),
    ("RP-13.1", parade, "done "),
    ("RP-13.1", parade, ""),
    ("RP-13.1", third, "favour cardinal"),
    ("RP-13.1", dealing, "noble a1 n43"),
    ("RP-13.1", dealing, "starter 4"),
    ("RP-13.1", over, "muster -1"),
    ("RP-13.2", over, "done"),
    ("RP-13.2", over, "muster 99"),
    ("RP-13.2", over, "drawn haste"),
    ("RP-13.3", dealing, "done"),
    ("RP-13.3", dealing, "muster 99"),
    ("RP-13.3", parade, "noble a1 n01"),
    ("RP-13.3", parade, "drawn haste"),
    ("RP-13.4", dealing, "noble b1 n01"),
    ("RP-13.4", dealing, "starter 0"),
    ("RP-13.4", dealing, "drawn haste"),
    ("RP-13.4", lambda: begin(deck(rooms(at("backdoor"), backdoor=1), {"haste": 2}, {})), "drawn title"),
    ("RP-13.5", parade, "walk stairs mint"),
    ("RP-13.5", parade, "station gate"),
    ("RP-13.5", stairs, "muster 99"),
    ("RP-13.5", stairs, "slip stairs mint"),
    ("RP-13.5", slipping, "done"),
    ("RP-13.5", slipping, "play passage"),
    ("RP-13.5", slipping, "muster 99"),
    ("RP-13.5", new, "done"),
    ("RP-13.5", new, "muster 99"),
    ("RP-13.5", recruit, "mint"),
    ("RP-13.5", backdoor, "recruit c2"),
]
NUMBERED = [
    *(f"RP-5.{i}" for i in range(7, 13)),
    *(f"RP-6.{i}" for i in range(8, 11)),
    *(f"RP-7.{i}" for i in range(12, 20)),
    *(f"RP-8.{i}" for i in range(14, 20)),
    "RP-9.8",
    *(f"RP-10.{i}" for i in range(10, 16)),
    "RP-10.17",
    "RP-10.18",
    *(f"RP-13.{i}" for i in range(1, 6)),
]


@pytest.mark.parametrize(("rule", "position", "text"), REFUSED, ids=[f"{rule} {text}" for rule, _, text in REFUSED])
def test_refused(rule: str, position: Callable[[], Match], text: str) -> None:
    assert check_refused_changes_nothing(position(), text) == rule


def test_every_refusal_is_reached() -> None:
    assert {rule for rule, _, _ in REFUSED} == set(NUMBERED)


def test_every_refusal_is_a_paragraph_of_the_rule_book() -> None:
    assert set(NUMBERED) <= set(new().game.rulebook.ids())


def test_rp_10_14_does_not_hold_in_the_third_step() -> None:
    match = rooms(at("third"), king=[2, 1], mint=[2, 2])
    match.s.gold[A] = 2
    begin(hand(match, "intrigue"))
    match.play("favour king")
    assert match.refusal("play intrigue") is None
    match.play("play intrigue")
    match.play("mint")
    assert match.s.gold[A] == 3
