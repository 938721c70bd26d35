"""The command `hint` of the text table: the best actions of the running turn, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ai.hint import Gains, Hint, gains, percents
from ..core import draft
from ..core.match import Match
from ..words import Readers, Words


def hint_lines(match: Match, words: Words, hints: Sequence[Hint], to: Readers) -> Iterator[str]:
    """The lines that tell some hints for the seat to act: actions (with the number of the list), everybody's chance to win and points, what is gained.

    `to`: the readers; the seat to act is spoken to as "you".
    """
    seat, legal = match.actor, match.legal()
    own = Readers(to.names, seat)
    for hint in hints:
        chain = draft.likely(match, seat, [match.notation.texts[code] for code in hint.codes])
        actions = " → ".join(words.sentence(match.game, match.components, line.text, seat, own) for line in chain.lines)
        scored = sum(points for line in chain.lines for _, whose, points, _ in line.rows if whose == seat)
        yield words.format("cli-hint-action", number=f"{1 + legal.index(chain.lines[0].text):>4}", action=chain.lines[0].text, sentence=actions)
        chances = zip(percents(hint.chances), hint.points, strict=True)
        yield f"      {' · '.join(_chance(match, words, own, p, *found) for p, found in enumerate(chances))}"
        yield f"      {gained(match, words, gains(match.game, match.view(seat), chain.shown.view(seat), seat, scored), hint.better, own)}"


def _chance(match: Match, words: Words, to: Readers, seat: int, percent: int, points: float) -> str:
    return words.format("cli-hint-chance", seat=words.who(match.components, seat, to), percent=percent, points=round(points))


def gained(match: Match, words: Words, found: Gains, better: float, to: Readers) -> str:
    """What a hint gains, in a few short sentences."""
    sources = [(words.format(f"{match.game.name}-source-{key}"), points) for key, points in found.sources]
    others = [(words.who(match.components, seat, to), points) for seat, points in found.others]
    sentences = [
        words.format("hint-scored", sign=_sign(found.scored), points=abs(found.scored)) if found.scored else "",
        words.format("hint-forecast", total=_signed(sum(points for _, points in sources)), parts=_parts(words, sources)) if sources else "",
        words.format("hint-others", parts=_parts(words, others)) if others else "",
        words.format("hint-end", sign=_sign(better), points=abs(round(better))) if round(better) else "",
    ]
    return (" " if words.lang == "en" else "").join(filter(None, sentences)) or words.format("hint-nothing")


def _parts(words: Words, rows: Sequence[tuple[str, int]]) -> str:
    return (", " if words.lang == "en" else "，").join(words.format("hint-part", what=what, points=_signed(points)) for what, points in rows)


def _signed(n: int) -> str:
    return f"{_sign(n)}{abs(n)}"


def _sign(n: float) -> str:
    return "−" if n < 0 else "+"
