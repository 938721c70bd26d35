"""Several people at one device: the hand-over screen stands wherever something is secret, and nowhere else."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .browser import Open
from .table import NAMES, at_table, click, commit, new_table, play_until, position, settled, targets, wait_mode


def several_return(now: dict[str, Any]) -> bool:
    """The first of several people chooses a return number for the same city, and has a choice."""
    view = now["view"]
    city = view["cities"].get(view["scored_province"]) or []
    inside = sum(sum(areas) > 0 for areas in city[: now["players"]])
    return now["node"] == "return" and inside > 1 and all(number is None for number in view["returns"])


def test_nothing_secret_is_shown_before_the_next_person_is_ready(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", "person", "person")
    reached = play_until(page, table, several_return)
    first = reached["actor"]
    at_table(page, table)
    wait_mode(page, "hand-over")
    expect(page.get_by_role("dialog")).to_contain_text(f"Pass the table to {NAMES[first]}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name=f"I am {NAMES[first]}, show my side").click()
    wait_mode(page, "act")
    click(page, '.controls [data-action="return 1"]')
    settled(page)
    expect(page.locator(".log")).to_contain_text("chooses the return number 1")  # the draft, seen by its owner
    commit(page, lambda: page.locator("[data-commit]").click())
    wait_mode(page, "hand-over")
    second = position(page, table)["actor"]
    assert second != first
    expect(page.get_by_role("dialog")).to_contain_text(f"Pass the table to {NAMES[second]}")
    expect(page.locator(".log > li").first).to_contain_text("has chosen a return number")
    page.get_by_role("button", name=f"I am {NAMES[second]}, show my side").click()
    wait_mode(page, "act")
    expect(page.locator(".log > li:not(:has(.drafted))").first).to_contain_text("has chosen a return number")


def test_public_turns_only_change_the_viewer(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person")
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    for _ in range(4):
        assert wait_mode(page, "act", "hand-over") == "act"
        seat = position(page, table)["actor"]
        expect(page.locator(f".seat[data-seat='{seat}'].turn")).to_be_visible()
        click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
        settled(page)
        commit(page, lambda: page.locator("[data-commit]").click())


def test_one_person_never_sees_the_screen(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random")
    play_until(page, table, lambda now: now["node"] == "return")
    at_table(page, table)
    assert wait_mode(page, "act", "hand-over") == "act"
