"""Whoever is elsewhere is called to the table: title and icon of the tab, and a sound for whoever wants one."""

from __future__ import annotations

import pytest

from .browser import Open
from .table import at_table, new_table, play_until, position, send, wait_mode

# Counts the notes instead of playing them.
SILENT = """() => {
  window.notes = 0;
  const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const part = () => ({ frequency: {}, gain, connect: (next) => next, start: () => window.notes++, stop() {} });
  window.AudioContext = class { currentTime = 0; resume() {} createOscillator = part; createGain = part; };
}"""


@pytest.mark.parametrize("sound", [True, False])
def test_title_icon_and_sound_say_that_it_is_ones_turn(open_page: Open, sound: bool) -> None:
    page, table = new_table(open_page, "person", "greedy", "greedy", game="ming", settings={"sound": sound})
    play_until(page, table, lambda now: now["node"] == "turn" and now["actor"] == 0)
    at_table(page, table)
    wait_mode(page, "act")
    page.evaluate(SILENT)
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    mine = (page.title(), page.evaluate(icon))
    assert page.evaluate("notes") == 0  # whoever comes by is there already
    while (now := position(page, table, 0))["actor"] == 0:
        send(page, table, now["version"], 0, now["legal"][:1])
    page.wait_for_function("at => document.querySelector('.page[data-mode=act]')?.dataset.version > at", arg=now["version"])
    assert page.evaluate("notes") == (2 if sound else 0)
    assert mine == (page.title(), page.evaluate(icon))
    page.goto("/#/")
    page.wait_for_function(f"icon => {icon} !== icon", arg=mine[1])
    assert page.title() != mine[0]
