"""Nothing that a person may click moves because of what they did."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

MOST = 0.05
"""Layout shift that one act may cause: the browser's measure, shifts right after input included.

Texts that change within their place count in it, so it is not 0."""

# Where everything that can be clicked is now, and every area (but for what panels tell: it follows the game), and a watch on what shifts from now on.
BEGIN = """(but) => {
  const places = new Map();
  const clickable = "button, a[href], input, select, summary, [role=button], [role=tab], [data-place], [data-action]";
  for (const element of document.querySelectorAll(`${clickable}, .top, .board, .hand, .seat, .panel`)) {
    if (element.closest(".panel .body") || (but && element.closest(but))) continue;
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || !box.width || !box.height) continue;
    const scrollers = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) scrollers.push([parent, parent.scrollLeft, parent.scrollTop]);
    places.set(element, { box, scrollers });
  }
  const shifts = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  return { places, shifts, observer };
}"""

# What has moved by more than a hover lifts it, what was scrolled along set aside; and the sum of the shifts with their sources.
END = """async ({ places, shifts, observer }) => {
  const near = 4;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  shifts.push(...observer.takeRecords());
  observer.disconnect();
  const called = (node) => node?.dataset?.place ?? node?.ariaLabel ?? (node?.textContent?.trim().slice(0, 40) || String(node?.className));
  const moved = [];
  for (const [element, { box, scrollers }] of places) {
    const now = element.getBoundingClientRect();
    if (!element.isConnected || !element.checkVisibility({ visibilityProperty: true }) || !now.width) continue;
    const [x, y] = [now.x - box.x, now.y - box.y];
    const scrolled = (side) => scrollers.reduce((sum, [parent, ...before]) => sum + [parent.scrollLeft, parent.scrollTop][side] - before[side], 0);
    const far = (way, side) => Math.abs(way) > near && Math.abs(way + scrolled(side)) > near;
    if (far(x, 0) || far(y, 1)) moved.push(`${called(element)}: ${Math.round(x)}, ${Math.round(y)}`);
  }
  const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const shown = ({ node }) => called(node?.nodeType === 1 ? node : node?.parentElement);
  const sources = shifts.flatMap((shift) => shift.sources.map((one) => `${shown(one)}: ${at(one.previousRect)} to ${at(one.currentRect)}`));
  return { moved, sum: shifts.reduce((sum, shift) => sum + shift.value, 0), sources };
}"""


@contextmanager
def still(page: Page, most: float = MOST, but: str = "", unless: str = "", what: str = "") -> Iterator[None]:
    """While this is open nothing that can be clicked may move, and the layout may not shift by more than `most`.

    What appears or disappears does not count, nor what is scrolled. `but`: selector of parts of the page that may move (a map that is dragged);
    `unless`: selector of what shows that the page has become another (the end of the game); `what`: what is done meanwhile, for the report.
    """
    watch = page.evaluate_handle(BEGIN, but)
    yield
    found = watch.evaluate(END)
    watch.dispose()
    if unless and page.locator(unless).count():
        return
    assert not found["moved"], (what, found["moved"])
    assert found["sum"] <= most, (what, found["sum"], found["sources"])
