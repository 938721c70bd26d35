"""The draft of a turn: choose, take back, reload, refuse, type, send; and what happens when the connection fails."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, commit, complete, new_table, play_until, position, send, settled, targets, version, wait_mode


@pytest.fixture
def princes(open_page: Open) -> tuple[Page, str]:
    """A table in phase 3 where Ada is to move her prince."""
    page, table = new_table(open_page, "person", "person", expect=("ERR_FAILED",))
    play_until(page, table, lambda now: now["node"] == "turn" and now["actor"] == 0 and any(a.startswith("step") for a in now["legal"]))
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    return page, table


def step(page: Page) -> None:
    """Walk to a district that can be reached."""
    action = next(action for action in targets(page, ".board") if action.startswith("step"))
    click(page, f'.board [data-action="{action}"]')
    settled(page)


def chips(page: Page) -> int:
    return page.locator(".act .chip").count()


def test_undo_restart_and_going_back_to_a_chip(princes: tuple[Page, str]) -> None:
    page, table = princes
    before = version(page)
    step(page)
    walked = chips(page)
    assert walked >= 1
    page.keyboard.press("z")
    settled(page)
    assert chips(page) < walked
    page.keyboard.press("Shift+Z")
    expect(page.locator(".act .chip")).to_have_count(0)
    step(page)
    page.locator(".act button.chip").first.click()
    expect(page.locator(".act .chip")).to_have_count(0)
    assert version(page) == before == position(page, table)["version"]  # nothing was sent


def test_a_turn_is_sent_as_a_whole_by_enter(princes: tuple[Page, str]) -> None:
    page, table = princes
    before = version(page)
    step(page)
    if not complete(page):
        click(page, next(f'.controls [data-action="{a}"]' for a in targets(page, ".controls") if a.startswith("deploy")))
    settled(page)
    sent = page.locator(".act .chip").count()
    commit(page, lambda: page.keyboard.press("Enter"))
    assert position(page, table)["version"] >= before + sent


def test_a_choice_is_not_shown_twice(princes: tuple[Page, str]) -> None:
    page, _ = princes
    goals = [action for action in targets(page, ".board") if action.startswith("step")]
    places = [page.locator(f'.board [data-action="{action}"]').first.get_attribute("data-place") for action in goals]
    click(page, f'.board [data-place="{places[0]}"]')
    settled(page)
    expect(page.locator(".act .chip")).not_to_have_count(0)
    expect(page.locator(".act .hover")).to_be_empty()
    page.mouse.move(5, 5)
    other = page.locator(".board [data-action]:not([aria-disabled=true]), .controls [data-action]").last
    other.hover()
    expect(page.locator(".act .hover")).not_to_be_empty()


def test_a_refusal_says_the_rule_and_opens_its_paragraph(princes: tuple[Page, str]) -> None:
    page, _ = princes
    step(page)
    walked = chips(page)
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    alert = page.locator(".command .why")
    expect(alert).to_contain_text("Not possible (pass):")
    expect(alert).to_contain_text("MD-3.0.4")
    assert chips(page) == walked  # nothing has changed
    alert.get_by_role("button", name="MD-3.0.4").click()
    expect(page.locator(".rail [data-rule='MD-3.0.4']")).to_be_in_viewport()
    page.get_by_role("combobox").press("Escape")
    expect(page.locator(".toast")).to_contain_text("MD-3.0.4")
    page.keyboard.press("Escape")
    expect(page.locator(".toast")).to_have_count(0)


def test_an_impossible_place_on_the_board_answers_with_its_rule(princes: tuple[Page, str]) -> None:
    page, _ = princes
    place = page.locator(".board [data-place^=district][aria-disabled=true]").first.get_attribute("data-place")
    click(page, f'.board [data-place="{place}"]')
    expect(page.locator(".act .toast")).to_contain_text("MD-3.")


def test_actions_can_be_typed_with_completion(princes: tuple[Page, str]) -> None:
    page, _ = princes
    page.get_by_role("button", name="Type an action (/)").click()
    box = page.get_by_role("combobox", name="Action in notation")
    box.fill("st ")
    expect(page.get_by_role("option").first).to_be_visible()
    legal = page.get_by_role("option").locator("code").all_inner_texts()
    assert legal
    assert all("st" in action for action in legal)
    box.press("ArrowDown")
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    box.press("Tab")
    expect(box).to_have_value(legal[0])
    box.press("Enter")
    expect(page.locator(".act .chip")).not_to_have_count(0)
    box.fill("fly to the moon")
    box.press("Enter")
    expect(page.locator(".command .why")).to_contain_text("MD-9.1")


def test_an_unfinished_turn_is_not_sent(princes: tuple[Page, str]) -> None:
    page, _ = princes
    before = version(page)
    page.locator("[data-commit]").click(force=True)
    page.keyboard.press("Enter")
    assert not complete(page)
    assert version(page) == before


def test_a_move_in_another_window_drops_the_draft(princes: tuple[Page, str]) -> None:
    page, table = princes
    step(page)
    now = position(page, table)
    assert send(page, table, now["version"], 0, ["pass"]).ok
    expect(page.locator(".toast")).to_contain_text("another window")
    expect(page.locator(".act .chip")).to_have_count(0)


def test_without_confirmation_a_complete_turn_is_sent_at_once(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", settings={"confirm": False})
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    wait_mode(page, "act")
    before = version(page)
    commit(page, lambda: click(page, f'.board [data-action="{targets(page, ".board")[0]}"]'))
    assert version(page) > before


def test_a_turn_whose_answer_is_lost_counts_once(princes: tuple[Page, str]) -> None:
    page, table = princes
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    settled(page)
    keys: list[str | None] = []

    def swallow(route: Any) -> None:
        keys.append(route.request.headers.get("idempotency-key"))
        answer = route.fetch()
        if len(keys) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route("**/commit", swallow)
    before = position(page, table)["version"]
    commit(page, lambda: page.get_by_role("combobox").press("Enter"))
    page.wait_for_function("() => !document.querySelector('.page').dataset.busy")
    assert len(keys) == 2
    assert keys[0] == keys[1] is not None
    assert position(page, table)["version"] == before + 1


def test_lost_connection_is_said_and_regained(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=("ERR_FAILED",))
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    wait_mode(page, "act")
    page.route("**/api/**", lambda route: route.abort())
    click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
    expect(page.locator(".toast")).to_contain_text("The server cannot be reached")
    page.unroute("**/api/**")
    click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
    settled(page)
    expect(page.locator(".toast")).to_have_count(0)
    assert complete(page)


def test_a_forced_decision_is_answered_by_the_page(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person")
    play_until(page, table, lambda now: len(now["legal"]) == 1 and not now["legal"][0].startswith("step"))
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.get_by_role("button", name="show my side").click()
        wait_mode(page, "act")
    settled(page)
    expect(page.locator(".chip.locked")).to_have_count(1)
    assert complete(page)
    page.keyboard.press("z")
    settled(page)
    expect(page.locator(".chip.locked")).to_have_count(1)  # there is nothing else to do
    commit(page, lambda: page.locator("[data-commit]").click())


def test_moves_of_others_are_told_one_by_one_and_can_be_skipped(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy", "greedy", settings={"pace": "slow"})
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    wait_mode(page, "act")
    click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
    settled(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    wait_mode(page, "watch")
    expect(page.locator("[data-prompt]")).to_have_text(re.compile("(Ben|Cy) places a member on the .* space"))
    page.get_by_role("button", name="Skip to now").click()
    wait_mode(page, "act")


def test_a_table_removed_meanwhile(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=("status of 404",))
    at_table(page, table)
    assert page.request.delete(f"/api/tables/{table}").ok
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table here.")
