"""docs/inputs.md defines the numbers of `inputs`; its NumPy reader must give those of the definition, and weft
those of the reader: tests/inputs/fills.jsonl holds digests of what the reader makes of every fill in many shapes
(python tests/inputs/inputs_test.py --update writes them), and tests/unit/inputs_test.cpp compares weft's."""

import json
import sys
from pathlib import Path

import numpy as np
from inputs_reader import READER

# What the definition gives, in Python's own integers; tests/unit/inputs_test.cpp holds weft to the same rows.
RECORDED = [
    # seed, index, argument, position, u * 2^32
    (0, 0, 0, 0, 556823690),
    (42, 7, 3, 1000, 1585397390),
    (9223372036854775813, 123456, 1, 16777216, 835082995),
]
FILLS = Path(__file__).with_name("fills.jsonl")
COMPONENTS = {"float32": 1, "int32": 1, "bool": 1, "vec2f": 2, "vec3d": 3, "quatf": 4, "transformf": 7}
COMPONENTS |= {"mat22f": 4, "mat33d": 9, "mat66f": 36, "mat12x3f": 36, "vec12f": 12}


def arg(name, fill, dtype, shape, low="0.0", high="0.0") -> dict:
    return {
        "name": name,
        "role": "in",
        "dtype": dtype,
        "shape": shape,
        "fill": fill,
        "low": low,
        "high": high,
    }


SPECIFICATIONS = [
    {"launch": ["n"], "args": args}
    for args in (
        [
            arg("x", "uniform", "float32", ["n"], "-1.5", "2.25"),
            arg("z", "zero", "vec3d", ["n", "2"]),
            arg("j", "iota", "int32", ["ceil(n/8)"]),
            arg("i", "index", "int32", ["4*n"], "-3", "n+5"),
            arg("c", "constant", "int32", [], "0.0", "len(i)-1"),
            arg("d", "constant", "float32", ["3"], "0.0", "0.1"),
            arg("b", "bool", "bool", ["n+7"]),
            arg("s", "sorted", "float32", ["2*n+1"], "-0.1", "len(x)"),
            arg("t", "sorted_index", "int32", ["n", "3"], "2", "len(s)+3"),
            arg("p", "permutation", "int32", ["n+1"]),
        ],
        [
            arg("row", "offsets", "int32", ["n+1"], "0", "len(values)"),
            arg("values", "uniform", "float32", ["3*len(x)"], "0.0", "1.0"),
            arg("x", "unit", "vec3d", ["n"]),
            arg("q", "unit", "quatf", ["len(row)-1", "2"]),
            arg("long", "unit", "vec12f", ["ceil(len(values)/4)"]),
            arg("empty", "offsets", "int32", ["2*n"], "5", "5"),
            arg("one", "offsets", "int32", ["1"], "2", "9"),
            arg("steep", "offsets", "int32", ["n+1"], "-7", "1000000"),
        ],
        [
            arg("t", "rigid", "transformf", ["n"], "-2.0", "3.5"),
            arg("lone", "rigid", "transformf", [], "0.0", "0.1"),
            arg("a", "spd", "mat22f", ["n"], "0.5", "2.0"),
            arg("m", "spd", "mat33d", ["2", "n"], "0.1", "0.1"),
            arg("w", "spd", "mat66f", ["len(m, 1)"], "1.0", "9.0"),
            arg("v", "uniform", "mat12x3f", ["len(m, 1)*len(m)-1"], "-1.0", "1.0"),
            arg("none", "permutation", "int32", ["n-1"]),
        ],
    )
]


def digest(numbers: np.ndarray) -> str:
    mix = READER["mix"]
    with np.errstate(over="ignore"):
        parts = mix(
            numbers.astype(np.float64).view(np.uint64) ^ mix(np.arange(len(numbers), dtype=np.uint64))
        )
        return f"{int(parts.sum(dtype=np.uint64)):016x}"


def lines():
    for seed, index, n in [(42, 7, 1), (2**63 + 5, 0, 2), (0, 123456, 31), (1, 2, 33), (8, 2**40, 1000)]:
        for inputs in SPECIFICATIONS:
            args = inputs["args"]
            digests = [
                digest(READER["fill"](one, a, seed, index, n, COMPONENTS[one["dtype"]], args))
                for a, one in enumerate(args)
            ]
            yield {"seed": seed, "index": index, "n": n, "inputs": inputs, "digests": digests}


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


def test_recorded_digests_are_the_readers():
    recorded = [json.loads(line) for line in FILLS.read_text(encoding="utf-8").splitlines()]
    assert recorded == list(lines())


def test_sizes():
    size = READER["size"]
    args = [{"name": "x", "shape": ["2*n", "len(y.z)"]}, {"name": "y.z", "shape": ["n+3"]}]
    given = (
        3,
        "n",
        "ceil(n/8)",
        "4*n",
        "n+1",
        "-1.5",
        "n*n",
        "2*len(x)-1",
        "len(x, 1)*3+n",
        "ceil(len(y.z)/4)-1",
    )
    assert [size(e, 10, args) for e in given] == [3, 10, 2, 40, 11, -1.5, 100, 39, 49, 3]


def numbers(fill: str, dtype="float32", shape=("n",), low="0.0", high="0.0", n=100) -> np.ndarray:
    components = COMPONENTS[dtype]
    return READER["fill"](arg("x", fill, dtype, list(shape), low, high), 0, 1, 2, n, components).reshape(
        -1, components
    )


def test_fills_are_what_they_are_called():
    index = numbers("index", "vec3d", ("n", "2"), "0", "n")
    assert (
        index.shape == (200, 3)
        and index.min() >= 0
        and index.max() <= 99
        and (index == np.floor(index)).all()
    )
    offsets = numbers("offsets", shape=("n+1",), low="3", high="7*n")[:, 0]
    steps = np.diff(offsets)
    assert offsets[0] == 3 and offsets[-1] == 700 and steps.min() >= 0 and steps.max() <= 2 * 697 / 100 + 1
    assert len(set(steps)) > 3 and (offsets == np.floor(offsets)).all()
    permutation = numbers("permutation")[:, 0]
    assert sorted(permutation) == list(range(100)) and list(permutation) != list(range(100))
    assert set(numbers("bool")[:, 0]) == {0, 1} and set(numbers("constant", high="0.5")[:, 0]) == {0.5}
    assert (np.diff(numbers("sorted", low="-1.0", high="1.0")[:, 0]) > 0).all()
    for dtype in ("vec2f", "quatf", "vec12f"):
        assert np.allclose(np.linalg.norm(numbers("unit", dtype, n=5000), axis=1), 1, atol=1e-15)
    rigid = numbers("rigid", "transformf", low="2.0", high="3.0")
    assert (rigid[:, :3] >= 2).all() and (rigid[:, :3] < 3).all()
    assert np.allclose(np.linalg.norm(rigid[:, 3:], axis=1), 1, atol=1e-15)
    matrices = numbers("spd", "mat66f", low="0.25", high="4.0").reshape(-1, 6, 6)
    eigenvalues = np.linalg.eigvalsh(matrices)
    assert (matrices == matrices.transpose(0, 2, 1)).all()
    assert eigenvalues.min() >= 0.2499 and eigenvalues.max() <= 4.0001


if __name__ == "__main__" and sys.argv[1:] == ["--update"]:
    FILLS.write_text("".join(json.dumps(line) + "\n" for line in lines()), encoding="utf-8")
