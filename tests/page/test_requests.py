"""How often the page asks: one request for a click, one for a commit, at most two to catch up with any number of nodes."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request

from royaltable import games

from .browser import Open
from .table import Held, at_table, click, commit, complete, far_enough, new_table, play_until, position, settled, targets, wait_mode, wait_version


class Asked:
    """What a page asks about a table, in order: "course", "preview", …; the event stream is left out."""

    def __init__(self, page: Page, table: str) -> None:
        self.calls: list[str] = []
        self._path = f"/api/tables/{table}"
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith(self._path) and not path.endswith("/events"):
            self.calls.append(path.removeprefix(self._path).strip("/") or "position")

    def since(self) -> list[str]:
        """What was asked since this was called last."""
        calls, self.calls = self.calls, []
        return calls


@pytest.mark.parametrize("game", games.NAMES)
def test_coming_to_a_table_is_one_look(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "greedy", game=game)
    play_until(page, table, far_enough(game))
    asked = Asked(page, table)
    at_table(page, table)
    wait_mode(page, "act")
    assert [call for call in asked.since() if call != "preview"] == ["course"]  # a preview: the only legal action is answered at once


@pytest.mark.parametrize("game", games.NAMES)
def test_a_click_and_a_commit_are_one_request_each(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "greedy", "greedy", game=game)
    play_until(page, table, lambda now: now["actor"] == 0)
    at_table(page, table)
    wait_mode(page, "act")
    settled(page)
    asked = Asked(page, table)
    while not complete(page):
        before = targets(page, ".board")
        click(page, f'.board [data-action="{"draw deck" if "draw deck" in before else before[0]}"]')
        settled(page)
        assert asked.since() == ["preview"]
    held = Held(page)
    version = position(page, table)["version"]
    commit(page, lambda: page.locator("[data-commit]").click())
    while (now := position(page, table))["actor"] != 0:  # the others play on meanwhile
        continue
    held.let_go()
    wait_version(page, now["version"])
    wait_mode(page, "act")
    first, *rest = (call for call in asked.since() if call != "preview")
    assert first == "commit"
    assert rest in (["course"], ["course", "course"])
    assert now["version"] > version + 1


@pytest.mark.parametrize("game", games.NAMES)
def test_catching_up_is_at_most_two_requests_for_any_number_of_nodes(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "person", "person", game=game)
    begun = play_until(page, table, lambda now: now["actor"] == 0)
    watcher = at_table(open_page(), table)
    wait_mode(watcher, "watch")
    held, asked = Held(watcher), Asked(watcher, table)
    now = play_until(page, table, far_enough(game))
    assert now["version"] > begun["version"] + 20
    held.let_go()
    wait_version(watcher, now["version"])
    assert asked.since() in (["course"], ["course", "course"])
