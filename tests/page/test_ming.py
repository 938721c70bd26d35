"""The board of Ming Dynasty: planning a walk, deploying, taking a dragon, members that go home, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, new_table, play_until, prompt, settled, targets, wait_mode

Reached = Callable[[dict[str, Any]], bool]
GAMES = 5  # tried before a node is given up


def come_to(open_page: Open, reached: Reached, players: int = 2, **looks: Any) -> tuple[Page, dict[str, Any]]:
    """A table of people where this node is reached, and the position of the seat to act. Chance is the server's: not every game comes there."""
    for _ in range(GAMES):
        page, table = new_table(open_page, *["person"] * players, **looks)
        now = play_until(page, table, reached)
        if now["status"] == "running":
            break
    assert reached(now)
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.locator("[data-mode=hand-over] dialog button, .handover button").first.click()
        wait_mode(page, "act")
    settled(page)
    return page, now


def draft(page: Page) -> int:
    return page.locator(".act .chip").count()


def far(now: dict[str, Any]) -> str | None:
    """A district two steps away where the move may end and that has several ways."""
    routes = (now["advice"] or {}).get("routes", {})
    return next(
        (d for d, ways in routes.items() if len(ways) > 1 and len(ways[0]["actions"]) == 2 and ways[0]["can_stop"] and len(ways[1]["actions"]) == 2), None
    )


def can_walk_far(now: dict[str, Any]) -> bool:
    return now["node"] == "turn" and far(now) is not None


def test_a_click_plans_the_whole_walk_and_another_way_can_be_taken(open_page: Open) -> None:
    page, now = come_to(open_page, can_walk_far)
    goal = far(now)
    ways = now["advice"]["routes"][goal]
    click(page, f'[data-place="district {goal}"]')
    settled(page)
    assert draft(page) >= 2
    expect(page.locator(".ways button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".flag")).to_have_count(2)
    other = page.locator(".ways button[data-action][aria-pressed=false]").first
    other.click()
    settled(page)
    expect(page.locator(".flag")).to_have_count(len(ways[1]["actions"]))


def test_digits_and_the_switch_set_the_deployment(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] in ("way", "deploy") and "deploy 2 monk" in now["legal"])
    assert "deploy 2" in targets(page, ".controls")
    page.locator(".toggle").click()
    assert "deploy 2 monk" in targets(page, ".controls")
    page.keyboard.press("2")
    settled(page)
    assert draft(page) == 1
    page.locator(".toggle").click()
    settled(page)
    expect(page.locator('.controls [data-action="deploy 2"]')).to_have_attribute("aria-pressed", "true")
    assert draft(page) == 1
    page.keyboard.press("9")
    expect(page.locator(".toast")).to_contain_text("MD-3.4.3")


def test_without_confirmation_a_monk_can_still_be_chosen(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] in ("way", "deploy") and "deploy 2 monk" in now["legal"], settings={"confirm": False})
    page.locator(".toggle").click()
    click(page, '.controls [data-action="deploy 2 monk"]')
    page.wait_for_function("before => Number(document.querySelector('.page').dataset.version) > before", arg=now["version"])


def test_a_dragon_is_paid_from_the_space_that_is_clicked(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "card")
    offered = {action for action in now["legal"] if action.startswith("take")}
    assert offered <= set(targets(page, ".board"))
    click(page, "[data-place=dragons]")
    assert {action for action in targets(page, ".board") if action.startswith("dragon ")} == {action for action in now["legal"] if action.startswith("dragon")}
    assert "dragon" in prompt(page)
    pays = next(action for action in now["legal"] if action.startswith("dragon"))
    click(page, f'.board [data-action="{pays}"]')
    settled(page)
    expect(page.locator(".hand .fresh")).to_have_count(1)


def test_members_go_home_from_the_houses_or_by_a_button(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] in ("home", "neutral-home"))
    assert set(now["legal"]) <= set(targets(page, ".controls"))
    wanted, other = now["legal"][-1], now["legal"][0]
    areas = page.locator('[data-place^="area "]')
    for i, part in enumerate(wanted.split()[1:]):
        for _ in range(int(part)):
            areas.nth(i).focus()
            page.keyboard.press("Enter")
            settled(page)
    expect(page.locator(f'.controls [data-action="{wanted}"]')).to_have_attribute("aria-pressed", "true")
    assert draft(page) == 1
    click(page, f'.controls [data-action="{other}"]')
    expect(page.locator(f'.controls [data-action="{other}"]')).to_have_attribute("aria-pressed", "true")
    assert draft(page) == 1


def test_a_district_out_of_reach_answers_with_its_rule(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "turn" and len(now["advice"]["routes"]) < 16)
    closed = page.locator('.board [data-place^="district "][aria-disabled=true]').first.get_attribute("data-place")
    click(page, f'[data-place="{closed}"]')
    expect(page.locator(".toast")).to_contain_text("MD-3.1.")
    assert draft(page) == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "Legal"), ("zh-Hant", "可選"), ("zh-Hans", "可选")])
def test_arrows_walk_the_legal_districts_and_each_says_its_sentence(open_page: Open, lang: str, word: str) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "turn" and len(now["advice"]["routes"]) > 3, lang=lang)
    page.locator(".board [tabindex='0']").first.focus()
    visited = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "PageDown", "PageDown"):
        page.keyboard.press(key)
        place, label, closed = page.evaluate("() => { const e = document.activeElement; return [e.dataset.place, e.ariaLabel, e.ariaDisabled]; }")
        assert closed != "true"
        assert word in label
        visited.add(place)
    assert len(visited) > 2
    assert page.locator(".board [data-place][tabindex='0']").count() == 1


def test_a_phone_shows_a_part_of_the_map_that_can_be_dragged(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "turn", width=390, height=844)
    expect(page.locator("svg.mini")).to_be_visible()
    shown = "() => document.querySelector('svg.mini .frame').getAttribute('x')"
    before = page.evaluate(shown)
    box = page.locator(".ming-board .window").bounding_box()
    assert box
    x, y = box["x"] + 150, box["y"] + 150
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.move(x - 60, y - 20, steps=4)
    page.mouse.up()
    moved = page.evaluate(shown)
    assert draft(page) == 0  # a drag is no click
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y, steps=4)
    page.mouse.up()
    assert len({before, moved, page.evaluate(shown)}) > 1
