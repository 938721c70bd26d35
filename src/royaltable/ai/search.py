"""Information-set Monte Carlo tree search, one for all games: generic kernels that run with any game in either backend.

A tree node is the set of positions that look alike to the seat to act: its key is the hash of the position after `hide` for that
seat. A simulation deals the hidden cards anew for the seat at the root, walks down by PUCT (each node chooses for its own seat),
samples chance by weight, adds one node, values that position for every seat and adds the values along its way.

Buffers. `sa` holds POSITIONS positions, `raw` the same memory as rows of integers (`ai.tree` makes both). The tree: `table` (hash
slots: node + 1), `nodes` (NODE integers each), `sums` (sum of values for the node's seat), `edges` (EDGE integers each), `worth`
(PAIR floats each), `head` (sizes). `path` holds the edges and nodes of the running simulation, `value` the values of the seats,
`model` the weights of the evaluation (empty: none), `knobs` the settings, `out` the features of one seat.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from ..core.kernel import CHANCE, MASK, ODD, OVER, STEP, below, kernel, sample
from ..core.policy import GREEDY, RANDOM, choose

Floats = list[float]
Ints = list[int]

ROOT, HERE, SEEN = range(3)
POSITIONS = 3
"""The hidden position at the root, the position of the running simulation, a copy for hiding."""

KEY, FIRST, COUNT, VISITS = range(4)
NODE = 4
CODE, TRIED = range(2)
EDGE = 2
PRIOR, SUM = range(2)
PAIR = 2
NODES, EDGES = range(2)
HEAD = 2

EXPLORE, SOFTNESS, EVEN, CAUTION, TURNS, MISTAKES, MARGIN, SCALE, LONGEST = range(9)
KNOBS = 9
"""Settings. EXPLORE: weight of the first guess. SOFTNESS: of `rate` in the first guess. EVEN: share of the first guess that all actions
have alike. CAUTION: an untried action counts so much less than its node. TURNS: so many turns are played after the one under way
before the evaluation (-1: none, not even its rest; without a model to the end). MISTAKES: share of random actions there. MARGIN: share
of the points in the value of a finished game; SCALE: points that make a seat e times likelier. LONGEST: nodes of a playout at most."""

KNOTS = 4
"""The weights of a feature are given at so many stages of a game and interpolated."""

ARGUMENTS = {
    "raw": ("i8", 2),
    **dict.fromkeys(("table", "nodes", "edges", "head", "path", "codes", "w", "ledger", "rng", "out"), ("i8", 1)),
    **dict.fromkeys(("sums", "worth", "value", "model", "knobs"), ("f8", 1)),
}


def _of_the_game(*_: Any) -> int:
    raise RuntimeError("a kernel of ai.search was called without a game")


actor = legal = weights = apply = scores = winners = hide = redeal = rate = features = copy_at = _of_the_game

# --- the value of a position ------------------------------------------------------------------------------------------


@kernel
def soft_shares(value: Floats, players: int) -> None:
    """Turn scores into shares that add up to 1."""
    best = value[0]
    for p in range(players):
        best = max(best, value[p])
    total = 0.0
    for p in range(players):
        value[p] = exp(value[p] - best)
        total += value[p]
    for p in range(players):
        value[p] /= total


@kernel
def settle(t: Any, s: Any, out: Ints, value: Floats, knobs: Floats) -> None:
    """The value of a finished game: a win is 1, shared by all winners; a little of it goes by points."""
    scores(t, s, out)
    for p in range(s.players):
        value[p] = out[p] / knobs[SCALE]
    soft_shares(value, s.players)
    winners(t, s, out)
    won = 0
    for p in range(s.players):
        won += out[p]
    for p in range(s.players):
        value[p] = knobs[MARGIN] * value[p] + (1.0 - knobs[MARGIN]) * out[p] / won


@kernel
def weigh(t: Any, s: Any, out: Ints, model: Floats, value: Floats) -> None:
    """Features x weights of every seat, weights interpolated by the progress of the game; the progress itself counts as 1."""
    for p in range(s.players):
        n = features(t, s, p, out)
        stage = out[0] * (KNOTS - 1) / 1000.0
        k = min(int(stage), KNOTS - 2)
        share = stage - k
        out[0] = 1
        score = 0.0
        for i in range(n):
            score += out[i] * (model[k * n + i] * (1.0 - share) + model[(k + 1) * n + i] * share)
        value[p] = score


@kernel
def evaluate(t: Any, s: Any, out: Ints, model: Floats, value: Floats) -> None:
    """The learned value: soft maximum over the seats of what they weigh."""
    weigh(t, s, out, model, value)
    soft_shares(value, s.players)


@kernel
def appraise(t: Any, s: Any, codes: Ints, w: Ints, ledger: Ints, rng: Ints, out: Ints, value: Floats, model: Floats, knobs: Floats) -> None:
    """Value a position for every seat: play on for some turns, then the evaluation; without a model to the end."""
    turns = int(knobs[TURNS])
    before = actor(t, s)
    for _ in range(int(knobs[LONGEST])):
        who = actor(t, s)
        if who == OVER:
            break
        if who == CHANCE:
            apply(t, s, sample(rng, codes, w, weights(t, s, codes, w)), ledger)
            continue
        if len(model) > 0:
            if who != before:
                turns -= 1
                before = who
            if turns < 0:
                break
        how = RANDOM if below(rng, 1000) < 1000.0 * knobs[MISTAKES] else GREEDY
        apply(t, s, choose(t, s, how, codes, rng), ledger)
    if len(model) > 0 and actor(t, s) != OVER:
        evaluate(t, s, out, model, value)
    else:
        settle(t, s, out, value, knobs)


# --- the tree ---------------------------------------------------------------------------------------------------------


@kernel
def key_of(t: Any, sa: Any, raw: Any, i: int, who: int) -> int:
    """The key of position i as the seat to act sees it."""
    copy_at(sa, SEEN, i)
    hide(t, sa[SEEN], who)
    row = raw[SEEN]
    h = who + 1
    for k in range(len(row)):
        h = ((h ^ row[k]) * STEP + ODD) & MASK
        h ^= h >> 29
    return h


@kernel
def find(table: Ints, nodes: Ints, key: int) -> int:
    """The node of a key, or -1 - the free slot where it belongs."""
    slot = key & (len(table) - 1)
    while table[slot] != 0:
        node = table[slot] - 1
        if nodes[NODE * node + KEY] == key:
            return node
        slot = (slot + 1) & (len(table) - 1)
    return -1 - slot


@kernel
def add_node(
    t: Any, s: Any, slot: int, key: int, n: int, codes: Ints, table: Ints, nodes: Ints, sums: Floats, edges: Ints, worth: Floats, head: Ints, knobs: Floats
) -> int:
    """A new node with its legal actions and the first guess by `rate`; -1 if the tree is full."""
    node = head[NODES]
    first = head[EDGES]
    if node == len(sums) or EDGE * (first + n) > len(edges) or 2 * node >= len(table):
        return -1
    head[NODES] = node + 1
    head[EDGES] = first + n
    table[slot] = node + 1
    nodes[NODE * node + KEY] = key
    nodes[NODE * node + FIRST] = first
    nodes[NODE * node + COUNT] = n
    nodes[NODE * node + VISITS] = 0
    sums[node] = 0.0
    best = 0
    for i in range(n):
        rated = rate(t, s, codes[i])
        if i == 0 or rated > best:
            best = rated
        edges[EDGE * (first + i) + CODE] = codes[i]
        edges[EDGE * (first + i) + TRIED] = 0
        worth[PAIR * (first + i) + PRIOR] = rated
        worth[PAIR * (first + i) + SUM] = 0.0
    total = 0.0
    for i in range(first, first + n):
        guess = exp((worth[PAIR * i + PRIOR] - best) / knobs[SOFTNESS])
        worth[PAIR * i + PRIOR] = guess
        total += guess
    for i in range(first, first + n):
        worth[PAIR * i + PRIOR] = knobs[EVEN] / n + (1.0 - knobs[EVEN]) * worth[PAIR * i + PRIOR] / total
    return node


@kernel
def best_edge(node: int, nodes: Ints, sums: Floats, edges: Ints, worth: Floats, knobs: Floats) -> int:
    """The edge of a node to be tried next (PUCT)."""
    first = nodes[NODE * node + FIRST]
    visits = nodes[NODE * node + VISITS]
    untried = sums[node] / visits - knobs[CAUTION]
    push = knobs[EXPLORE] * sqrt(float(visits))
    chosen = first
    most = -1.0e9
    for e in range(first, first + nodes[NODE * node + COUNT]):
        n = edges[EDGE * e + TRIED]
        mean = worth[PAIR * e + SUM] / n if n > 0 else untried
        bound = mean + push * worth[PAIR * e + PRIOR] / (1 + n)
        if bound > most:
            most = bound
            chosen = e
    return chosen


# --- simulations ------------------------------------------------------------------------------------------------------


@kernel
def descend(
    ta: Any,
    sa: Any,
    raw: Any,
    seat: int,
    table: Ints,
    nodes: Ints,
    sums: Floats,
    edges: Ints,
    worth: Floats,
    head: Ints,
    path: Ints,
    codes: Ints,
    w: Ints,
    ledger: Ints,
    rng: Ints,
    knobs: Floats,
) -> int:
    """Deal the root position anew and walk down to a position to be valued; returns how many nodes stand in `path`.

    A step is three integers: node, edge (-1 at the last), seat.
    """
    t = ta[0]
    copy_at(sa, HERE, ROOT)
    s = sa[HERE]
    redeal(t, s, seat, rng)
    steps = 0
    while 3 * steps + 3 <= len(path):
        who = actor(t, s)
        if who == OVER:
            return steps
        if who == CHANCE:
            apply(t, s, sample(rng, codes, w, weights(t, s, codes, w)), ledger)
            continue
        key = key_of(t, sa, raw, HERE, who)
        node = find(table, nodes, key)
        new = node < 0
        if new:
            n = legal(t, s, codes)
            if n == 1:
                apply(t, s, codes[0], ledger)
                continue
            node = add_node(t, s, -1 - node, key, n, codes, table, nodes, sums, edges, worth, head, knobs)
            if node < 0:
                return steps
        edge = -1 if new else best_edge(node, nodes, sums, edges, worth, knobs)
        path[3 * steps] = node
        path[3 * steps + 1] = edge
        path[3 * steps + 2] = who
        steps += 1
        if new:
            return steps
        apply(t, s, edges[EDGE * edge + CODE], ledger)
    return steps


@kernel
def back_up(steps: int, nodes: Ints, sums: Floats, edges: Ints, worth: Floats, path: Ints, value: Floats) -> None:
    """Add the values of the seats along the way."""
    for i in range(steps):
        node = path[3 * i]
        edge = path[3 * i + 1]
        gained = value[path[3 * i + 2]]
        nodes[NODE * node + VISITS] += 1
        sums[node] += gained
        if edge >= 0:
            edges[EDGE * edge + TRIED] += 1
            worth[PAIR * edge + SUM] += gained


@kernel
def search(
    ta: Any,
    sa: Any,
    raw: Any,
    seat: int,
    simulations: int,
    table: Ints,
    nodes: Ints,
    sums: Floats,
    edges: Ints,
    worth: Floats,
    head: Ints,
    path: Ints,
    codes: Ints,
    w: Ints,
    ledger: Ints,
    rng: Ints,
    out: Ints,
    value: Floats,
    model: Floats,
    knobs: Floats,
) -> None:
    """Make simulations from the hidden position ROOT, where `seat` is to act."""
    for _ in range(simulations):
        steps = descend(ta, sa, raw, seat, table, nodes, sums, edges, worth, head, path, codes, w, ledger, rng, knobs)
        appraise(ta[0], sa[HERE], codes, w, ledger, rng, out, value, model, knobs)
        back_up(steps, nodes, sums, edges, worth, path, value)


@kernel
def root_of(ta: Any, sa: Any, raw: Any, seat: int, table: Ints, nodes: Ints) -> int:
    """The node of the root position, or a negative number."""
    return find(table, nodes, key_of(ta[0], sa, raw, ROOT, seat))


@kernel
def value_of(ta: Any, sa: Any, i: int, out: Ints, value: Floats, model: Floats, knobs: Floats) -> None:
    """The value of position i for every seat, by the result of a finished game or the evaluation."""
    if actor(ta[0], sa[i]) == OVER or len(model) == 0:
        settle(ta[0], sa[i], out, value, knobs)
    else:
        evaluate(ta[0], sa[i], out, model, value)


@kernel
def points_of(ta: Any, sa: Any, i: int, out: Ints, value: Floats, model: Floats) -> None:
    """The final points of every seat at position i: those of a finished game, else as learned (`model`: `Model.points`)."""
    if actor(ta[0], sa[i]) == OVER or len(model) == 0:
        scores(ta[0], sa[i], out)
        for p in range(sa[i].players):
            value[p] = float(out[p])
    else:
        weigh(ta[0], sa[i], out, model, value)
