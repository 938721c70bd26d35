"""A chart of ratings as SVG text: a dot with its interval for each computer player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from ..core.errors import RoyalTableError

WIDTH, ROW, TOP, LEFT, RIGHT = 720, 34, 46, 220, 70
STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000)


def svg(rows: Sequence[Mapping[str, Any]]) -> str:
    """The chart of the rows of `arena.summary`, the best first."""
    rows = sorted(rows, key=lambda row: -float(row["rating"]))
    low = min(row["rating_interval"][0] for row in rows)
    high = max(row["rating_interval"][1] for row in rows)
    step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
    low, high = step * (low // step), step * (high // step + 1)

    def x(rating: float) -> float:
        return round(float(LEFT + (rating - low) / (high - low) * (WIDTH - LEFT - RIGHT)), 1)

    height = TOP + ROW * len(rows) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13" role="img">',
        "<title>Ratings with 95 % intervals</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for mark in range(int(low), int(high) + 1, step):
        parts.append(
            f'<path d="M{x(mark)} {TOP - 14}V{height - 12}" stroke="#ccc"/><text x="{x(mark)}" y="{TOP - 22}" text-anchor="middle" fill="#444">{mark:+d}</text>'
        )
    for i, row in enumerate(rows):
        y = TOP + ROW * i + ROW // 2
        least, most = row["rating_interval"]
        parts.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{escape(str(row["bot"]))}</text>')
        parts.append(f'<path d="M{x(least)} {y}H{x(most)}M{x(least)} {y - 5}v10M{x(most)} {y - 5}v10" stroke="#1b4f72" stroke-width="2" fill="none"/>')
        parts.append(f'<circle cx="{x(row["rating"])}" cy="{y}" r="5" fill="#1b4f72"/><text x="{WIDTH - RIGHT + 12}" y="{y + 4}">{row["wins"]:.0%}</text>')
    return "\n".join([*parts, "</svg>", ""])


def write(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """Write the chart to a file; raises RoyalTableError."""
    try:
        path.write_text(svg(rows), encoding="utf-8")
    except OSError as error:
        raise RoyalTableError(f"The chart {path} cannot be written: {error.strerror}.") from None
