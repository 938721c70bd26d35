"""The hint and the graph of the chances to win."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, complete, new_table, play_until, position, prompt, settled, wait_mode
from .test_access import check, sized


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
    first = page.locator(".hints .use").first
    expect(first).to_be_focused()
    asked = page.request.post(
        f"/api/tables/{table}/hint", headers={"Content-Type": "application/json"}, data={"version": before["version"], "seat": before["actor"], "actions": []}
    )
    hints = asked.json()["hints"]
    expect(page.locator(".hints li")).to_have_count(len(hints))
    expect(page.locator(".hints .bar").first.locator("i")).to_have_count(3)
    for name, percent in zip(("You", "Ben", "Cy"), hints[0]["percents"], strict=True):
        expect(first).to_contain_text(f"{name}: {percent} % to win")
    check(page, "hint")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".hints .use").nth(1 % len(hints))).to_be_focused()
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


CHAIN = ["muster 4", "walk gate office", "walk gate office", "done", "done", "walk gate king", "walk office king", "mint", "favour king", "recruit e1", "done"]
TOLD = " → ".join(
    (
        "muster 4 servants at the Gate",
        "walk a servant from Gate to Office ×2",
        "walk a servant from Gate to King's chamber",
        "walk a servant from Office to King's chamber",
    )
)


def shown(page: Page) -> list[str]:
    """The steps of each hint."""
    return [" ".join(text.split()) for text in page.locator(".hints .what > span").all_inner_texts()]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_long_chain_is_counted_and_folded(open_page: Open, size: str) -> None:
    page, table = new_table(open_page, "person", "random", game="palace", **sized(size))
    play_until(page, table, lambda now: now["node"] == "parade")
    hints = [
        {"actions": actions, "percents": [60, 40], "points": [40, 30], "scored": 4, "sources": [["nobles", 8]], "others": [[1, -2]], "better": 2}
        for actions in (CHAIN, ["done", "walk gate king", "done"], ["mint", "done", "done"])
    ]
    page.route("**/hint", lambda route: route.fulfill(json={"hints": hints}))
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    page.keyboard.press("h")
    page.locator(".hints li").first.wait_for()
    assert shown(page) == [TOLD, "walk a servant from Gate to King's chamber", "collect the gold of the Mint"]
    check(page, f"long hints {size}")
    more = page.get_by_role("button", name="… and 3 more")
    expect(page.locator(".hints .more")).to_have_count(1)
    more.press("Enter")
    assert shown(page)[0].startswith(TOLD)
    assert shown(page)[0].endswith("recruit the noble on e1")
    page.locator(".hints .more").press("ArrowDown")
    expect(page.locator(".hints .use").nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    last = page.locator(".hints li").last
    inside = "([hint, panel]) => hint.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom"
    assert page.evaluate(inside, [last.element_handle(), page.locator(".hints").element_handle()]), "the last hint is cut off"
    if size == "desk":
        beside = "([panel, board]) => panel.getBoundingClientRect().left >= board.getBoundingClientRect().right"
        assert page.evaluate(beside, [page.locator(".hints").element_handle(), page.locator(".board").element_handle()]), "hints cover the board"


def test_a_hint_that_is_taken_stays_ones_own_turn(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random")
    now = play_until(page, table, lambda now: now["node"] == "turn" and any(ways[0]["can_stop"] for ways in now["advice"]["routes"].values()))
    way = next(ways[0]["actions"] for ways in now["advice"]["routes"].values() if ways[0]["can_stop"])
    hint = {"actions": [*way, "deploy 0"], "percents": [50, 50], "points": [9, 9], "scored": 0, "sources": [], "others": [], "better": 0}
    page.route("**/hint", lambda route: route.fulfill(json={"hints": [hint]}))
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    page.keyboard.press("h")
    click(page, ".hints li button")
    settled(page)
    assert complete(page)
    assert "Confirm" in prompt(page)
    assert "Ben" not in prompt(page)
    expect(page.locator(".track [aria-current]").last).to_have_text("Princes")
    expect(page.locator(".controls [data-action='deploy 0']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".act .hover")).to_have_text("")


def test_the_graph_leads_to_the_moment_that_is_clicked(open_page: Open) -> None:
    page, _ = at_a_choice(open_page)
    page.keyboard.press("r")
    wait_mode(page, "replay")
    graph = page.locator(".chances .graph")
    expect(page.locator(".chances figcaption b")).to_have_text("Chance to win")
    expect(graph.locator(".mark")).to_have_text(["100 %", "50 %", "0 %"])
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    box = graph.bounding_box()
    assert box
    assert box["width"] > 500
    assert box["height"] > 80
    middle = last // 2
    page.mouse.move(box["x"] + box["width"] * middle / last, box["y"] + 40)
    page.mouse.down()
    expect(slider).to_have_value(str(middle))
    page.mouse.move(box["x"] + box["width"] + 30, box["y"] + 40)
    expect(slider).to_have_value(str(last))
    page.mouse.up()
    page.mouse.move(box["x"], box["y"] + 40)
    expect(slider).to_have_value(str(last))


def test_the_replay_draws_everybodys_chance_to_win(open_page: Open) -> None:
    page, table = at_a_choice(open_page)
    page.keyboard.press("r")
    wait_mode(page, "replay")
    expect(page.locator(".chances polyline[data-seat]")).to_have_count(3)
    expect(page.locator(".chances .sign")).to_have_count(3)
    expect(page.locator(".chances table tbody tr")).to_have_count(1)
    chances = page.request.get(f"/api/tables/{table}/chances?seat=0").json()["percents"]
    row = next(row for row in reversed(chances) if row)
    for seat, percent in enumerate(row):
        expect(page.locator(".chances figcaption .one").nth(seat)).to_contain_text(f"{percent} %")
    check(page, "chances")
    mark = page.locator(".chances .now").get_attribute("d")
    page.keyboard.press("Home")
    expect(page.locator(".chances .now")).not_to_have_attribute("d", mark or "")
    page.keyboard.press("Escape")
    wait_mode(page, "act")
