"""The plan of a turn outlives reload, crash and a change of tab, and nobody else sees it; Back closes what is open before it leaves."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, commit, complete, new_table, play_until, position, send, settled, targets, version, wait_mode
from .test_gesture import every, posted, ready, secret
from .test_keys import TWICE, choose, drafted

MOVED = "moved on since this turn was planned"


def planned(open_page: Open, game: str, *kinds: str, **looks: Any) -> tuple[Page, str, list[str]]:
    """At a table with two acts drafted, and what the chips say."""
    page, table = new_table(open_page, *(kinds or ("person", "random")), game=game, **looks)
    play_until(page, table, TWICE[game])
    at_table(page, table)
    ready(page)
    choose(page)
    choose(page)
    both = drafted(page)
    assert len(both) >= 2
    return page, table, both


def stored(page: Page, table: str) -> Any:
    return json.loads(page.evaluate("key => localStorage.getItem(key) ?? 'null'", f"royaltable-plan-{table}"))


def check_goes_on(page: Page, both: list[str]) -> None:
    """The plan is there as if it had never been away: it can be taken back act by act and done again."""
    wait_mode(page, "act")
    expect(page.locator(".draft button.chip")).to_have_count(len(both))
    settled(page)
    assert drafted(page) == both
    for n in reversed(range(len(both))):
        page.keyboard.press("z")
        settled(page)
        assert drafted(page) == both[:n]
    for n in range(1, len(both) + 1):
        page.keyboard.press("x")
        settled(page)
        assert drafted(page) == both[:n]


# --- reload, crash, another tab ---------------------------------------------------------------------------------


@every
def test_a_plan_outlives_a_reload(open_page: Open, game: str) -> None:
    page, _, both = planned(open_page, game)
    page.reload()
    check_goes_on(page, both)


@every
def test_a_plan_outlives_back_and_forward(open_page: Open, game: str) -> None:
    page, _, both = planned(open_page, game)
    page.evaluate("location.hash = '#/'")
    page.locator("[data-start]").wait_for()
    page.go_back()
    check_goes_on(page, both)


def test_a_plan_outlives_a_crash(open_page: Open) -> None:
    page, table, both = planned(open_page, "palace")
    other = open_page(profile=page)
    page.close(run_before_unload=False)
    check_goes_on(at_table(other, table), both)


def test_a_walk_stays_one_act(open_page: Open) -> None:
    """What was chosen as one is taken back as one after a reload too."""
    page, table = new_table(open_page, "person", "random", game="palace", options={"layout": "first_game"})

    def two_steps(now: dict[str, Any]) -> bool:
        return now["node"] == "stairs" and any(len(way) == 2 for ways in now["advice"]["walks"].values() for way in ways.values())

    now = play_until(page, table, two_steps)
    walks = now["advice"]["walks"]
    start, goal, way = next((start, goal, way) for start, ways in walks.items() for goal, way in ways.items() if len(way) == 2)
    at_table(page, table)
    ready(page)
    click(page, f'[data-place="room {start}"]')
    click(page, f'[data-place="room {goal}"][data-action="{way[-1]}"]')
    settled(page)
    walk = drafted(page)
    assert len(walk) == 1
    assert len(stored(page, table)["steps"]) >= 2
    page.reload()
    check_goes_on(page, walk)


def test_the_last_choice_of_a_kept_turn_can_be_changed(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random", game="ming")
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    ready(page)
    spaces = targets(page, ".board")
    click(page, f'.board [data-action="{spaces[0]}"]')
    settled(page)
    page.reload()
    wait_mode(page, "act")
    expect(page.locator(".draft button.chip")).to_have_count(1)
    settled(page)
    click(page, f'.board [data-action="{spaces[1]}"]')
    settled(page)
    assert complete(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    assert stored(page, table) is None
    assert page.locator(".toast").count() == 0


@every
def test_a_plan_follows_from_tab_to_tab(open_page: Open, game: str) -> None:
    page, table, both = planned(open_page, game)
    other = open_page(profile=page)
    at_table(other, table)
    check_goes_on(other, both)
    other.keyboard.press("z")
    settled(other)
    expect(page.locator(".draft button.chip")).to_have_count(len(both) - 1)
    settled(page)
    assert drafted(page) == both[:-1]
    page.keyboard.press("Shift+Z")
    expect(other.locator(".draft button.chip")).to_have_count(0)


def test_a_kept_turn_is_not_sent_by_itself(open_page: Open) -> None:
    """Where a complete turn is sent at once, one that could not be sent waits for a word."""
    page, table = new_table(open_page, "person", "random", game="ming", settings={"confirm": False}, expect=("ERR_FAILED",))
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    ready(page)
    before = version(page)
    page.route("**/commit", lambda route: route.abort())
    click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
    expect(page.locator(".toast")).to_be_visible()
    page.unroute("**/commit")
    page.reload()
    wait_mode(page, "act")
    expect(page.locator(".draft button.chip")).to_have_count(1)
    settled(page)
    assert position(page, table)["version"] == before
    commit(page, lambda: page.locator("[data-commit]").click())


# --- secrecy ----------------------------------------------------------------------------------------------------


@every
def test_a_plan_is_shown_only_to_the_person_who_made_it(open_page: Open, game: str) -> None:
    """The device may be in other hands by now, in open games too."""
    page, _, both = planned(open_page, game, "person", "person")
    asked = posted(page, "preview")
    page.reload()
    wait_mode(page, "hand-over")
    expect(page.locator(".draft .chip")).to_have_count(0)
    assert not asked
    page.get_by_role("button", name="show my side").click()
    check_goes_on(page, both)


@secret
def test_the_next_person_sees_nothing_of_the_plan_before(open_page: Open, game: str) -> None:
    page, table, _ = planned(open_page, game, "person", "person")
    seat = position(page, table)["actor"]
    play_until(page, table, lambda now: now["actor"] != seat)
    page.reload()
    wait_mode(page, "hand-over")
    page.get_by_role("button", name="show my side").click()
    wait_mode(page, "act")
    settled(page)
    expect(page.locator(".draft button.chip, .toast")).to_have_count(0)


# --- the table has moved on -------------------------------------------------------------------------------------


@every
def test_a_plan_that_the_table_has_passed_is_dropped_with_a_word(open_page: Open, game: str) -> None:
    page, table, _ = planned(open_page, game)
    before = version(page)
    page.goto("/#/")
    page.locator("[data-start]").wait_for()
    now = position(page, table, 0)
    other = next(action for action in now["legal"] if action != stored(page, table)["steps"][0]["action"])  # else it would be what was planned
    assert send(page, table, before, 0, [other]).ok
    play_until(page, table, lambda now: now["version"] > before and TWICE[game](now))
    at_table(page, table)
    wait_mode(page, "act")
    expect(page.locator(".toast")).to_contain_text(MOVED)
    expect(page.locator(".draft button.chip")).to_have_count(0)
    assert stored(page, table) is None
    page.reload()
    wait_mode(page, "act")
    settled(page)
    expect(page.locator(".toast")).to_have_count(0)


def test_a_plan_that_was_sent_before_the_crash_is_no_loss(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random", game="ming", expect=("ERR_FAILED",))
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    ready(page)
    before = version(page)
    click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
    settled(page)
    plan = stored(page, table)
    now = position(page, table)
    assert send(page, table, now["version"], plan["seat"], [step["action"] for step in plan["steps"]]).ok
    other = open_page(profile=page)
    page.close()
    other.evaluate("([key, plan]) => localStorage.setItem(key, JSON.stringify(plan))", [f"royaltable-plan-{table}", plan])
    play_until(other, table, lambda now: now["version"] > before and now["node"] in ("place", "turn"))
    at_table(other, table)
    wait_mode(other, "act")
    settled(other)
    expect(other.locator(".toast, .draft button.chip")).to_have_count(0)
    assert stored(other, table) is None


@pytest.mark.parametrize("text", ["null", "{", "[]", '{"version": 1}', '{"version":-1,"seat":0,"steps":[],"acts":[]}', "legal nonsense"])
def test_what_is_stored_may_be_anything(open_page: Open, text: str) -> None:
    page, table = new_table(open_page, "person", "random", game="ming")
    now = play_until(page, table, lambda now: now["node"] == "place")
    if text == "legal nonsense":
        text = json.dumps({"version": now["version"], "seat": 0, "steps": [{"action": "fly", "forced": False}], "acts": [0]})
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"royaltable-plan-{table}", text])
    at_table(page, table)
    ready(page)
    expect(page.locator(".draft button.chip")).to_have_count(0)
    click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
    settled(page)
    assert complete(page)


def test_a_removed_table_leaves_no_plan(open_page: Open) -> None:
    page, table, _ = planned(open_page, "palace")
    page.goto("/#/")
    page.get_by_role("button", name="Remove this table").click()
    page.get_by_role("button", name="Remove for good?").click()
    page.wait_for_function("key => localStorage.getItem(key) === null", arg=f"royaltable-plan-{table}")


# --- Back -------------------------------------------------------------------------------------------------------

OPEN = {
    "rules": (lambda page: page.keyboard.press("?"), "dialog[open]"),
    "settings": (lambda page: page.get_by_role("button", name="Settings", exact=True).click(), "dialog[open]"),
    "notation": (lambda page: page.keyboard.press("/"), ".command"),
    "hints": (lambda page: page.locator("[data-hint]").click(), ".hints"),
    "replay": (lambda page: page.keyboard.press("r"), ".page[data-mode=replay]"),
    "languages": (lambda page: page.get_by_role("button", name="Language").click(), "[role=menu]:popover-open"),
}


def from_the_start_page(open_page: Open) -> Page:
    page, table = new_table(open_page, "person", "random", game="palace", expect=("status of 429",))
    play_until(page, table, TWICE["palace"])
    at_table(page, table)
    ready(page)
    return page


@pytest.mark.parametrize("what", list(OPEN))
def test_back_closes_what_is_open_and_then_leaves(open_page: Open, what: str) -> None:
    page = from_the_start_page(open_page)
    choose(page)
    both = drafted(page)
    show, selector = OPEN[what]
    show(page)
    expect(page.locator(selector)).to_be_visible()
    page.go_back()
    expect(page.locator(selector)).to_have_count(0)
    wait_mode(page, "act")
    assert drafted(page) == both
    page.go_back()
    page.locator("[data-start]").wait_for()
    page.go_forward()
    wait_mode(page, "act")


@pytest.mark.parametrize("what", list(OPEN))
def test_what_was_closed_otherwise_leaves_nothing_for_back(open_page: Open, what: str) -> None:
    page = from_the_start_page(open_page)
    for _ in range(2):
        show, selector = OPEN[what]
        show(page)
        expect(page.locator(selector)).to_be_visible()
        page.wait_for_function("() => history.state?.open === 1")
        page.keyboard.press("Escape")
        expect(page.locator(selector)).to_have_count(0)
        page.wait_for_function("() => !history.state?.open")
    page.go_back()
    page.locator("[data-start]").wait_for()


def test_from_one_drawer_to_another_and_home(open_page: Open) -> None:
    page = from_the_start_page(open_page)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("RP-")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="All tables").click()
    page.locator("[data-start]").wait_for()
    page.go_back()
    wait_mode(page, "act")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.open")


def test_a_reload_with_an_open_drawer_leaves_nothing_for_back(open_page: Open) -> None:
    page = from_the_start_page(open_page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.reload()
    wait_mode(page, "act")
    page.wait_for_function("() => !history.state?.open")
    page.go_back()
    page.locator("[data-start]").wait_for()
