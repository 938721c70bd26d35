"""How long a click on the board takes until the plan is on the screen, and until the server's answer to it is, in all three games.

    python -m benchmarks.page [--clicks 60] [--games ming,royals,palace]

Milliseconds from the click (as the browser dates it) to the end of the frame that shows it, medians and 95th percentiles; a real server
and a real browser (1440x900, without a graphics card) on one machine. The page must be built (`python tools/npm.py run build`).
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import statistics
import sys
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parents[1]))
from royaltable import games
from royaltable.server.pages import BUILT
from tests.page.browser import chromium
from tests.page.table import HEADERS, at_table, click, play_until, settled, targets, wait_mode
from tests.server.running import running

APART = 9
"""Nodes between the positions in which clicks are measured."""
EACH = 5
"""Clicks in one position."""

# Notes for each click that asks the server when the frame with the plan, and that with the answer, was ready.
WATCH = """() => {
  window.clicks = [];
  const table = document.querySelector(".page");
  const framed = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(null);
  });
  const chips = () => document.querySelectorAll(".act .chip").length;
  let open = null;
  addEventListener("click", (event) => {
    const one = { begun: event.timeStamp, before: chips() };
    framed((now) => {
      one.first = now - one.begun;
      one.planned = chips() > one.before;
    });
    open = one;
  }, { capture: true });
  addEventListener("keydown", () => (open = null), { capture: true }); // that click asked nothing
  new MutationObserver(() => {
    const one = open;
    if (!one) return;
    if (table.dataset.busy !== undefined) one.asked = true;
    else if (one.asked) {
      open = null;
      framed((now) => { one.answered = now - one.begun; window.clicks.push(one); });
    }
  }).observe(table, { attributeFilter: ["data-busy"] });
}"""


def open_after(version: int, now: dict[str, Any]) -> bool:
    """Whether there is something to choose, so many nodes or more after the beginning."""
    return bool(now["version"] >= version and len(now["legal"]) > 2)


def measured(page: Page, game: str, clicks: int) -> list[tuple[float, float]]:
    """Milliseconds to the plan and to its answer, of so many clicks that asked the server, at a table with one person."""
    page.goto("/")
    seats = [{"kind": kind, "name": name} for kind, name in (("person", "Ada"), ("greedy", "Ben"), ("greedy", "Cy"))]
    found: list[tuple[float, float]] = []
    rng = random.Random(1)
    table, after = "", 0
    while len(found) < clicks:
        now = play_until(page, table, partial(open_after, after)) if table else None
        if now is None or now["status"] == "over":
            made = page.request.post("/api/tables", headers=HEADERS, data={"game": game, "players": 3, "options": {}, "seats": seats})
            table, after = made.json()["table"], 0
            continue
        after = now["version"] + APART
        at_table(page, table)
        wait_mode(page, "act")
        settled(page)
        page.evaluate(WATCH)
        goals = targets(page, ".board, .controls")
        for action in rng.sample(goals, min(EACH, len(goals))):
            selector = f':is(.board, .controls) [data-action="{action}"]:not([aria-disabled=true])'
            if not page.locator(selector).count():
                continue  # a servant was picked, and other rooms are lit
            click(page, selector)
            settled(page)
            page.wait_for_timeout(60)
            page.keyboard.press("Shift+Z")
            settled(page)
        for one in page.evaluate("window.clicks"):
            assert one["planned"], "the first frame after a click did not show the plan"
            found.append((one["first"], one["answered"]))
    return found[:clicks]


def row(game: str, times: list[tuple[float, float]]) -> str:
    """A row of the table."""
    cells = [f"{value:.0f}" for kind in zip(*times, strict=True) for value in (statistics.median(kind), statistics.quantiles(kind, n=20)[-1])]
    return f"| {game} | {len(times)} | {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--games", default=",".join(games.NAMES))
    given = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load {load:.1f} before\n")
    print("| game | clicks | plan, median | plan, 95 % | answer, median | answer, 95 % |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    with running(page=BUILT) as server, chromium() as browser:
        for game in given.games.split(","):
            context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900}, locale="en-GB")
            context.add_init_script("localStorage.setItem('royaltable-settings', JSON.stringify({ pace: 'instant' }))")
            print(row(game, measured(context.new_page(), game, given.clicks)), flush=True)
            context.close()


if __name__ == "__main__":
    main()
