"""Records: fields, copies, equality, JSON, ranges."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaltable.core.schema import LIMITS, Field, Grid, Record, Row, field, record
from tests import tiny


@record
class Sample(Record):
    """A record with every type and every number of dimensions."""

    node: int = field("i1")
    far: int = field("i8")
    row: Row = field("i2", 3)
    wide: Row = field("i4", 2)
    grid: Grid = field("i1", 2, 3)


def values(f: Field) -> st.SearchStrategy[Any]:
    strategy: st.SearchStrategy[Any] = st.integers(*LIMITS[f.kind])
    for size in reversed(f.shape):
        strategy = st.lists(strategy, min_size=size, max_size=size)
    return strategy


@st.composite
def samples(draw: st.DrawFn) -> Sample:
    made = Sample()
    for name, f in Sample.FIELDS.items():
        setattr(made, name, draw(values(f)))
    return made


def leaves(value: Any) -> list[Any]:
    return [x for v in value for x in leaves(v)] if isinstance(value, list) else [value]


def test_fields_in_order_and_zero() -> None:
    assert list(Sample.FIELDS) == ["node", "far", "row", "wide", "grid"]
    assert Sample.FIELDS["grid"] == Field("i1", (2, 3))
    assert Sample().to_json() == {"node": 0, "far": 0, "row": [0, 0, 0], "wide": [0, 0], "grid": [[0, 0, 0], [0, 0, 0]]}


def test_slots_refuse_unknown_names() -> None:
    with pytest.raises(AttributeError):
        Sample().seat = 1  # type: ignore[attr-defined]


@given(samples())
def test_json_round_trip(sample: Sample) -> None:
    again = Sample.from_json(json.loads(json.dumps(sample.to_json())))
    assert again == sample
    assert hash(again) == hash(sample)
    assert again.key() == sample.key()


@given(samples(), samples())
def test_copy_shares_nothing(sample: Sample, other: Sample) -> None:
    before = json.dumps(sample.to_json())
    sample.copy_into(other)
    assert other == sample
    data = sample.to_json()
    for made in (other, sample.copy()):
        made.row[0] ^= 1
        made.grid[1][2] ^= 1
        assert made != sample
    data["grid"][0][0] ^= 1
    assert json.dumps(sample.to_json()) == before


@given(samples(), samples())
def test_equality_is_that_of_the_values(a: Sample, b: Sample) -> None:
    assert (a == b) == (a.to_json() == b.to_json())
    assert (a.key() == b.key()) == (a == b)


def test_records_of_other_classes_differ() -> None:
    assert Sample() != tiny.State()
    assert Sample() != 0


@given(samples(), st.sampled_from(list(Sample.FIELDS)), st.data())
def test_values_out_of_range_are_found(sample: Sample, name: str, data: st.DataObject) -> None:
    sample.check_ranges()
    low, high = LIMITS[Sample.FIELDS[name].kind]
    bad = data.draw(st.sampled_from([low - 1, high + 1, True, 1.0, None]))
    value = getattr(sample, name)
    if isinstance(value, list):
        inner = value if not isinstance(value[0], list) else value[-1]
        inner[-1] = bad
    else:
        setattr(sample, name, bad)
    with pytest.raises(ValueError, match=name):
        sample.check_ranges()
    with pytest.raises(ValueError, match=name):
        Sample.from_json(sample.to_json())


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("row"),
        lambda data: data.update(more=1),
        lambda data: data.update(row=[0, 0]),
        lambda data: data.update(row=[0, 0, 0, 0]),
        lambda data: data.update(row=0),
        lambda data: data.update(grid=[[0, 0, 0]]),
        lambda data: data.update(grid=[[0, 0, 0], [0, 0]]),
        lambda data: data.update(node=[0]),
        lambda data: data.update(node="0"),
    ],
)
def test_json_of_another_shape_is_refused(change: Any) -> None:
    data = Sample().to_json()
    change(data)
    with pytest.raises(ValueError, match="Sample"):
        Sample.from_json(data)


def test_json_must_be_an_object() -> None:
    with pytest.raises(ValueError, match="fields differ"):
        Sample.from_json([])  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "shape"), [("i3", ()), ("u1", ()), ("i1", (2, 2, 2))])
def test_no_such_field(kind: str, shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no such field"):
        field(kind, *shape)


def test_repr_shows_every_field() -> None:
    text = repr(Sample())
    assert text.startswith("Sample(node=0, far=0, row=[0, 0, 0]")
    assert "grid=[[0, 0, 0], [0, 0, 0]]" in text
