"""Kernels of the research environments: looking at positions as a seat, rewards, steps of many games. Only for the fast backend.

The last positions of `sa` are scratch: what a seat sees is made there. Seat -1 is a spectator, who counts the seats from 0.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from ..core.buffers import Buffers
from ..core.kernel import CHANCE, OVER, kernel, sample
from ..core.policy import choose
from ..core.rules import actor, apply, copy_at, hide, legal, refusal, scores, setup, weights, winners
from ..core.schema import Positions, Records, Row

# --- records and arrays of the kernels; behind the type stands what it is in NumPy ------------------------------------

Plan = Annotated[Any, "i8", 3]
"""How a seat sees a position (`observation.Layout`), by seat."""
Rows = Annotated[Any, "i8", 2]
"""A row of integers for each position: its memory as words, or the state of its generator."""
Observation = Annotated[Any, "f4", 1]
Rewards = Annotated[Any, "f8", 2]


class Memory(NamedTuple):
    """The memory of positions as integers of 1, 2 and 4 bytes, a row a position."""

    bytes: Annotated[Any, "i1", 2]
    shorts: Annotated[Any, "i2", 2]
    longs: Annotated[Any, "i4", 2]


class Terms(NamedTuple):
    """What all games of a setting have in common."""

    players: int
    options: Row
    reward: int  # WIN, SHARE or POINTS
    plan: Plan


class Work(NamedTuple):
    """One thread's share of many games: those from `first` to `last` - 1, a position for scratch, and buffers of its own."""

    first: int
    last: int
    scratch: int
    buffers: Buffers
    points: Row
    won: Row


class Batch(NamedTuple):
    """n games, each at a decision of one seat. The arrays belong to the games: the next step overwrites them, so copy what is kept.

    `observations` (n, width) float32: what the seat to act knows. `masks` (n, codes) bool: its legal actions. `actors` (n,) int64: the seat.
    `rewards` (n, players) float64 and `done` (n,) bool: of the step just made; where a game is done its observation is the first of the next game.
    """

    observations: Annotated[Any, "f4", 2]
    masks: Annotated[Any, "?", 2]
    actors: Row
    rewards: Rewards
    done: Annotated[Any, "?", 1]


WIN, SHARE, POINTS = range(3)
REWARDS = ("win", "share", "points")
"""Rewards at the end of a game, by seat. `win`: 1 for the only winner, -1/(players - 1) for the others; winners that tie share. They add up to 0.
`share`: 1 over the number of winners for each of them, else 0. `points`: own points less the mean of the others'."""

EXACT, PART, CURVE = range(3)
"""How a value x is written: as it is; x / scale, cut at -1 and 1; x / (|x| + scale)."""

SPECTATOR, EVERYTHING = range(2)
"""Memories behind those of the seats: of a spectator, and of somebody who sees everything."""

MIX = 0x2545F4914F6CDD1D


# --- what a seat sees ---------------------------------------------------------------------------------------------


@kernel
def look(t: Any, sa: Positions, memory: Memory, plan: Plan, i: int, scratch: int, seat: int, players: int, out: Observation) -> None:
    """Write the observation that a seat makes of position `i`."""
    copy_at(sa, scratch, i)
    who = actor(t, sa[scratch])
    if who != OVER:
        hide(t, sa[scratch], seat)
    first = max(seat, 0)
    write(memory, scratch, plan[first], who, first, players, out)


