"""docs/inputs.md defines the numbers of `inputs`; its NumPy reader must give those of the definition."""

import numpy as np
from inputs_reader import READER

# What the definition gives, in Python's own integers; tests/unit/inputs_test.cpp holds weft to the same rows.
RECORDED = [
    # seed, index, argument, position, u * 2^32
    (0, 0, 0, 0, 556823690),
    (42, 7, 3, 1000, 1585397390),
    (9223372036854775813, 123456, 1, 16777216, 835082995),
]


def test_recorded_rows_and_reader_agree_with_the_definition():
    mask = 2**64 - 1

    def mix(x: int) -> int:
        x = (x + 0x9E3779B97F4A7C15) & mask
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & mask
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & mask
        return x ^ (x >> 31)

    for seed, index, a, j, number in RECORDED:
        assert mix(mix(mix(mix(seed) ^ index) ^ a) ^ j) >> 32 == number
        assert READER["u"](seed, index, a, np.array([j]))[0] == number / 2**32


def test_sizes():
    size = READER["size"]
    assert [size(e, 10) for e in (3, "n", "ceil(n/8)", "4*n", "n+1", "-1.5")] == [3, 10, 2, 40, 11, -1.5]


def test_fills():
    arg = {"shape": ["n", 2], "fill": "index", "low": 0, "high": "n"}
    got = READER["fill"](arg, 0, 1, 2, 100, 3)
    assert got.shape == (600,) and got.min() >= 0 and got.max() <= 99 and (got == np.floor(got)).all()
