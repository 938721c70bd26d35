"""A game without a board of its own can be played all the same: the tiny game of the tests."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import running

from .browser import Open
from .table import click, commit, complete, settled, targets, wait_mode


def test_a_game_without_a_board(open_page: Open, built: Path) -> None:
    with running(tiny=True, page=built) as server:
        page = open_page(f"{server.url}/")
        page.locator("[data-start]").click()
        for turn in range(200):
            where = wait_mode(page, "act", "over", "hand-over")
            if where == "over":
                break
            settled(page)
            if not complete(page):
                actions = targets(page, ".board")
                assert actions
                click(page, f'.board [data-action="{actions[turn % len(actions)]}"]')
                settled(page)
            if complete(page):
                commit(page, lambda: page.locator("[data-commit]").click())
        expect(page.locator(".result h2")).not_to_be_empty()
        page.close()