@kernel
def write(memory: Memory, i: int, sources: Any, who: int, seat: int, players: int, out: Observation) -> None:
    """Write position `i` out as its seat `seat` counts the seats. A size of 0 stands for the seat to act, `who`."""
    m1, m2, m4 = memory.bytes[i], memory.shorts[i], memory.longs[i]
    for c in range(len(sources)):
        size = sources[c][0]
        place = sources[c][1]
        unit = sources[c][2]
        value = who
        if size == 1:
            value = int(m1[place])
        elif size == 2:
            value = int(m2[place])
        elif size == 4:
            value = int(m4[place])
        if unit > 0 and 0 <= value < unit * players:
            value = (value // unit - seat) % players * unit + value % unit
        out[c] = written(value, sources[c][3], sources[c][4])


@kernel
def written(value: int, form: int, scale: int) -> float:
    """A value as it is written (EXACT, PART, CURVE)."""
    if form == PART:
        return min(max(value / scale, -1.0), 1.0)
    if form == CURVE:
        return value / (abs(value) + scale)
    return float(value)


@kernel
def reward(kind: int, p: int, players: int, points: Row, won: Row) -> float:
    """The reward of a seat at the end (WIN, SHARE, POINTS); `points` and `won` by seat."""
    total = 0
    for q in range(players):
        total += points[q] if kind == POINTS else won[q]
    if kind == POINTS:
        return float(points[p]) - float(total - points[p]) / (players - 1)
    share = float(won[p]) / total
    if kind == SHARE:
        return share
    return (players * share - 1.0) / (players - 1)


# --- one game -----------------------------------------------------------------------------------------------------


@kernel
def look_at(ta: Records, sa: Positions, memory: Memory, terms: Terms, seat: int, observation: Observation) -> None:
    """Write the observation that a seat makes of position 0; position 1 is scratch."""
    look(ta[0], sa, memory, terms.plan, 0, 1, seat, terms.players, observation)


@kernel
def all_at(ta: Records, sa: Positions, memory: Memory, terms: Terms, seat: int, observation: Observation) -> None:
    """The same with nothing hidden."""
    write(memory, 0, terms.plan[seat], actor(ta[0], sa[0]), seat, terms.players, observation)


@kernel
def rewards_at(ta: Records, sa: Positions, terms: Terms, points: Row, won: Row, rewards: Rewards) -> None:
    """Write the rewards of position 0 into row 0, were it the end."""
    scores(ta[0], sa[0], points)
    winners(ta[0], sa[0], won)
    for p in range(terms.players):
        rewards[0][p] = reward(terms.reward, p, terms.players, points, won)


@kernel
def choose_at(ta: Records, sa: Positions, policy: int, codes: Row, rngs: Rows) -> int:
    """A legal code of position 0 by a policy (`core.policy`)."""
    return choose(ta[0], sa[0], policy, codes, rngs[0])


@kernel
def remember(ta: Records, sa: Positions, words: Rows, players: int, code: int, owner: int, memory: Row) -> None:
    """Mix the code just played and what can be seen of position 0 into the memory of each seat, SPECTATOR and EVERYTHING.

    `owner`: the only seat that saw the code, or -1: everybody did. Who acted is seen in the positions.
    """
    for p in range(players + 2):
        copy_at(sa, 1, 0)
        if p <= players and actor(ta[0], sa[1]) != OVER:
            hide(ta[0], sa[1], p if p < players else -1)
        x = memory[p]
        x = mixed(x, code + 1 if owner < 0 or p == owner or p > players else 0)
        for i in range(words.shape[1]):
            x = mixed(x, words[1][i])
        memory[p] = x


@kernel
def mixed(x: int, word: int) -> int:
    """One step of a 64-bit hash."""
    x = (x ^ word) * MIX
    return x ^ ((x >> 29) & 0x7FFFFFFFF)


# --- many games ---------------------------------------------------------------------------------------------------


@kernel
def first_refused(ta: Records, sa: Positions, n: int, most: int, actions: Row) -> int:
    """The first game whose action (of the codes 0 to `most` - 1) is refused, or -1."""
    for i in range(n):
        if actions[i] < 0 or actions[i] >= most or refusal(ta[0], sa[i], actions[i]) != 0:
            return i
    return -1


@kernel
def play_chance(t: Any, s: Any, b: Buffers, rng: Row) -> int:
    """Play chance until a seat is to act or the game is over; returns which."""
    who = actor(t, s)
    while who == CHANCE:
        apply(t, s, sample(rng, b.codes, b.w, weights(t, s, b.codes, b.w)), b.ledger)
        who = actor(t, s)
    return who


@kernel
def step_many(ta: Records, sa: Positions, memory: Memory, terms: Terms, work: Work, actions: Row, rngs: Rows, batch: Batch) -> None:
    """Play a legal action in each of the games of one share, and chance; a game that ends gives its rewards and begins anew.

    A negative action only begins the game anew.
    """
    t = ta[0]
    players, options, kind, plan = terms
    first, last, scratch, b, points, won = work
    observations, masks, actors, rewards, done = batch
    codes = b.codes
    for i in range(first, last):
        who = OVER
        done[i] = False
        for p in range(players):
            rewards[i][p] = 0.0
        if actions[i] >= 0:
            apply(t, sa[i], actions[i], b.ledger)
            who = play_chance(t, sa[i], b, rngs[i])
            if who == OVER:
                done[i] = True
                scores(t, sa[i], points)
                winners(t, sa[i], won)
                for p in range(players):
                    rewards[i][p] = reward(kind, p, players, points, won)
        if who == OVER:
            setup(t, sa[i], players, options)
            who = play_chance(t, sa[i], b, rngs[i])
        actors[i] = who
        masks[i][:] = False
        for k in range(legal(t, sa[i], codes)):
            masks[i][codes[k]] = True
        look(t, sa, memory, plan, i, scratch, who, players, observations[i])


@kernel
def choose_many(ta: Records, sa: Positions, work: Work, policy: int, rngs: Rows, chosen: Row) -> None:
    """A legal code for each of the games of one share by a policy."""
    for i in range(work.first, work.last):
        chosen[i] = choose(ta[0], sa[i], policy, work.buffers.codes, rngs[i])
