"""How the page shows what others do: act by act at a pace, a set-up in one sweep, turns that are read aloud, a log of turns, whose turn it is."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from royaltable import games

from .browser import Open
from .table import NAMES, Held, at_table, far_enough, new_table, play_until, settled, version, wait_mode, wait_version

AGAIN = {"royals": {"wild", "pay", "plot", "spend", "drawn"}, "palace": {"walk", "done", "pull"}, "ming": {"step", "deploy"}}
"""Verbs of lines that never begin an act, or not after a line of the same verb: what is shown never stops before them."""
FIRST = {"walk", "step", "pull", "done"}


def lines(page: Page, table: str, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
    query = f"since={since}" + ("" if seat is None else f"&seat={seat}")
    return [line for line in page.request.get(f"/api/tables/{table}/course?{query}").json()["lines"] if line["n"] >= since]


def verb(line: dict[str, Any]) -> str:
    return str(line.get("hidden") or line["action"].split()[0])


def turns(game: str, played: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """(seat, number of nodes after it) of each turn: what one seat does in a row; in Ming Dynasty most actions are a turn."""
    found: list[tuple[int, int]] = []
    over = True
    for line in played:
        if line["seat"] == "chance":
            if found:
                found[-1] = (found[-1][0], line["n"] + 1)
            continue
        if over or found[-1][0] != line["seat"]:
            found.append((line["seat"], line["n"] + 1))
        found[-1] = (line["seat"], line["n"] + 1)
        over = game == "ming" and verb(line) not in {"step", "stay"}
    return found


def watched(open_page: Open, game: str, **settings: object) -> tuple[Page, str, Page, Held, int]:
    """Three people play; somebody else watches them, and is held back. The page of the people, the table, the watcher, the hold, nodes played."""
    page, table = new_table(open_page, "person", "person", "person", game=game)
    begun = play_until(page, table, lambda now: far_enough(game)(now))["version"]
    watcher = at_table(open_page(settings=settings), table)
    wait_mode(watcher, "watch")
    return page, table, watcher, Held(watcher), begun


@pytest.mark.parametrize("game", games.NAMES)
def test_a_turn_is_shown_act_by_act_in_three_seconds(open_page: Open, game: str) -> None:
    page, table, watcher, held, begun = watched(open_page, game, pace="normal")
    now = play_until(page, table, lambda now: now["version"] > begun + 45)
    played = lines(page, table, begun)
    watcher.clock.install()
    watcher.clock.pause_at(2_000_000_000)
    held.let_go()
    watcher.get_by_role("button", name="Skip to now").wait_for()
    passed, seen = 0, {version(watcher): 0}
    while version(watcher) < now["version"]:
        watcher.clock.run_for(50)
        passed += 50
        seen.setdefault(version(watcher), passed)
    following = {line["n"]: line for line in played}
    for at in seen:
        line, before = following.get(at), following.get(at - 1)
        goes_on = line and before and line["seat"] == before["seat"] and verb(line) in AGAIN[game] and (verb(line) not in FIRST or verb(line) == verb(before))
        assert not goes_on, f"what is shown stops within an act, before {line}"
    for line in played:
        if line.get("action") in ("end", "done") and not line["rows"] and line["n"] in seen:
            seen.setdefault(line["n"] + 1, seen[line["n"]])  # the end of a turn that says nothing takes no time
    ends = [at for _, at in turns(game, played)]
    assert len(seen) < len(played)
    assert set(ends[:-1]) <= set(seen)
    for one, other in pairwise([begun, *ends[:-1]]):
        assert seen[other] - seen.get(one, 0) <= 3000, f"the turn up to {other}"


@pytest.mark.parametrize("game", games.NAMES)
def test_a_set_up_is_dealt_in_one_sweep(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "person", game=game)
    now = play_until(page, table, lambda now: True)
    watcher = open_page(settings={"pace": "normal", "motion": "full"})

    def before(route: Route) -> None:
        """The table as it was before the first card."""
        first = {"own": [], "left": [], "now": watcher.request.get(f"/api/tables/{table}?at=0").json() | {"version": 0}, "lines": [], "moments": []}
        route.fulfill(body=json.dumps(first), content_type="application/json")

    watcher.route("**/course?seat=mine*", before)
    held = Held(watcher, "**/course?since=0&after=0")
    with watcher.expect_request("**/course?since=0&after=0"):
        at_table(watcher, table)
    assert version(watcher) == 0
    watcher.clock.install()
    watcher.clock.pause_at(2_000_000_000)
    held.let_go()
    watcher.wait_for_function("() => Number(document.querySelector('.page').dataset.version) > 0")
    passed, seen = 0, [version(watcher)]
    while version(watcher) < now["version"]:
        watcher.clock.run_for(50)
        passed += 50
        seen.append(version(watcher))
        assert passed < 2000
    assert len(set(seen)) > 3
    assert seen == sorted(seen)
    expect(watcher.locator(".log > li:not(.sep)")).to_have_text([re.compile("The table is set up")])


@pytest.mark.parametrize("game", games.NAMES)
def test_every_turn_of_another_is_told_in_one_sentence(open_page: Open, game: str) -> None:
    page, table, watcher, held, begun = watched(open_page, game)
    told = watcher.locator("[data-told] p")
    expect(told).to_have_count(0)  # what was over when one came is not read aloud
    end = play_until(page, table, lambda now: now["version"] > begun + 12 and now["actor"] == 1)["version"]
    held.let_go()
    wait_version(watcher, end)
    over = turns(game, lines(page, table, begun))
    if over[-1][0] == 1:
        over.pop()  # under way
    sentences = told.all_inner_texts()
    assert [sentence.split()[0] for sentence in sentences] == [NAMES[seat] for seat, _ in over][-len(sentences) :]
    assert len(sentences) == min(len(over), 6)
    assert not any("ends the" in sentence or "undefined" in sentence for sentence in sentences)
    expect(watcher.locator(".prompt [aria-live]")).to_have_text("")


@pytest.mark.parametrize("game", games.NAMES)
def test_computers_turns_are_told_and_then_the_prompt(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "greedy", "greedy", game=game)
    play_until(page, table, far_enough(game))
    at_table(page, table)
    wait_mode(page, "act")
    begun = version(page)

    def others() -> list[int]:
        return [seat for seat, _ in turns(game, lines(page, table, begun)) if seat]

    now = play_until(page, table, lambda now: now["version"] > begun and now["actor"] == 0 and 2 in others())
    wait_version(page, now["version"])
    wait_mode(page, "act")
    expect(page.locator("[data-told] p")).to_have_text([re.compile(f"^{NAMES[seat]} .+") for seat in others()[-6:]])
    assert page.locator(".prompt [aria-live]").text_content() == page.inner_text("[data-prompt]")


@pytest.mark.parametrize("game", games.NAMES)
def test_the_log_has_a_line_for_each_turn_that_opens_for_its_acts(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "person", "person", game=game)
    reached = play_until(page, table, far_enough(game))
    watcher = at_table(open_page(), table)
    entries = watcher.locator(".log > li:not(.sep)")
    expect(entries).to_have_count(min(60, 1 + len(turns(game, lines(page, table)))))
    texts = entries.all_inner_texts()
    assert "The table is set up" in texts[-1] or len(texts) == 60
    secondary = {"royals": ("wild card", "ends the turn"), "palace": ("ends the step",), "ming": ("Turned up",)}[game]
    assert not any(word in text for text in texts for word in secondary)
    opened = watcher.locator(".log .fold").first
    opened.focus()
    watcher.keyboard.press("Enter")
    expect(opened).to_have_attribute("aria-expanded", "true")
    expect(watcher.locator(".log .entry").first).to_be_visible()
    watcher.keyboard.press("Enter")
    expect(watcher.locator(".log .entry")).to_have_count(0)
    assert reached["version"] == version(watcher)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_replay_goes_by_act_and_by_turn(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "person", "person", game=game)
    play_until(page, table, far_enough(game))
    ends = [at for _, at in turns(game, lines(page, table))]
    watcher = at_table(open_page(), table)
    watcher.keyboard.press("r")
    wait_mode(watcher, "replay")
    slider = watcher.get_by_role("slider")
    for end in ends[-2:-5:-1]:
        watcher.keyboard.press("Shift+ArrowLeft")
        expect(slider).to_have_value(str(end))
    watcher.get_by_role("button", name="One turn on").click()
    expect(slider).to_have_value(str(ends[-3]))
    steps = 0
    while int(slider.input_value()) > ends[-6]:
        watcher.get_by_role("button", name="One act back").click()
        steps += 1
        assert steps < ends[-3] - ends[-6] + 1
    expect(slider).to_have_value(str(ends[-6]))  # the ends of turns are ends of acts
    watcher.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(ends[-1]))
    watcher.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    watcher.get_by_role("combobox", name="Speed").select_option("Fast")
    watcher.get_by_role("button", name="Play", exact=True).click()
    watcher.wait_for_function("at => Number(document.querySelector('input[type=range]').value) >= at", arg=ends[2])


@pytest.mark.parametrize("game", games.NAMES)
def test_where_several_share_the_screen_it_says_whose_turn_it_is(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "person", game=game)
    play_until(page, table, far_enough(game))
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.get_by_role("button", name="show my side").click()
        wait_mode(page, "act")
    settled(page)
    colour = page.request.get(f"/api/games/{game}").json()["seats"][0]["en"]
    expect(page.locator(".prompt .whose")).to_have_text(f"Ada · {colour}")
    assert page.locator(".prompt [aria-live]").text_content() == f"Ada · {colour}: {page.inner_text('[data-prompt]')}"
    expect(page.locator(".hand h2").first).to_contain_text("of Ada")
    alone, other = new_table(open_page, "person", "greedy", game=game)
    play_until(alone, other, far_enough(game))
    at_table(alone, other)
    wait_mode(alone, "act")
    expect(alone.locator(".prompt .whose")).to_have_count(0)
    expect(alone.locator(".hand h2").first).to_contain_text("Your")


@pytest.mark.parametrize(("game", "players"), [("ming", 4), ("royals", 5), ("palace", 4)])
def test_the_log_has_room_beside_many_seats(open_page: Open, game: str, players: int) -> None:
    page, table = new_table(open_page, *["person"] * players, game=game)
    play_until(page, table, far_enough(game))
    watcher = at_table(open_page(), table)
    panel = watcher.locator(".rail .grow [role=tabpanel]").bounding_box()
    log = watcher.locator(".log").bounding_box()
    assert panel
    assert log
    assert panel["height"] >= 150  # nine lines of text
    assert panel["y"] + panel["height"] <= 900
