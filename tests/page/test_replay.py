"""Looking back at running and finished tables; the result."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, new_table, play_until, position, wait_mode


@pytest.fixture
def running(open_page: Open) -> tuple[Page, str]:
    page, table = new_table(open_page, "person", "random", "random")
    play_until(page, table, lambda now: now["view"]["round_no"] == 2 and now["view"]["seats"][0]["supply"] < 25)
    at_table(page, table)
    wait_mode(page, "act")
    return page, table


def slider(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_keys_and_slider_walk_through_a_running_game(running: tuple[Page, str]) -> None:
    page, table = running
    last = position(page, table)["version"]
    page.keyboard.press("r")
    wait_mode(page, "replay")
    assert slider(page) == last
    page.keyboard.press("ArrowLeft")
    assert slider(page) == last - 1
    page.keyboard.press("Home")
    assert slider(page) == 0
    expect(page.locator("[data-prompt]")).to_have_text("Before the first move")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-prompt]")).to_have_text("The table is set up")
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 9")
    page.keyboard.press("Space")
    page.keyboard.press("End")
    assert slider(page) == last
    expect(page.locator(".replay .ticks i")).to_have_count(2)
    expect(page.locator(".replay .where")).to_have_text(re.compile(r"Round 2 · Turn (\d+) of \1"))
    page.keyboard.press("Escape")
    assert wait_mode(page, "act") == "act"


def test_the_board_of_a_replay_is_that_of_then(running: tuple[Page, str]) -> None:
    page, _ = running
    page.keyboard.press("r")
    wait_mode(page, "replay")
    page.keyboard.press("Home")
    expect(page.locator(".track [aria-current]").last).to_have_text("Set-up")
    expect(page.locator("[data-commit]")).to_have_count(0)
    expect(page.locator(".board [data-action]")).to_have_count(0)


def test_since_my_turn_plays_the_moves_of_the_others(running: tuple[Page, str]) -> None:
    page, table = running
    page.get_by_role("button", name="Since my turn").click()
    wait_mode(page, "replay")
    last = position(page, table)["version"]
    page.wait_for_function("last => Number(document.querySelector('input[type=range]').value) === last", arg=last)
    page.get_by_role("button", name="Back to the table").click()
    wait_mode(page, "act")


def test_a_line_of_the_log_leads_to_its_moment(running: tuple[Page, str]) -> None:
    page, table = running
    last = position(page, table)["version"]
    line = page.locator(".log > li").nth(2)
    line.hover()
    line.get_by_role("button", name="Show the table after this line").click()
    wait_mode(page, "replay")
    assert slider(page) == last - 2


@pytest.fixture
def finished(open_page: Open) -> tuple[Page, str]:
    page, table = new_table(open_page, "random", "random")
    play_until(page, table, lambda now: False)
    at_table(page, table)
    wait_mode(page, "over")
    return page, table


def test_the_breakdown_adds_up(finished: tuple[Page, str]) -> None:
    page, table = finished
    result = position(page, table)["result"]
    rows = page.locator(".result table.fc tbody tr").all()
    sums = [0, 0]
    for row in rows:
        for seat, text in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += int(text) if text != "–" else 0
    assert sums == result["scores"]
    assert "Other" not in page.locator(".result table.fc").inner_text()
    expect(page.locator(".result .ranks .won")).to_have_count(len(result["winners"]))
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".result")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".result")).to_be_visible()


def test_seed_and_transcript_of_a_finished_game(finished: tuple[Page, str], tmp_path: Path) -> None:
    page, table = finished
    page.locator(".seed summary").click()
    expect(page.locator(".seed .good")).to_have_text("The seed fits.")
    expect(page.locator(".seed dd").last).to_have_text(position(page, table)["seed"]["hash"])
    with page.expect_download() as download:
        page.locator(".result").get_by_role("link", name="Transcript").click()
    download.value.save_as(tmp_path / "game.jsonl")
    lines = (tmp_path / "game.jsonl").read_text().splitlines()
    assert json.loads(lines[0])["format"] == "royaltable-transcript/1"
    assert json.loads(lines[-2])["result"] == position(page, table)["result"]
    assert json.loads(lines[-1]) == {"seed": position(page, table)["seed"]["value"], "hash": position(page, table)["seed"]["hash"]}


def test_every_draw_of_a_finished_game_is_checked_in_the_browser(finished: tuple[Page, str]) -> None:
    page, table = finished
    draws = page.request.get(f"/api/tables/{table}/draws").json()
    page.locator(".seed summary").click()
    page.locator("[data-check-draws]").click()
    expect(page.locator(".seed .checked")).to_have_text(f"All {len(draws)} draws follow from the seed.")
    first = draws[0]
    arranged = next((text for text, _ in first["weights"] if text != first["outcome"]), "another")
    page.route("**/draws", lambda route: route.fulfill(json=[{**first, "outcome": arranged}, *draws[1:]]))
    page.locator("[data-check-draws]").click()
    expect(page.locator(".seed .checked.bad")).to_have_text(f"Not from the seed: the draw at node {first['n']}!")


def test_a_finished_game_is_replayed_and_played_again(finished: tuple[Page, str]) -> None:
    page, table = finished
    page.locator(".result").get_by_role("button", name="Replay").click()
    wait_mode(page, "replay")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 3")
    page.keyboard.press("End")
    page.keyboard.press("Escape")
    wait_mode(page, "over")
    page.locator(".go").get_by_role("button", name="Play again").click()
    page.wait_for_function("table => !location.hash.includes(table)", arg=table)
    wait_mode(page, "watch", "over")
    assert position(page, page.url.rsplit("/", 1)[1])["options"] == position(page, table)["options"]


def test_a_moment_that_cannot_be_read_is_said_and_read_again(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random", expect=("ERR_FAILED",))
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    wait_mode(page, "act")
    page.route(f"**/api/tables/{table}?*at=*", lambda route: route.abort())
    page.keyboard.press("r")
    wait_mode(page, "replay")
    page.keyboard.press("Home")
    notice = page.locator("[data-notice=replay]")
    expect(notice).to_contain_text("This moment could not be read")
    page.unroute(f"**/api/tables/{table}?*at=*")
    notice.get_by_role("button", name="Try again").click()
    expect(notice).to_have_count(0)
    expect(page.locator(".track [aria-current]").last).to_have_text("Set-up")


def test_chances_that_cannot_be_worked_out_are_said_and_asked_again(open_page: Open) -> None:
    page, table = new_table(open_page, "random", "random", expect=("ERR_FAILED",))
    play_until(page, table, lambda now: False)
    at_table(page, table)
    wait_mode(page, "over")
    page.route("**/chances*", lambda route: route.abort())
    page.keyboard.press("r")
    wait_mode(page, "replay")
    alert = page.get_by_role("alert").filter(has_text="The chances could not be worked out.")
    expect(alert).to_be_visible()
    page.unroute("**/chances*")
    alert.get_by_role("button", name="Try again").click()
    expect(alert).to_have_count(0)
    expect(page.get_by_text("The computer looks at the game").or_(page.locator("figure.chances"))).to_be_visible()
