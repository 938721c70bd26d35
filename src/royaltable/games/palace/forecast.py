"""What everybody would score if the game ended now."""

from __future__ import annotations

from .documents import Forecast
from .schema import EDGE_IDS, EDGES, SEATS, State, Tables
from .scoring import edge_points, edge_total, front_points, hand_points, noble_points, score_now, winners


def forecast(t: Tables, s: State) -> Forecast:
    """`edges`: totals and points per seat on each edge. `seats`: points by source. `winners`: who would win."""
    seats = range(s.players)
    won = [0] * SEATS
    winners(t, s, won)
    return {
        "edges": {
            EDGE_IDS[edge]: {"totals": [edge_total(t, s, edge, p) for p in seats], "points": [edge_points(t, s, edge, p) for p in seats]}
            for edge in range(EDGES)
        },
        "seats": [
            {
                "nobles": noble_points(t, s, p),
                "cards": front_points(t, s, p),
                "hand": hand_points(t, s, p),
                "edges": sum(edge_points(t, s, edge, p) for edge in range(EDGES)),
                "total": score_now(t, s, p),
            }
            for p in seats
        ],
        "winners": [p for p in seats if won[p]],
    }
