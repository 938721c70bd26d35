"""Whole games of Ming Dynasty through the page: with the mouse, and by keyboard alone."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, commit, complete, new_table, position, prompt, settled, targets, version, wait_mode

MOST = 400  # turns after which a game is given up


def choose_by_mouse(page: Page, rng: random.Random) -> None:
    """Click on something that can be chosen: a walk and a deployment rather than waiting."""
    actions = targets(page)
    assert actions, prompt(page)
    eager = [action for action in actions if action.startswith(("step", "deploy")) and action != "deploy 0"]
    action = rng.choice(eager if eager and rng.random() < 0.9 else actions)
    click(page, f'.board [data-action="{action}"], .controls [data-action="{action}"]')


def turn(page: Page, choose_one) -> None:  # type: ignore[no-untyped-def]
    """Choose until the turn is complete."""
    for _ in range(30):
        settled(page)
        if complete(page):
            return
        choose_one()
    raise AssertionError(f"the turn does not end: {prompt(page)}")


def check_the_end(page: Page) -> None:
    """The result stands on the page as the server has it."""
    table = page.url.rsplit("/", 1)[1]
    result = position(page, table, 0)["result"]
    winners = [NAME[seat] for seat in result["winners"]]
    expect(page.locator(".result h2")).to_contain_text(winners)
    totals = page.locator(".result tfoot td").all_inner_texts()
    assert [int(text) for text in totals] == result["scores"]
    expect(page.locator(".result .seed .good")).to_have_text("The seed fits.")


NAME = ("You", "Ben")


def test_a_game_by_mouse(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy", width=1024, height=768)
    at_table(page, table)
    rng = random.Random(11)
    for _ in range(MOST):
        if wait_mode(page, "act", "over") == "over":
            break
        turn(page, lambda: choose_by_mouse(page, rng))
        commit(page, lambda: page.locator("[data-commit]").click())
    check_the_end(page)


def focused(page: Page) -> str:
    """The action of the focused element, `commit` for the button that ends the turn, else its text."""
    return page.evaluate("(() => { const e = document.activeElement; return e.dataset.action ?? ('commit' in e.dataset ? 'commit' : e.tagName) })()")


def choose_by_keyboard(page: Page, rng: random.Random) -> None:
    """Tab to the board or to the controls, walk, press Enter."""
    number = page.locator(".controls [data-action]:not([aria-disabled=true])").count()
    on_board = page.locator(".board [data-action]").count() > 0
    if on_board and (not number or rng.random() < 0.6):
        tab_to(page, ".board")
        for _ in range(rng.randrange(1, 4)):
            page.keyboard.press("PageDown")
    else:
        tab_to(page, ".controls")
        for _ in range(rng.randrange(number)):
            page.keyboard.press("Tab")
            if not page.evaluate("!!document.activeElement.closest('.controls')"):
                page.keyboard.press("Shift+Tab")
                break
    if page.evaluate("document.activeElement.dataset.action !== undefined"):
        page.keyboard.press("Enter")


def tab_to(page: Page, area: str) -> None:
    """Press Tab until the focus is in an area."""
    for _ in range(60):
        if page.evaluate("area => !!document.activeElement.closest(area) && document.activeElement.id !== 'board'", area):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {area}: {prompt(page)}")


def test_a_game_by_keyboard_alone(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random", width=1024, height=768)
    at_table(page, table)
    rng = random.Random(5)
    for _ in range(MOST):
        if wait_mode(page, "act", "over") == "over":
            break
        turn(page, lambda: choose_by_keyboard(page, rng))
        before = version(page)
        tab_to(page, ".go")
        while focused(page) != "commit":
            page.keyboard.press("Tab")
        commit(page, lambda: page.keyboard.press("Enter"))
        assert version(page) > before
    check_the_end(page)
