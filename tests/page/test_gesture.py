"""One press is one act: keys that are held down, double clicks, presses that began on another screen; in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, commit, complete, new_table, play_until, position, send, settled, targets, version, wait_mode

HELD = 40  # keydowns of a key that is held for over a second
Reached = Callable[[dict[str, Any]], bool]
CHOICE: dict[str, Reached] = {
    "ming": lambda now: now["node"] == "place",
    "royals": lambda now: now["node"] == "draw",
    "palace": lambda now: now["node"] == "station",
}
"""A decision with several targets on the board, one after the other."""
END: dict[str, Reached] = {
    "ming": lambda now: now["node"] == "place",
    "royals": lambda now: now["node"] == "play",
    "palace": lambda now: now["node"] == "recruit" and not now["view"]["rooms"]["backdoor"]["servants"][now["viewer"]],
}
"""A decision that the button, after one target at the most, ends with the turn."""
secret = pytest.mark.parametrize("game", ["royals", "palace"])
every = pytest.mark.parametrize("game", ["ming", "royals", "palace"])


def seated(open_page: Open, game: str, reached: Reached, *kinds: str, **looks: Any) -> tuple[Page, str]:
    """At a table of the game, in a turn of the person for whom the position was reached."""
    page, table = new_table(open_page, *(kinds or ("person", "person")), game=game, **looks)
    play_until(page, table, reached)
    at_table(page, table)
    ready(page)
    return page, table


def ready(page: Page) -> None:
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.get_by_role("button", name="show my side").click()
        wait_mode(page, "act")
    settled(page)


def finish(page: Page) -> None:
    """Choose what is needed until the button ends the turn."""
    if not complete(page):
        click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
        settled(page)
    assert complete(page)


def posted(page: Page, what: str) -> list[str]:
    """Addresses of the requests of a kind that the page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith(f"/{what}") else None)
    return sent


def hold(page: Page, key: str, meanwhile: Callable[[], object]) -> None:
    """Keep a key down until something has come of it, and well beyond."""
    page.keyboard.down(key)
    for _ in range(HELD):
        page.keyboard.down(key)
    meanwhile()
    for _ in range(HELD):
        page.keyboard.down(key)
        settled(page)
    page.keyboard.up(key)


@every
def test_a_held_key_ends_one_turn(open_page: Open, game: str) -> None:
    page, table = seated(open_page, game, END[game])
    finish(page)
    before = version(page)
    commits = posted(page, "commit")
    page.locator("[data-commit]").focus()
    hold(page, "Enter", lambda: page.wait_for_function("before => Number(document.querySelector('.page').dataset.version) > before", arg=before))
    assert len(commits) == 1
    wait_mode(page, "act" if game == "ming" else "hand-over")
    expect(page.locator(".draft .chip:not(.locked)")).to_have_count(0)
    while (now := position(page, table))["actor"] == "chance":
        pass
    page.keyboard.press("Enter")  # the focus is where the next person needs it, and a new press counts
    page.wait_for_function("() => document.querySelector('.page').dataset.mode === 'act'")
    assert position(page, table)["version"] == now["version"]


