"""Royal Palace: servants in nine rooms, nobles in the park, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from . import rules
from .actions import CODES, notation, place, uncoded
from .components import check, fill
from .features import FEATURES, SOFTNESS
from .schema import NODES, State, Tables
from .view import advice, aside, secret, view

GAME = Game(
    name="palace",
    prefix="RP",
    players=(2, 3, 4),
    folder=Path(__file__).parent,
    tables=Tables,
    state=State,
    nodes=NODES,
    rules=rules,
    codes=CODES,
    max_legal=96,
    max_rows=4000,
    max_nodes=20_000,
    grammar_rule=13_01_00,
    over_rule=13_02_00,
    check=check,
    fill=fill,
    notation=notation,
    uncoded=uncoded,
    place=place,
    view=view,
    advice=advice,
    secret=secret,
    features=FEATURES,
    softness=SOFTNESS,
    aside=aside,
    open_lists=frozenset({"station", "slip"}),
)
