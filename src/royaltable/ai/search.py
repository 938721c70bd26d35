"""Information-set Monte Carlo tree search, one for all games: generic kernels that run with any game in either backend.

A tree node is the set of positions that look alike to the seat to act: its key is the hash of the position after `hide` for that
seat. A simulation deals the hidden cards anew for the seat at the root, walks down by PUCT (each node chooses for its own seat),
samples chance by weight, adds one node, values that position for every seat and adds the values along its way.

`sa` holds POSITIONS positions, `raw` their memory (`core.backend.Backend.memory`). The tree is a Store, what a position is worth a Valuation.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from ..core.buffers import Buffers, Floats, Memory
from ..core.kernel import CHANCE, MASK, ODD, OVER, STEP, below, kernel, sample
from ..core.policy import GREEDY, RANDOM, choose
from ..core.rules import actor, apply, copy_at, features, hide, legal, rate, redeal, scores, weights, winners
from ..core.schema import Position, Positions, Record, Records, Row

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
"""Settings. EXPLORE: weight of the first guess. SOFTNESS: of `rate` in the first guess. EVEN: share of the first guess that all actions
have alike. CAUTION: an untried action counts so much less than its node. TURNS: so many turns are played after the one under way
before the evaluation (-1: none, not even its rest; without a model to the end). MISTAKES: share of random actions there. MARGIN: share
of the points in the value of a finished game; SCALE: points that make a seat e times likelier. LONGEST: nodes of a playout at most."""

KNOTS = 4
"""The weights of a feature are given at so many stages of a game and interpolated."""


class Store(NamedTuple):
    """The tree in flat rows. `path` holds the nodes, edges and seats of the running simulation."""

    slots: Row  # of the hash table: node + 1
    nodes: Row  # NODE integers each
    sums: Floats  # of values for the node's seat
    edges: Row  # EDGE integers each
    worth: Floats  # PAIR floats each
    head: Row  # HEAD sizes
    path: Row


class Valuation(NamedTuple):
    """How positions are valued: the settings, the weights of the evaluation (empty: none), and the values found, one for each seat."""

    knobs: Floats
    model: Floats
    value: Floats


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
def final_shares(t: Record, s: Position, out: Row, v: Valuation) -> None:
    """The value of a finished game: a win is 1, shared by all winners; a little of it goes by points."""
    scores(t, s, out)
    for p in range(s.players):
        v.value[p] = out[p] / v.knobs[SCALE]
    soft_shares(v.value, s.players)
    winners(t, s, out)
    won = 0
    for p in range(s.players):
        won += out[p]
    for p in range(s.players):
        v.value[p] = v.knobs[MARGIN] * v.value[p] + (1.0 - v.knobs[MARGIN]) * out[p] / won


@kernel
def weigh(t: Record, s: Position, out: Row, model: Floats, value: Floats) -> None:
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
def evaluate(t: Record, s: Position, out: Row, v: Valuation) -> None:
    """The learned value: soft maximum over the seats of what they weigh."""
    weigh(t, s, out, v.model, v.value)
    soft_shares(v.value, s.players)


@kernel
def appraise(t: Record, s: Position, b: Buffers, v: Valuation) -> None:
    """Value a position for every seat: play on for some turns, then the evaluation; without a model to the end."""
    codes, w, ledger, rng, out = b
    mistakes = 1000.0 * v.knobs[MISTAKES]
    learned = len(v.model) > 0
    turns = int(v.knobs[TURNS])
    before = actor(t, s)
    for _ in range(int(v.knobs[LONGEST])):
        who = actor(t, s)
        if who == OVER:
            break
        if who == CHANCE:
            apply(t, s, sample(rng, codes, w, weights(t, s, codes, w)), ledger)
            continue
        if learned:
            if who != before:
                turns -= 1
                before = who
            if turns < 0:
                break
        policy = RANDOM if below(rng, 1000) < mistakes else GREEDY
        apply(t, s, choose(t, s, policy, codes, rng), ledger)
    if learned and actor(t, s) != OVER:
        evaluate(t, s, out, v)
    else:
        final_shares(t, s, out, v)


# --- the tree ---------------------------------------------------------------------------------------------------------


@kernel
def key_of(t: Record, sa: Positions, raw: Memory, i: int, who: int) -> int:
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
def find(slots: Row, nodes: Row, key: int) -> int:
    """The node of a key, or -1 - the free slot where it belongs."""
    slot = key & (len(slots) - 1)
    while slots[slot] != 0:
        node = slots[slot] - 1
        if nodes[NODE * node + KEY] == key:
            return node
        slot = (slot + 1) & (len(slots) - 1)
    return -1 - slot


@kernel
def add_node(t: Record, s: Position, slot: int, key: int, n: int, codes: Row, tree: Store, knobs: Floats) -> int:
    """A new node with its legal actions and the first guess by `rate`; -1 if the tree is full."""
    slots, nodes, sums, edges, worth, head, _path = tree
    node = head[NODES]
    first = head[EDGES]
    if node == len(sums) or EDGE * (first + n) > len(edges) or 2 * node >= len(slots):
        return -1
    head[NODES] = node + 1
    head[EDGES] = first + n
    slots[slot] = node + 1
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
def best_edge(node: int, nodes: Row, sums: Floats, edges: Row, worth: Floats, knobs: Floats) -> int:
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
def descend(ta: Records, sa: Positions, raw: Memory, seat: int, tree: Store, b: Buffers, knobs: Floats) -> int:
    """Deal the root position anew and walk down to a position to be valued; returns how many nodes stand in the path.

    A step is three integers: node, edge (-1 at the last), seat.
    """
    slots, nodes, sums, edges, worth, _head, path = tree
    codes, w, ledger, rng, _out = b
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
        node = find(slots, nodes, key)
        new = node < 0
        if new:
            n = legal(t, s, codes)
            if n == 1:
                apply(t, s, codes[0], ledger)
                continue
            node = add_node(t, s, -1 - node, key, n, codes, tree, knobs)
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
def back_up(steps: int, tree: Store, value: Floats) -> None:
    """Add the values of the seats along the way."""
    _slots, nodes, sums, edges, worth, _head, path = tree
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
def search(ta: Records, sa: Positions, raw: Memory, seat: int, simulations: int, tree: Store, b: Buffers, v: Valuation) -> None:
    """Make simulations from the hidden position ROOT, where `seat` is to act."""
    for _ in range(simulations):
        steps = descend(ta, sa, raw, seat, tree, b, v.knobs)
        appraise(ta[0], sa[HERE], b, v)
        back_up(steps, tree, v.value)


@kernel
def root_of(ta: Records, sa: Positions, raw: Memory, seat: int, tree: Store) -> int:
    """The node of the root position, or a negative number."""
    return find(tree.slots, tree.nodes, key_of(ta[0], sa, raw, ROOT, seat))


@kernel
def value_of(ta: Records, sa: Positions, i: int, out: Row, v: Valuation) -> None:
    """The value of position i for every seat, by the result of a finished game or the evaluation."""
    if actor(ta[0], sa[i]) == OVER or len(v.model) == 0:
        final_shares(ta[0], sa[i], out, v)
    else:
        evaluate(ta[0], sa[i], out, v)


@kernel
def mean_of(value: Floats, players: int) -> float:
    """The mean over the seats."""
    total = 0.0
    for p in range(players):
        total += value[p]
    return total / players


@kernel
def points_of(ta: Records, sa: Positions, i: int, out: Row, value: Floats, points: Floats, model: Floats, spread: Floats) -> None:
    """The final points of every seat at position i: those of a finished game, else as learned.

    Their mean over the seats is that of `points`; what lies between the seats is what lies between their chances (`model`), times the `spread` of the stage:
    so whoever is likelier to win has more points.
    """
    t = ta[0]
    s = sa[i]
    if actor(t, s) == OVER or len(points) == 0:
        scores(t, s, out)
        for p in range(s.players):
            value[p] = float(out[p])
        return
    weigh(t, s, out, points, value)
    level = mean_of(value, s.players)
    features(t, s, 0, out)
    stage = out[0] * (KNOTS - 1) / 1000.0
    k = min(int(stage), KNOTS - 2)
    wide = spread[k] * (1.0 - stage + k) + spread[k + 1] * (stage - k)
    weigh(t, s, out, model, value)
    middle = mean_of(value, s.players)
    for p in range(s.players):
        value[p] = level + wide * (value[p] - middle)
