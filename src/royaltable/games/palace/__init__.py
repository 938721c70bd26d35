"""Royal Palace: servants in nine rooms, nobles in the park, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from ...core.game import GameOf
from . import rules
from .actions import CODES, notation, place
from .advice import advice
from .aims import aims, closed
from .components import check, fill
from .documents import Advice, View
from .features import FEATURES, SOFTNESS
from .fields import FIELDS, SECRETS
from .schema import NODES, State, Tables
from .text import summary
from .view import aside, secret, view

GAME = GameOf(
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
    uncoded=rules.uncoded,
    place=place,
    documents=(View, Advice),
    view=view,
    advice=advice,
    aims=aims,
    closed=closed,
    secret=secret,
    board=summary,
    fields=FIELDS,
    secrets=SECRETS,
    blocks={"patron": "rooms"},
    sources={"nobles": "nobles", "cards": "cards", "hand": "hand", "edges": "edges"},
    place_kinds=("noble", "card", "room"),
    features=FEATURES,
    softness=SOFTNESS,
    aside=aside,
    open_lists=frozenset({"station", "slip"}),
)
