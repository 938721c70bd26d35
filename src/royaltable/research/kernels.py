"""Kernels of the research environments: looking at positions as a seat, rewards, steps of many games. Only for the fast backend.

`b1`, `b2`, `b4` are the memory of the positions `sa` as integers of 1, 2 and 4 bytes, a row a position; `plan` is that of
`observation.Layout`. The last positions of `sa` are scratch: what a seat sees is made there.
"""

from __future__ import annotations

from typing import Any

from ..core.kernel import CHANCE, OVER, kernel, sample
from ..core.policy import choose

ROW = ("actions", "codes", "w", "ledger", "points", "won", "options", "memory", "chosen")
ARGUMENTS = {
    **dict.fromkeys(ROW, ("i8", 1)),
    "b1": ("i1", 2),
    "b2": ("i2", 2),
    "b4": ("i4", 2),
    "words": ("i8", 2),
    "plan": ("i8", 3),
    "rngs": ("i8", 2),
    "observation": ("f4", 1),
    "observations": ("f4", 2),
    "masks": ("?", 2),
    "actors": ("i8", 1),
    "rewards": ("f4", 2),
    "done": ("?", 1),
}
"""NumPy type and dimensions of every argument that is a buffer."""

WIN, SHARE, POINTS = range(3)
REWARDS = ("win", "share", "points")
"""Rewards at the end of a game, by seat. `win`: 1 for the only winner, -1/(players - 1) for the others; winners that tie share. They add up to 0.
`share`: 1 over the number of winners for each of them, else 0. `points`: own points less the mean of the others'."""

MIX = 0x2545F4914F6CDD1D
SPREAD = 1 << 31


def _of_the_game(*_: Any) -> int:
    raise RuntimeError("a kernel of research.kernels was called without a game")


setup = actor = legal = weights = apply = refusal = scores = winners = hide = copy_at = _of_the_game


# --- what a seat sees ---------------------------------------------------------------------------------------------


@kernel
def look(t: Any, sa: Any, b1: Any, b2: Any, b4: Any, plan: Any, i: int, scratch: int, seat: int, players: int, out: Any) -> None:
    """Write the observation that a seat makes of position `i`."""
    copy_at(sa, scratch, i)
    who = actor(t, sa[scratch])
    if who != OVER:
        hide(t, sa[scratch], seat)
    write(b1[scratch], b2[scratch], b4[scratch], plan[seat], who, seat, players, out)


