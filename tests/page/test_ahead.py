"""Nobody waits for nothing: return numbers laid down in any order, and orders for the next decision, with a browser for each person."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .browser import Open
from .table import commit, fresh, position, send, settled, version
from .test_access import check
from .test_people import PHONE, at_a_table, invite, sit, table_id, to_move


def two(open_page: Open, game: str) -> tuple[Page, Page, str]:
    """A host and a guest with a phone at one table."""
    host, guest = open_page(), open_page(**PHONE)
    made = fresh()
    host.route("**/api/tables", lambda route: route.continue_(headers={**route.request.headers, **made} if route.request.method == "POST" else None))
    link = invite(host, game, seats={0: "Person here", 1: "By link"})
    guest.goto(link)
    sit(guest, "Ben")
    for page in (host, guest):
        at_a_table(page)
    return host, guest, table_id(host)


def play_to(pages: list[Page], table: str, node: str, asked: int) -> list[int]:
    """Play past the pages until so many are asked at such a node; who they are, the one to act first."""
    rng = random.Random(5)
    for _ in range(600):
        now = to_move(pages[0], table)
        if now["node"] == node and len(now["asked"]) == asked:
            return list(now["asked"])
        seat = now["actor"]
        legal = position(pages[seat], table, seat)["legal"]
        if legal is None:  # a page has sent what there was no choice in
            continue
        most = [action for action in legal if action.startswith("deploy")][-1:]
        send(pages[seat], table, now["version"], seat, [rng.choice(most or legal)])
    raise AssertionError(node)


def choose(page: Page, number: int) -> None:
    page.locator(f'[data-action="return {number}"]:visible').first.click()
    settled(page)


def test_return_numbers_are_chosen_at_once_in_any_order(open_page: Open) -> None:
    host, guest, table = two(open_page, "ming")
    pages = [host, guest]
    first, last = play_to(pages, table, "return", 2)
    for page in pages:
        page.locator(".page[data-mode=act]").wait_for()
    begun = version(pages[first])
    choose(pages[first], 1)  # drafted, and not sent yet
    choose(pages[last], 1)
    pages[last].locator("[data-commit]").click()
    laid = pages[last].locator("[data-laid]")
    expect(laid).to_contain_text("For your next decision")
    check(pages[last], "laid down")
    assert version(pages[first]) == begun
    expect(pages[first].locator(".page")).to_have_attribute("data-mode", "act")
    assert pages[first].locator(".act .chip").count() == 1, "what the other laid down took the plan away"
    assert position(pages[first], table, first)["laid"] is None
    pages[last].get_by_role("button", name="Take back").click()
    pages[last].locator(".page[data-mode=act]").wait_for()
    choose(pages[last], 0)
    pages[last].locator("[data-commit]").click()
    expect(laid).to_contain_text("0")
    pages[first].locator("[data-commit]").click()
    for page in pages:
        page.wait_for_function("begun => Number(document.querySelector('.page').dataset.version) >= begun + 2", arg=begun)
    lines = host.request.get(f"/api/tables/{table}/course").json()["lines"][begun : begun + 2]
    assert [(line["seat"], line["action"]) for line in lines] == [(first, "return 1"), (last, "return 0")]


def test_the_second_to_decide_keeps_its_plan_when_the_first_has_chosen(open_page: Open) -> None:
    host, guest, table = two(open_page, "ming")
    pages = [host, guest]
    first, last = play_to(pages, table, "return", 2)
    pages[last].locator(".page[data-mode=act]").wait_for()
    choose(pages[last], 1)
    begun = version(pages[last])
    pages[first].locator(".page[data-mode=act]").wait_for()
    choose(pages[first], 0)
    commit(pages[first], lambda: pages[first].locator("[data-commit]").click())
    pages[last].wait_for_function("begun => Number(document.querySelector('.page').dataset.version) > begun", arg=begun)
    expect(pages[last].locator(".page")).to_have_attribute("data-mode", "act")
    expect(pages[last].locator(".act .chip")).to_have_count(1)
    pages[last].locator("[data-commit]").click()
    pages[first].wait_for_function("begun => Number(document.querySelector('.page').dataset.version) >= begun + 2", arg=begun)


def end_turn(page: Page, table: str, seat: int) -> None:
    """Play past a page until another seat is to act."""
    rng = random.Random(3)
    while to_move(page, table)["actor"] == seat:
        now = position(page, table, seat)
        send(page, table, now["version"], seat, [rng.choice(now["legal"])])


def order(page: Page, action: str) -> None:
    page.locator("[data-order]").click()
    page.get_by_role("combobox", name="Order ahead").fill(action)
    check(page, f"order {action}")
    page.keyboard.press("Enter")
    expect(page.locator("[data-laid]")).to_be_visible()


def test_an_order_is_played_by_itself_and_what_could_not_be_is_said(open_page: Open) -> None:
    host, guest, table = two(open_page, "royals")
    pages = [host, guest]
    seat = to_move(host, table)["actor"]
    other = pages[1 - seat]
    order(other, "draw deck")
    assert position(pages[seat], table, seat)["laid"] is None
    begun = to_move(host, table)["version"]
    end_turn(pages[seat], table, seat)
    other.locator(".page[data-mode=act]").wait_for()
    lines = host.request.get(f"/api/tables/{table}/course").json()["lines"][begun:]
    assert next(line["action"] for line in lines if line["seat"] == 1 - seat) == "draw deck"
    # one that cannot be when its time comes
    order(pages[seat], "starter 0")
    end_turn(other, table, 1 - seat)
    pages[seat].locator(".page[data-mode=act]").wait_for()
    alert = pages[seat].get_by_role("alert")
    expect(alert).to_contain_text("RO-")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
