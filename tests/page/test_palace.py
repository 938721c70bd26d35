"""Whole games of Royal Palace through the page, with the mouse and by keyboard alone; walking, undo and the draw; access."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .browser import Open
from .table import at_table, click, commit, new_table, play_until, position, prompt, send, settled, targets, wait_mode
from .test_access import check, sized
from .test_game import check_the_end, focused, tab_to

MOST = 3000  # acts after which a game is given up
BEGUN, NEARLY_OVER = 30, 17
"""Nobles left between which a game goes on past the page: a whole one takes minutes."""
USEFUL = ("stairs", "office", "king", "madame", "mint")


def wanted(actions: list[str], rng: random.Random) -> str | None:
    """A useful one of the actions that can be chosen; None: end the step."""
    for verb in ("recruit", "keep", "mint", "favour"):
        if found := [action for action in actions if action.startswith(verb)]:
            return rng.choice(found)
    if found := [action for action in actions if action.split()[0] in ("station", "muster", "pull", "slip")]:
        return rng.choice(found)
    walks = [action for action in actions if action.startswith("walk") and len(action.split()) == 3]
    if walks:
        return rng.choice([action for action in walks if action.split()[2] in USEFUL] or walks)
    return "walk gate" if "walk gate" in actions else None


def far(now: dict[str, Any]) -> bool:
    """The decision is in a turn near the end of the game."""
    return bool(now["view"]["nobles_left"] <= NEARLY_OVER and now["node"] == "parade")


def play(page: Page, table: str, choose: Callable[[str], None], end: Callable[[], None], rng: random.Random) -> None:
    """Play through the page but for the middle of the game."""
    skipped = False
    for _ in range(MOST):
        if wait_mode(page, "act", "over") == "over":
            return check_the_end(page)
        settled(page)
        if not skipped and position(page, table)["view"]["nobles_left"] <= BEGUN and not page.locator(".draft .chip").count():
            skipped = True
            play_until(page, table, far, rng)
            page.reload()
            continue
        action = None if complete_turn(page) else wanted(targets(page, ".board"), rng)
        if action:
            choose(action)
        else:
            end()
        settled(page)
    raise AssertionError(f"the game does not end: {prompt(page)}")


def complete_turn(page: Page) -> bool:
    """Nothing is left to choose on the board."""
    return not page.locator(".board [data-action]").count()


def test_a_game_by_mouse(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy", game="palace")
    at_table(page, table)
    play(page, table, lambda action: click(page, f'.board [data-action="{action}"]'), lambda: page.locator("[data-commit]").click(), random.Random(11))


def test_a_game_by_keyboard_alone(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy", game="palace")
    at_table(page, table)

    def choose(action: str) -> None:
        tab_to(page, ".board")
        for _ in range(40):
            if focused(page) == action:
                return page.keyboard.press("Enter")
            page.keyboard.press("PageDown")
        raise AssertionError(f"the keyboard does not lead to {action}")

    def end() -> None:
        tab_to(page, ".go")
        while focused(page) != "commit":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")

    play(page, table, choose, end, random.Random(5))


# --- the first turn -------------------------------------------------------------------------------------------------


def first_turn(open_page: Open, *rooms: str, **looks: Any) -> tuple[Page, str]:
    """Ada has put her five servants into these rooms and is to begin her first turn, against the computer."""
    page, table = new_table(open_page, "person", "greedy", game="palace", options={"layout": "first_game"}, **looks)
    play_until(page, table, lambda now: now["node"] == "station")
    now = position(page, table)
    assert send(page, table, now["version"], 0, [f"station {room}" for room in rooms]).ok
    play_until(page, table, lambda now: now["node"] == "parade")
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    return page, table


def go_on(page: Page) -> None:
    page.locator("[data-commit]").click()
    settled(page)


def on_to(page: Page, room: str) -> None:
    """End steps until that of a room runs."""
    for _ in range(5):
        if page.locator(f'[data-place="room {room}"] .step.now').count():
            return
        go_on(page)
    raise AssertionError(f"the step of {room} does not come: {prompt(page)}")


def tap(page: Page, place: str, times: int = 1) -> None:
    for _ in range(times):
        click(page, f'[data-place="{place}"]')
        settled(page)


def chips(page: Page) -> int:
    return page.locator(".draft .chip .no").count()


def test_servants_walk_together_the_shortest_way(open_page: Open) -> None:
    page, _ = first_turn(open_page, "gate", "gate", "stairs", "stairs", "stairs")
    go_on(page)
    steps = int(page.locator(".pips i").count())
    tap(page, "room gate", 2)
    expect(page.locator('[data-place="room gate"]')).to_have_attribute("aria-pressed", "true")
    tap(page, "room stairs")
    assert chips(page) == 2  # the step before, and one act of four actions
    expect(page.locator(".draft .chip").last).to_contain_text("2 servants, 4 steps")
    expect(page.locator('[data-place="room stairs"]')).to_have_attribute("aria-label", re.compile("You 8"))
    expect(page.locator(".pips i")).to_have_count(steps - 4)
    page.keyboard.press("z")
    settled(page)
    expect(page.locator(".pips i")).to_have_count(steps)
    assert chips(page) == 1


def test_a_warning_before_the_stairway_is_empty(open_page: Open) -> None:
    page, _ = first_turn(open_page, "gate", "gate", "stairs", "stairs", "stairs")
    go_on(page)
    expect(page.locator(".warning")).to_have_text(re.compile("steps would be lost"))
    tap(page, "room stairs", 6)
    tap(page, "room king")
    expect(page.locator(".warning")).to_have_text("Nobody stays on the Stairway")


def test_the_turn_can_be_taken_back_up_to_the_draw(open_page: Open) -> None:
    page, table = first_turn(open_page, "backdoor", "backdoor", "king", "king", "mint")
    for _ in range(4):
        if page.inner_text("[data-commit]").startswith("Draw"):
            break
        go_on(page)
    done = chips(page)
    page.keyboard.press("Shift+Z")
    settled(page)
    assert done > 1
    assert chips(page) == 0
    while not page.inner_text("[data-commit]").startswith("Draw"):
        go_on(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    page.locator(".tray .card").first.wait_for()
    expect(page.locator(".draft .chip.locked")).to_contain_text("the draw")
    click(page, ".tray .card")
    settled(page)
    expect(page.locator(".hand .card")).to_have_count(1)
    page.keyboard.press("z")
    settled(page)
    expect(page.locator(".hand .card")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.get_by_role("alert").filter(has_text="cannot be taken back").first).to_be_attached()
    click(page, ".tray .card")
    settled(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    assert position(page, table, 0)["view"]["seats"][0]["hand_size"] == 1


def test_a_planned_turn_stays_in_its_last_step(open_page: Open) -> None:
    page, table = first_turn(open_page, "stairs", "stairs", "king", "king", "mint")
    for _ in range(5):
        if "planned" in prompt(page):
            break
        go_on(page)
    assert prompt(page) == "Your turn is planned. End it, or take steps back."
    expect(page.locator(".track [aria-current]").last).to_have_text("5 Back door")
    assert position(page, table)["actor"] == 0  # nothing was sent


def test_after_the_end_nothing_is_told_in_the_conditional(open_page: Open) -> None:
    page, table = new_table(open_page, "random", "random", game="palace")
    play_until(page, table, lambda now: False)
    at_table(page, table)
    wait_mode(page, "over")
    expect(page.get_by_role("tab", name="At the end")).to_be_visible()
    expect(page.locator(".rail")).not_to_contain_text("now")


def test_a_noble_out_of_reach_is_refused_with_its_rule(open_page: Open) -> None:
    page, _ = first_turn(open_page, "office", "king", "king", "madame", "madame")
    on_to(page, "office")
    dear = page.locator(".board .square.dear").first
    assert "Missing" in (dear.get_attribute("aria-label") or "")
    click(page, f'[data-place="{dear.get_attribute("data-place")}"]')
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"RP-8\.1[678]")).first).to_be_attached()


def test_no_more_servants_are_asked_for_than_there_are(open_page: Open) -> None:
    """The limit is above the supply: sentence, warning and room count the supply, then the servants in rooms."""
    page, table = first_turn(open_page, *["parade"] * 5)
    now = position(page, table, 0)
    assert send(page, table, now["version"], 0, ["muster 5"]).ok
    while (now := play_until(page, table, lambda _: True))["view"]["round_no"] == 1:
        assert send(page, table, now["version"], 0, ["done"]).ok
    left, supply = now["view"]["limit_left"], now["view"]["seats"][0]["supply"]
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    assert prompt(page) == f"Put up to {supply} servants on the Gate. Your supply has {supply}."
    expect(page.locator(".warning")).to_have_text(f"{supply} more could come to the Gate")
    expect(page.locator('[data-place="room parade"] .gives')).to_have_text(f"{supply} more to the Gate")
    click(page, f'[data-action="muster {supply}"]')
    settled(page)
    elsewhere = sum(here["servants"][0] for room, here in now["view"]["rooms"].items() if room != "gate")
    more = min(left - supply, elsewhere)
    assert re.search(rf"\b({more} servants|a servant) out of", prompt(page)), prompt(page)


def test_the_squares_are_named_at_the_edge_of_the_park(open_page: Open) -> None:
    page, _ = first_turn(open_page, "office", "king", "king", "madame", "madame", **sized("phone"))
    assert page.locator(".park .columns").inner_text().split() == list("abcdef")
    assert page.locator(".park .rows").inner_text().split() == list("123456")

    def middle(element: Locator) -> tuple[float, float]:
        box = element.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    x, y = middle(page.locator('[data-place="square c5"]'))
    assert abs(middle(page.locator(".park .columns span").nth(2))[0] - x) < 1
    assert abs(middle(page.locator(".park .rows span").nth(4))[1] - y) < 1


# Frames and rings of all places of the board by whether they are legal: which of them are golden.
GOLDEN = """() => [...document.querySelectorAll("[data-place]")].map((place) => {
  const styles = [getComputedStyle(place), getComputedStyle(place, "::before")];
  const painted = styles.flatMap((style) => (style.boxShadow + style.borderTopColor).match(/rgba?\\([^)]*\\)/g) ?? []);
  const colours = painted.map((text) => text.match(/[\\d.]+/g).map(Number));
  return ["action" in place.dataset, colours.some(([r, g, b, a = 1]) => a > 0 && r > 140 && r - b > 70)];
})"""


@pytest.mark.parametrize("dark", [False, True])
def test_what_is_golden_is_legal(open_page: Open, dark: bool) -> None:
    page, _ = first_turn(open_page, "office", "king", "king", "madame", "madame", dark=dark)
    for room in ("stairs", "office"):
        on_to(page, room)
        found = page.evaluate(GOLDEN)
        assert [True, True] in found
        assert all(legal == golden for legal, golden in found), found


# --- access ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "dark", "lang"), [("desk", False, "en"), ("tablet", True, "zh-Hans"), ("phone", False, "en"), ("phone", True, "zh-Hant")])
def test_access(open_page: Open, size: str, dark: bool, lang: str) -> None:
    page, _ = first_turn(open_page, "gate", "backdoor", "backdoor", "office", "king", **sized(size), dark=dark, lang=lang)
    check(page, f"parade {size}")
    go_on(page)
    tap(page, "room gate")
    check(page, f"walk {size}")
    on_to(page, "backdoor")
    page.locator(".tray, [data-commit]:not([aria-disabled=true])").first.wait_for()
    if not page.locator(".tray").count():
        go_on(page)  # the turn was over by itself: now the cards are drawn
    page.locator(".tray").wait_for()
    check(page, f"back door {size}")
