"""Records in arrays and back."""

from __future__ import annotations

import pytest
from hypothesis import given

pytest.importorskip("numba")

from royaltable.core import fast
from royaltable.core.schema import Record, field, record
from tests.core.test_schema import Sample, samples


@given(samples())
def test_there_and_back(sample: Sample) -> None:
    array = fast.to_arrays(sample, 3)
    assert array.shape == (3,)
    for i in range(3):
        assert fast.from_arrays(Sample, array, i) == sample


@given(samples(), samples())
def test_one_of_many(a: Sample, b: Sample) -> None:
    array = fast.to_arrays(a, 3)
    fast.put(array, 1, b)
    assert [fast.from_arrays(Sample, array, i) for i in range(3)] == [a, b, a]


def test_values_that_do_not_fit_are_refused() -> None:
    sample = Sample()
    sample.row[1] = 1 << 15
    with pytest.raises(ValueError, match=r"Sample\.row"):
        fast.to_arrays(sample)


def test_field_names_that_numpy_keeps() -> None:
    @record
    class Bad(Record):
        round: int = field("i1")

    with pytest.raises(ValueError, match=r"Bad\.round"):
        fast.new_array(Bad)
