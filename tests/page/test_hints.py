"""The hint and the graph of the chances to win."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, new_table, play_until, position, settled, wait_mode
from .test_access import check


def at_a_choice(open_page: Open, **looks: object) -> tuple[Page, str]:
    page, table = new_table(open_page, "person", "random", "random", **looks)
    play_until(page, table, lambda now: now["view"]["round_no"] == 1 and now["version"] > 20 and len(now["legal"]) > 2)
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    return page, table


def test_a_hint_is_asked_for_and_put_into_the_draft_by_keyboard(open_page: Open) -> None:
    page, table = at_a_choice(open_page)
    before = position(page, table)
    page.keyboard.press("h")
    first = page.locator(".hints li button").first
    expect(first).to_be_focused()
    asked = page.request.post(
        f"/api/tables/{table}/hint", headers={"Content-Type": "application/json"}, data={"version": before["version"], "seat": before["actor"], "actions": []}
    )
    hints = asked.json()["hints"]
    expect(page.locator(".hints li")).to_have_count(len(hints))
    expect(page.locator(".hints .bar").first.locator("i")).to_have_count(3)
    for name, chance in zip(("Ada", "Ben", "Cy"), hints[0]["chances"], strict=True):
        expect(first).to_contain_text(f"{name}: {round(100 * chance)} % to win")
    check(page, "hint")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".hints li button").nth(1 % len(hints))).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator(".hints")).to_have_count(0)
    assert page.locator(".act .chip").count() >= 1
    assert position(page, table) == before  # drafted, not sent
    page.keyboard.press("z")
    settled(page)
    page.locator("[data-hint]").click()
    page.locator(".hints").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)


def test_the_replay_draws_everybodys_chance_to_win(open_page: Open) -> None:
    page, table = at_a_choice(open_page)
    page.keyboard.press("r")
    wait_mode(page, "replay")
    expect(page.locator(".chances polyline[data-seat]")).to_have_count(3)
    expect(page.locator(".chances .sign")).to_have_count(3)
    expect(page.locator(".chances table tbody tr")).to_have_count(1)
    chances = page.request.get(f"/api/tables/{table}/chances?seat=0").json()["chances"]
    row = next(row for row in reversed(chances) if row)
    for seat, chance in enumerate(row):
        expect(page.locator(".chances figcaption .one").nth(seat)).to_contain_text(f"{int(100 * chance + 0.5)} %")
    check(page, "chances")
    mark = page.locator(".chances .now").get_attribute("d")
    page.keyboard.press("Home")
    expect(page.locator(".chances .now")).not_to_have_attribute("d", mark or "")
    page.keyboard.press("Escape")
    wait_mode(page, "act")