@kernel
def write(m1: Any, m2: Any, m4: Any, sources: Any, who: int, seat: int, players: int, out: Any) -> None:
    """Write a position out as its seat `seat` counts the seats; m1, m2, m4: its memory."""
    out[0] = (who - seat) % players if who >= 0 else who
    for c in range(len(sources)):
        size = sources[c][0]
        place = sources[c][1]
        unit = sources[c][2]
        value = 0
        if size == 1:
            value = int(m1[place])
        elif size == 2:
            value = int(m2[place])
        else:
            value = int(m4[place])
        if unit > 0 and 0 <= value < unit * players:
            value = (value // unit - seat) % players * unit + value % unit
        out[c + 1] = value


@kernel
def reward(how: int, p: int, players: int, points: Any, won: Any) -> float:
    """The reward of a seat at the end (WIN, SHARE, POINTS); `points` and `won` by seat."""
    total = 0
    for q in range(players):
        total += points[q] if how == POINTS else won[q]
    if how == POINTS:
        return float(points[p]) - float(total - points[p]) / (players - 1)
    share = float(won[p]) / total
    if how == SHARE:
        return share
    return (players * share - 1.0) / (players - 1)


# --- one game -----------------------------------------------------------------------------------------------------


@kernel
def look_at(ta: Any, sa: Any, b1: Any, b2: Any, b4: Any, plan: Any, seat: int, players: int, observation: Any) -> None:
    """Write the observation that a seat makes of position 0; position 1 is scratch."""
    look(ta[0], sa, b1, b2, b4, plan, 0, 1, seat, players, observation)


@kernel
def all_at(ta: Any, sa: Any, b1: Any, b2: Any, b4: Any, plan: Any, seat: int, players: int, observation: Any) -> None:
    """The same with nothing hidden."""
    write(b1[0], b2[0], b4[0], plan[seat], actor(ta[0], sa[0]), seat, players, observation)


@kernel
def rewards_at(ta: Any, sa: Any, how: int, players: int, points: Any, won: Any, rewards: Any) -> None:
    """Write the rewards of position 0 into row 0, were it the end."""
    scores(ta[0], sa[0], points)
    winners(ta[0], sa[0], won)
    for p in range(players):
        rewards[0][p] = reward(how, p, players, points, won)


@kernel
def choose_at(ta: Any, sa: Any, how: int, codes: Any, rngs: Any) -> int:
    """A legal code of position 0 by policy `how` (`core.policy`)."""
    return choose(ta[0], sa[0], how, codes, rngs[0])


@kernel
def remember(ta: Any, sa: Any, words: Any, players: int, who: int, code: int, memory: Any) -> None:
    """Mix what each seat sees of position 0, and its own action (seat `who` played `code`), into its memory of the game."""
    for p in range(players):
        copy_at(sa, 1, 0)
        if actor(ta[0], sa[1]) != OVER:
            hide(ta[0], sa[1], p)
        x = memory[p]
        x = mixed(x, code + 1 if p == who else 0)
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
def first_refused(ta: Any, sa: Any, n: int, most: int, actions: Any) -> int:
    """The first game whose action (of the codes 0 to `most` - 1) is refused, or -1."""
    for i in range(n):
        if actions[i] < 0 or actions[i] >= most or refusal(ta[0], sa[i], actions[i]) != 0:
            return i
    return -1


@kernel
def settle(t: Any, s: Any, codes: Any, w: Any, ledger: Any, rng: Any) -> int:
    """Play chance until a seat is to act or the game is over; returns which."""
    who = actor(t, s)
    while who == CHANCE:
        apply(t, s, sample(rng, codes, w, weights(t, s, codes, w)), ledger)
        who = actor(t, s)
    return who


@kernel
def step_many(
    ta: Any,
    sa: Any,
    b1: Any,
    b2: Any,
    b4: Any,
    plan: Any,
    first: int,
    last: int,
    scratch: int,
    players: int,
    options: Any,
    how: int,
    actions: Any,
    rngs: Any,
    codes: Any,
    w: Any,
    ledger: Any,
    points: Any,
    won: Any,
    observations: Any,
    masks: Any,
    actors: Any,
    rewards: Any,
    done: Any,
) -> None:
    """Play a legal action in each of the games first to last - 1, and chance; a game that ends gives its rewards and begins anew.

    A negative action only begins the game anew.
    """
    t = ta[0]
    for i in range(first, last):
        who = OVER
        done[i] = False
        for p in range(players):
            rewards[i][p] = 0.0
        if actions[i] >= 0:
            apply(t, sa[i], actions[i], ledger)
            who = settle(t, sa[i], codes, w, ledger, rngs[i])
            if who == OVER:
                done[i] = True
                scores(t, sa[i], points)
                winners(t, sa[i], won)
                for p in range(players):
                    rewards[i][p] = reward(how, p, players, points, won)
        if who == OVER:
            setup(t, sa[i], players, options)
            who = settle(t, sa[i], codes, w, ledger, rngs[i])
        actors[i] = who
        masks[i][:] = False
        for k in range(legal(t, sa[i], codes)):
            masks[i][codes[k]] = True
        look(t, sa, b1, b2, b4, plan, i, scratch, who, players, observations[i])


@kernel
def choose_many(ta: Any, sa: Any, first: int, last: int, how: int, codes: Any, rngs: Any, chosen: Any) -> None:
    """A legal code for each of the games by policy `how`."""
    for i in range(first, last):
        chosen[i] = choose(ta[0], sa[i], how, codes, rngs[i])
