"""What cannot be reached: a click on any place that is not lit says why that place cannot be, in all three games, and so does its sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from royaltable.core.aim import Reason
from royaltable.core.kernel import rule_number
from royaltable.games import find
from royaltable.words import Readers, Words

from .browser import Open
from .table import HIT, NAMES, at_table, click, new_table, play_until, settled, wait_mode

Position = dict[str, Any]
CLOSED = ".board [data-place]:not([data-action]):not([data-part])"
MISLEADING = ("MD-9.", "RO-11.", "RP-13.")  # rules of the contract: they say nothing about the game
EACH = 12  # places of one position that are clicked


def aim_of(game: str, place: str, now: Position) -> str:
    """The aim that a click on a place stands for."""
    kind, _, rest = place.partition(" ")
    if game == "royals":
        return place if kind in ("display", "deck", "intrigue") else f"noble {place}"
    if kind == "district" and now["node"] in ("place", "card"):
        return f"space {rest[:-1]}"
    return place


def come(open_page: Open, game: str, reached: Callable[[Position], bool], **looks: Any) -> tuple[Page, Position]:
    page, table = new_table(open_page, "person", "person", "person", game=game, **looks)
    now = play_until(page, table, reached)
    assert now["status"] == "running"
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.get_by_role("dialog").get_by_role("button").click()
        wait_mode(page, "act")
    settled(page)
    return page, now


def spoken(game: str, reason: dict[str, Any], reader: int, lang: str = "en") -> str:
    """The sentence of a reason, as the text table says it."""
    found = find(game)
    return Words(lang).reason(found, found.components(), Reason(rule_number(reason["rule"]), reason["facts"]), Readers(dict(enumerate(NAMES)), reader))


POSITIONS = {
    "ming set-up": ("ming", lambda now: now["node"] == "prince" and len(now["legal"]) < 18),
    "ming members": ("ming", lambda now: now["node"] == "place"),
    "ming cards": ("ming", lambda now: now["node"] == "card" and len([a for a in now["legal"] if a.startswith("take")]) < 5),
    "ming princes": ("ming", lambda now: now["node"] == "turn" and 0 < len(now["advice"]["routes"]) < 12),
    "ming on the way": ("ming", lambda now: now["node"] == "way"),
    "ming return": ("ming", lambda now: now["node"] == "return"),
    "royals draw": ("royals", lambda now: now["node"] == "draw" and now["view"]["turn"] > 3),
    "royals play": ("royals", lambda now: now["node"] == "play" and now["view"]["turn"] > 3),
    "palace station": ("palace", lambda now: now["node"] == "station"),
    "palace parade": ("palace", lambda now: now["node"] == "parade"),
    "palace stairs": ("palace", lambda now: now["node"] == "stairs"),
    "palace mint": ("palace", lambda now: now["node"] == "third"),
    "palace recruit": ("palace", lambda now: now["node"] == "recruit"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_click_on_what_is_not_lit_says_why(open_page: Open, name: str) -> None:
    game, reached = POSITIONS[name]
    page, now = come(open_page, game, reached)
    places = page.locator(CLOSED).evaluate_all("all => all.map((e) => e.dataset.place)")
    for place in places[:: max(1, len(places) // EACH)]:
        reason = now["closed"].get(aim_of(game, place, now))
        point = page.locator(f'.board [data-place="{place}"]').first.evaluate(HIT)
        if point is None:  # covered by what lies on it
            continue
        page.mouse.click(*point)
        settled(page)
        toast = page.locator(".toast")
        if reason is None or (game == "palace" and not toast.count()):  # the click chooses, or only looks
            assert game == "palace" or page.locator(".act .chip").count(), place
            page.keyboard.press("Shift+Z")
            settled(page)
            continue
        expect(toast).to_contain_text(reason["rule"])
        assert not reason["rule"].startswith(MISLEADING)
        assert toast.evaluate("e => e.getBoundingClientRect().top >= e.closest('.act').getBoundingClientRect().top"), (
            f"what is said of {place} covers the board"
        )
        expect(toast).to_contain_text(spoken(game, reason, now["viewer"]))
        page.keyboard.press("Escape")
        expect(toast).to_have_count(0)
        assert page.locator(".act button.chip").count() == 0, f"{place} changed the draft"


def test_a_far_district_is_said_to_be_too_far(open_page: Open) -> None:
    """Two-step walks are lit: the district three steps away is not refused because it is no neighbour."""

    def reached(now: Position) -> bool:
        return now["node"] == "turn" and any(r["rule"] == "MD-3.1.3" and r["facts"]["number"] > 1 for r in now["closed"].values())

    page, now = come(open_page, "ming", reached)
    aim, reason = next((aim, r) for aim, r in now["closed"].items() if r["rule"] == "MD-3.1.3")
    target = page.locator(f'.board [data-place="{aim}"]')
    says = f"It is {reason['facts']['steps']} steps away, and each takes a card: you have {reason['facts']['number']}"
    assert says in (target.get_attribute("aria-label") or "")
    click(page, f'.board [data-place="{aim}"]')
    expect(page.locator(".toast")).to_contain_text(f"{says}.")
    expect(page.locator(".toast")).to_contain_text("MD-3.1.3")


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans"])
def test_a_noble_out_of_reach_says_what_is_missing(open_page: Open, lang: str) -> None:
    page, now = come(open_page, "royals", lambda now: now["node"] == "play" and now["view"]["turn"] > 3, lang=lang, width=390, height=844)
    aim, reason = next((aim, r) for aim, r in now["closed"].items() if r["rule"] == "RO-4.4")
    page.locator(f'.board [data-place="{aim.removeprefix("noble ")}"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(spoken("royals", reason, now["viewer"], lang))
    expect(page.get_by_role("alert")).to_contain_text("RO-4.4")


def test_a_room_too_far_for_all_who_walk_together(open_page: Open) -> None:
    """Palace: with several servants picked the steps of all of them count."""

    def reached(now: Position) -> bool:
        return now["node"] == "stairs" and any(r["rule"] == "RP-6.8" for r in now["closed"].values())

    page, now = come(open_page, "palace", reached)
    aim, reason = next((aim, r) for aim, r in now["closed"].items() if r["rule"] == "RP-6.8" and aim.startswith("way"))
    _, start, to = aim.split(" ")
    click(page, f'.board [data-place="room {start}"]')
    click(page, f'.board [data-place="room {to}"]')
    expect(page.locator(".toast")).to_contain_text(f"That takes {reason['facts']['steps']} steps, and you have {reason['facts']['number']} left.")
