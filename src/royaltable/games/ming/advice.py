"""Plans for the seat to act: where the prince can go and what that costs, what can be deployed there."""

from __future__ import annotations

from typing import NamedTuple

from ...core.components import Components
from .documents import Advice, Deployment, Route, Staying
from .forecast import MAJORITY, score
from .princes import DEPLOY_LIMIT, occupied, refuse_deploy, refuse_step
from .schema import DEPLOY, DRAGON, NOBODY, RETURN, TURN, WAY, State, Tables
from .scoring import in_city

ALTERNATIVES = 6  # ways listed for one district


class Way(NamedTuple):
    """Steps of a prince: (district, card) each."""

    steps: tuple[tuple[int, int], ...]

    @property
    def cost(self) -> tuple[int, int]:
        """Number of cards, of these dragons."""
        return len(self.steps), sum(card == DRAGON for _, card in self.steps)


def advice(components: Components, t: Tables, s: State, seat: int) -> Advice:
    """Turn and way: `routes`, `deploy`; deploy: `deploy`; return: `returns`."""
    districts = components.ids("districts")
    if s.node in (TURN, WAY):
        found = ways(t, s, seat)
        here = s.prince[seat]
        return {
            "routes": {districts[d]: routes(components, s, seat, found[d]) for d in sorted(found)},
            "deploy": {districts[d]: deployment(s, seat, d) for d in sorted({here, *found})},
        }
    if s.node == DEPLOY:
        return {"deploy": {districts[s.prince[seat]]: deployment(s, seat, s.prince[seat])}}
    if s.node == RETURN:
        return {"returns": [staying(t, s, seat, n) for n in range(in_city(s, seat) + 1)]}
    return {}


# --- ways of the prince -------------------------------------------------------------------------------------------


def ways(t: Tables, s: State, seat: int) -> dict[int, list[Way]]:
    """Every district the prince can reach with the hand, but the one where it stands, with the ways worth knowing, cheapest first."""
    all_ways: dict[int, list[Way]] = {}
    copy = s.copy()
    hand, start = s.hand[seat][:], s.prince[seat]
    layer = {(start, tuple(hand)): Way(())}
    while layer:
        onward: dict[tuple[int, tuple[int, ...]], Way] = {}
        for (here, left), way in layer.items():
            copy.prince[seat] = here
            copy.hand[seat][:] = left
            for i in range(t.borders[here]):
                d = t.neighbour[here][i]
                for card in (t.symbol[here][d], DRAGON):
                    if left[card] and refuse_step(t, copy, d, card) == 0:
                        rest = (*left[:card], left[card] - 1, *left[card + 1 :])
                        onward.setdefault((d, rest), Way((*way.steps, (d, card))))
        for (d, _), way in onward.items():
            if d != start:
                all_ways.setdefault(d, []).append(way)
        layer = onward
    return {d: worth_knowing(found) for d, found in all_ways.items()}


def worth_knowing(found: list[Way]) -> list[Way]:
    """Ways that no other beats in dragons and cards; every direct step is among them."""
    costs = {way.cost for way in found}

    def beaten(way: Way) -> bool:
        cards, dragons = way.cost
        return any(c <= cards and d <= dragons and (c, d) != (cards, dragons) for c, d in costs)

    return sorted((way for way in found if len(way.steps) == 1 or not beaten(way)), key=lambda way: way.cost)[:ALTERNATIVES]


def routes(components: Components, s: State, seat: int, found: list[Way]) -> list[Route]:
    """Ways in notation: the actions, the cards they cost, and whether the move may end there."""
    districts = components.ids("districts")
    cards = [*components.ids("symbols"), "dragon"]
    return [
        {
            "actions": [f"step {districts[d]} {cards[card]}" for d, card in way.steps],
            "cards": [cards[card] for _, card in way.steps],
            "can_stop": not occupied(s, seat, way.steps[-1][0]),
        }
        for way in found
    ]


def deployment(s: State, seat: int, d: int) -> Deployment:
    """What could be deployed in a district, were the prince there."""
    copy = s.copy()
    copy.prince[seat] = d
    most = max((n for n in range(DEPLOY_LIMIT + 1) if refuse_deploy(copy, n, 0) == 0), default=0)
    other = s.monk[d] if s.monk[d] not in (NOBODY, seat) else None
    return {
        "most": most,
        "locked": s.monk[d] == seat,
        "monk": most > 0,
        "pushes": other if most > 0 else None,
    }


# --- what staying in a city brings --------------------------------------------------------------------------------


def staying(t: Tables, s: State, seat: int, number: int) -> Staying:
    """Points of a seat in the city being scored if it returns `number`, others as far as known."""
    rows = [(rule, points) for rule, p, points, place in score(t, s.copy(), number) if p == seat and place == s.province]
    return {"members": sum(n for rule, n in rows if rule == 4_02_04), "majority": sum(n for rule, n in rows if rule in MAJORITY)}
