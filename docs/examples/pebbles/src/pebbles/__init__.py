"""Pebbles: take pebbles from a heap and make them fit a secret card; 2 to 4 players. The example of docs/add-a-game.md."""

from __future__ import annotations

from pathlib import Path

from royaltable.core.game import GameOf

from . import rules
from .actions import CODES, notation, place, uncoded
from .components import check, fill
from .documents import Advice, View
from .features import FEATURES, SOFTNESS
from .fields import FIELDS, SECRETS
from .schema import NODES, State, Tables
from .secrecy import secret
from .text import summary
from .view import advice, view

GAME = GameOf(
    name="pebbles",
    prefix="PB",
    players=(2, 3, 4),
    folder=Path(__file__).parent,
    tables=Tables,
    state=State,
    nodes=NODES,
    rules=rules,
    codes=CODES,
    max_legal=6,
    max_rows=8,
    max_nodes=24,
    grammar_rule=4_01_00,
    over_rule=4_02_00,
    check=check,
    fill=fill,
    notation=notation,
    uncoded=uncoded,
    place=place,
    documents=(View, Advice),
    view=view,
    advice=advice,
    secret=secret,
    board=summary,
    fields=FIELDS,
    secrets=SECRETS,
    place_kinds=("card",),
    features=FEATURES,
    softness=SOFTNESS,
)