@secret
def test_a_held_key_does_not_accept_the_hand_over(open_page: Open, game: str) -> None:
    page, _ = seated(open_page, game, END[game])
    finish(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    wait_mode(page, "hand-over")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button").evaluate("button => button.blur()")
    page.keyboard.down("Enter")
    dialog.get_by_role("button").focus()
    for _ in range(HELD):
        page.keyboard.down("Enter")
    expect(dialog).to_be_visible()
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    ready(page)


@every
def test_a_held_key_chooses_once(open_page: Open, game: str) -> None:
    page, _ = seated(open_page, game, CHOICE[game])
    previews = posted(page, "preview")
    page.locator(".board [data-action][tabindex='0']").first.focus()
    hold(page, "Enter", lambda: settled(page))
    assert len(previews) == 1
    expect(page.locator(".draft .chip")).to_have_count(1)


@pytest.mark.parametrize("key", ["z", "Escape"])
def test_a_held_key_takes_back_one_step(open_page: Open, key: str) -> None:
    page, _ = seated(open_page, "palace", lambda now: now["node"] == "station" and now["view"]["stations_left"] == 5)
    for _ in range(3):
        click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
        settled(page)
    expect(page.locator(".draft .chip")).to_have_count(3)
    hold(page, key, lambda: settled(page))
    expect(page.locator(".draft .chip")).to_have_count(2)


def test_a_held_arrow_still_walks(open_page: Open) -> None:
    page, _ = seated(open_page, "ming", CHOICE["ming"])
    first = page.locator(".board [data-action][tabindex='0']").first
    first.focus()
    begun = first.get_attribute("data-place")
    page.keyboard.down("PageDown")
    at = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.down("PageDown")
    assert page.evaluate("document.activeElement.dataset.place") not in (begun, at)
    page.keyboard.up("PageDown")


@every
def test_a_click_begun_in_the_turn_before_does_nothing(open_page: Open, game: str) -> None:
    page, table = seated(open_page, game, CHOICE[game], "person", "random")
    before = version(page)
    place = page.locator(".board [data-action]").last
    box = place.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    next_turn(page, table, before, CHOICE[game])
    previews = posted(page, "preview")
    page.mouse.up()
    settled(page)
    expect(page.locator(".draft .chip:not(.locked), .toast")).to_have_count(0)
    assert not previews


@every
def test_a_key_begun_in_the_turn_before_does_nothing(open_page: Open, game: str) -> None:
    page, table = seated(open_page, game, CHOICE[game], "person", "random")
    before = version(page)
    page.locator("[data-hint]").focus()
    page.keyboard.down("Space")
    next_turn(page, table, before, CHOICE[game])
    page.locator("[data-hint]").focus()
    hints = posted(page, "hint")
    page.keyboard.up("Space")
    settled(page)
    assert not hints
    page.keyboard.press("Space")
    expect(page.locator(".hints")).to_be_visible()


def next_turn(page: Page, table: str, before: int, reached: Reached) -> None:
    """Ada's turn is played in another window, until the same decision comes again."""
    play_until(page, table, lambda now: now["version"] > before and reached(now))
    at = position(page, table)["version"]
    page.wait_for_function("at => Number(document.querySelector('.page').dataset.version) >= at", arg=at)
    wait_mode(page, "act")
    settled(page)
    if page.locator(".toast").count():
        page.evaluate("document.querySelector('.toast .x').click()")


@secret
def test_a_double_click_is_one_click(open_page: Open, game: str) -> None:
    """Its second half falls on what lay under the hand-over screen."""
    page, _ = seated(open_page, game, END[game])
    finish(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    wait_mode(page, "hand-over")
    before = version(page)
    box = page.get_by_role("button", name="show my side").bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    previews = posted(page, "preview")
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.up()
    wait_mode(page, "act")
    settled(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settled(page)
    expect(page.locator(".draft .chip:not(.locked), .toast")).to_have_count(0)
    assert not previews
    assert version(page) == before


@secret
def test_enter_accepts_after_a_click_beside_the_hand_over(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "person", game=game)
    play_until(page, table, CHOICE[game])
    at_table(page, table)
    wait_mode(page, "hand-over")
    page.mouse.click(20, 20)
    page.get_by_role("heading", name="Pass the table to").click()
    page.keyboard.press("Enter")
    wait_mode(page, "act")


def test_a_key_held_on_the_start_page_makes_one_table(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-start]").focus()
    page.keyboard.down("Enter")
    for _ in range(HELD):
        page.keyboard.down("Enter")
    page.locator(".page[data-mode]").wait_for()
    page.keyboard.up("Enter")
    assert len(page.request.get("/api/tables").json()) == 1


def test_a_held_key_opens_a_drawer_once(open_page: Open) -> None:
    page, _ = seated(open_page, "ming", CHOICE["ming"])
    page.get_by_role("button", name="Settings", exact=True).focus()
    page.keyboard.down("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").focus()
    page.keyboard.down("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.up("Enter")


def test_sent_in_another_window_is_no_answer_to_this_one(open_page: Open) -> None:
    """The button of a turn that was sent elsewhere meanwhile."""
    page, table = seated(open_page, "ming", CHOICE["ming"])
    finish(page)
    now = position(page, table)
    now = position(page, table, now["actor"])
    button = page.locator("[data-commit]").bounding_box()
    assert button
    page.mouse.move(button["x"] + 10, button["y"] + 10)
    page.mouse.down()
    assert send(page, table, now["version"], now["actor"], [now["legal"][-1]]).ok
    page.wait_for_function("at => Number(document.querySelector('.page').dataset.version) >= at", arg=now["version"] + 1)
    wait_mode(page, "act")
    settled(page)
    commits = posted(page, "commit")
    page.mouse.up()
    settled(page)
    assert not commits
