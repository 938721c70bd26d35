"""Nothing that a person may click moves because of what they did: whole turns of all games, and the parts of the page that all games share."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .still import MOST, still
from .table import HIT, at_table, click, complete, new_table, play_until, settled, targets, wait_mode

OVER = ".page[data-mode=over]"
ANY = 1.0
"""In small windows only places are compared: the browser counts what sticks to the lower edge as moved when the page under it grows."""
FRAMES = {"desk": (1440, 900), "compact": (1024, 768), "phone": (390, 844), "low": (844, 390)}
ACTS = 40
"""Acts of one turn after which something must be wrong."""
OPTIONS: dict[str, dict[str, Any]] = {"palace": {"layout": "first_game"}}
BEGINS: dict[str, dict[str, Callable[[dict[str, Any]], bool]]] = {
    "ming": {
        "place": lambda now: now["node"] == "place" and now["view"]["round_no"] >= 2,
        "card": lambda now: now["node"] == "card",
        "turn": lambda now: now["node"] == "turn" and sum(now["view"]["seats"][now["viewer"]]["hand"].values()) >= 4,
        "return": lambda now: now["node"] == "return" and "return 1" in now["legal"],
    },
    "royals": {
        "draw": lambda now: now["node"] == "draw" and now["view"]["turn"] > 4,
        "play": lambda now: now["node"] == "play" and len(now["legal"]) > 2,
    },
    "palace": {"parade": lambda now: now["node"] == "parade" and now["view"]["round_no"] >= 3},
}
"""Where the turns begin that are played, in each game."""
TURNS = 3
SELECTOR = '.board [data-action="{0}"]:visible, .controls [data-action="{0}"]:visible'


def shift(frame: str) -> float:
    return MOST if frame in ("desk", "compact") else ANY


def choice(page: Page, rng: random.Random) -> str | None:
    """Something that can be chosen on the board or in the action bar and is in sight; None: only the button goes on."""
    shown = {action: page.locator(SELECTOR.format(action)).first for action in targets(page)}
    reached = [action for action, element in shown.items() if element.is_visible() and element.evaluate(HIT)]
    found = [action for action in reached if action.split()[0] != "muster" or rng.random() < 0.5]
    eager = [action for action in found if action.split()[0] in ("recruit", "keep", "mint", "favour", "play", "install")]
    return rng.choice(eager or found) if found else None


def act(page: Page, frame: str, action: str | None) -> None:
    """Choose something, or press the button that goes on; a map that shows a part may lead on to another part.

    What can be installed soon is a list to read; it stays once it can be clicked."""
    but = ".market .list [aria-disabled]" + ("" if frame in ("desk", "compact") else ", .window")
    with still(page, most=shift(frame), but=but, unless=OVER, what=action or "commit"):
        if action:
            click(page, SELECTOR.format(action))
        else:
            page.locator("[data-commit]").click()
        page.wait_for_function("() => document.querySelector('.page').dataset.mode !== 'watch'")
        settled(page)


@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize(("game", "begin"), [(game, begin) for game, begins in BEGINS.items() for begin in begins])
def test_whole_turns_move_nothing(open_page: Open, game: str, begin: str, frame: str) -> None:
    width, height = FRAMES[frame]
    page, table = new_table(open_page, "person", "greedy", "greedy", game=game, options=OPTIONS.get(game), width=width, height=height)
    play_until(page, table, BEGINS[game][begin])
    at_table(page, table)
    if page.locator(".rail .first").count():
        page.get_by_role("tab", name="Points").click()  # the log grows at its head
    rng = random.Random(4)
    turns = 0
    for n in range(TURNS * ACTS):
        if wait_mode(page, "act", "over") == "over" or turns == TURNS:
            return
        settled(page)
        action = None if complete(page) and n % 3 == 0 else choice(page, rng)
        at = page.get_attribute(".page", "data-version")
        act(page, frame, action)
        turns += at != page.get_attribute(".page", "data-version")
    raise AssertionError("the turns do not end")


@pytest.mark.parametrize("frame", ["desk", "compact"])
@pytest.mark.parametrize("game", ["ming", "royals", "palace"])
def test_the_tabs_of_the_rail_stay_where_they_are(open_page: Open, game: str, frame: str) -> None:
    width, height = FRAMES[frame]
    page, table = new_table(open_page, "person", "greedy", "greedy", "greedy", game=game, width=width, height=height)
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    for tab in page.get_by_role("tab").all():
        if tab.is_visible():
            with still(page, most=ANY):
                tab.click()
    page.get_by_role("tab", name="Log").click()


@pytest.mark.parametrize("frame", FRAMES)
def test_a_refusal_moves_nothing(open_page: Open, frame: str) -> None:
    width, height = FRAMES[frame]
    page, table = new_table(open_page, "person", "greedy", game="palace", width=width, height=height)
    play_until(page, table, lambda now: now["node"] == "parade" and now["view"]["round_no"] >= 2)
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    closed = page.locator('.board [data-place^="room "][aria-disabled=true]').first.get_attribute("data-place")
    with still(page, most=shift(frame)):
        click(page, f'.board [data-place="{closed}"]')
        expect(page.get_by_role("alert").filter(has_text="RP-").first).to_be_visible()
    with still(page, most=shift(frame)):
        page.keyboard.press("Escape")
        expect(page.locator(".act .toast")).to_have_count(0)


@pytest.mark.parametrize("frame", ["desk", "compact"])
def test_hints_take_the_place_of_the_panels_only(open_page: Open, frame: str) -> None:
    width, height = FRAMES[frame]
    page, table = new_table(open_page, "person", "greedy", "greedy", game="palace", width=width, height=height)
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    with still(page, most=ANY):
        page.locator("[data-hint]").click()
        page.locator(".hints").wait_for()
    seats, hints = page.locator(".seats").bounding_box(), page.locator(".hints").bounding_box()
    assert seats is not None
    assert hints is not None
    assert hints["y"] >= seats["y"] + seats["height"]
