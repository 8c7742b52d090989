"""What weft says about accesses and branches, against threads that are run: tests/memory/lanes.py goes through kernels
in plain Python, and every claim of weft must hold for every warp, round and argument that is tried. Written kernels
must moreover be claimed as the table says; random ones are many."""

import collections
import itertools
import json
import random
import re
import subprocess

import pytest
from lanes import LANES, Kernel

HEAD = """import warp as wp


@wp.func
def pick(x: int, y: int):
    if x > 7:
        return y
    return x


@wp.func
def ahead(x: int, y: int):
    return x + 2 * y


"""
ARGUMENTS = "a: wp.array(dtype=float), m: wp.array2d(dtype=float), c: wp.array3d(dtype=float), t: wp.array(dtype=float), idx: wp.array(dtype=int), k: int, n: int"

# body of a kernel with one access to `a`, `m` or `c`; the pattern and stride that weft must claim
CASES = [
    ("a[i] = 1.0", "coalesced", "1"),
    ("a[n - i] = 1.0", "coalesced", "-1"),
    ("a[i + k * n] = 1.0", "coalesced", "1"),
    ("a[3 * i + 1] = 1.0", "strided", "3"),
    ("a[i * k] = 1.0", "strided", "k"),
    ("a[2 * k * i - 5] = 1.0", "strided", "2*k"),
    ("a[i << 3] = 1.0", "strided", "8"),
    ("a[k] = 1.0", "broadcast", "0"),
    ("a[i - i + 3] = 1.0", "broadcast", "0"),
    ("a[idx[i]] = 1.0", "gather", ""),
    ("a[idx[0] + i] = 1.0", "coalesced", "1"),
    ("a[idx[0]] = 1.0", "broadcast", "0"),
    ("a[i % 4] = 1.0", "unknown", ""),
    ("a[i // 2] = 1.0", "unknown", ""),
    ("a[i * i] = 1.0", "unknown", ""),
    ("a[wp.min(i + 1, n)] = 1.0", "coalesced", "1"),
    ("a[wp.clamp(i - 1, 0, n)] = 1.0", "coalesced", "1"),
    ("a[wp.min(i, n) - i] = 1.0", "unknown", ""),
    ("a[wp.where(k > 3, i + 1, i + 2)] = 1.0", "coalesced", "1"),
    ("a[wp.where(i > 3, i + 1, i + 2)] = 1.0", "unknown", ""),
    ("a[pick(i, k)] = 1.0", "unknown", ""),
    ("a[pick(n, k)] = 1.0", "broadcast", "0"),
    ("a[ahead(k, i)] = 1.0", "strided", "2"),
    ("m[i, k] = 1.0", "strided", "m.shape[1]"),
    ("m[k, i] = 1.0", "coalesced", "1"),
    ("m[i, i] = 1.0", "strided", "uniform"),
    ("c[k, i, 2] = 1.0", "strided", "c.shape[2]"),
    ("c[2 * i, k, 1] = 1.0", "strided", "2*c.shape[1]*c.shape[2]"),
    ("row = m[i]\n    row[k] = 1.0", "strided", "m.shape[1]"),
    ("row = m[k]\n    row[i] = 1.0", "coalesced", "1"),
    ("part = a[3:40]\n    part[i] = 1.0", "coalesced", "1"),
    ("part = a[3:40:2]\n    part[i] = 1.0", "strided", "2"),
    ("column = m[:, 1]\n    column[i] = 1.0", "strided", "m.shape[1]"),
    ("for r in range(k):\n        a[i + r * n] = 1.0", "coalesced", "1"),
    ("for r in range(k):\n        a[i * 4 + r] = 1.0", "strided", "4"),
    ("for r in range(i % 3):\n        a[r] = 1.0", "broadcast", "0"),
    ("for r in range(i, n, 32):\n        a[r] = 1.0", "coalesced", "1"),
    ("for r in range(idx[i], idx[i] + 3):\n        a[r] = 1.0", "gather", ""),
    ("v = int(i)\n    while v < n:\n        a[v] = 1.0\n        v += 32", "coalesced", "1"),
    ("v = int(0)\n    while v < i:\n        v += 1\n    a[v] = 1.0", "unknown", ""),
    ("v = int(0)\n    for r in range(k):\n        v += 2\n    a[i + v] = 1.0", "coalesced", "1"),
    ("v = int(0)\n    for r in range(20):\n        v += i\n    a[v] = 1.0", "unknown", ""),
    (
        "v = int(0)\n    for r in range(20):\n        if idx[i] > r:\n            continue\n        v += 1\n    a[v] = 1.0",
        "gather",
        "",
    ),
    ("v = k\n    if i > 5:\n        v = n\n    a[v] = 1.0", "unknown", ""),
    ("v = k\n    if n > 5:\n        v = n\n    a[v] = 1.0", "broadcast", "0"),
    ("if i >= n:\n        return\n    a[i] = 1.0", "coalesced", "1"),
    ("wp.atomic_add(a, k, 1.0)", "broadcast", "0"),
    ("v = wp.atomic_add(t, 0, 1.0)\n    a[int(v)] = 1.0", "gather", ""),
]

# condition: on what threads part there
BRANCHES = [
    ("k > 3", "uniform"),
    ("i > 3", "thread"),
    ("i - i < k", "uniform"),
    ("idx[i] > 3", "data"),
    ("idx[k] > 3", "uniform"),
    ("i % 2 == 0", "thread"),
    ("k > 3 and i > 3", "thread"),
    ("k > 3 or idx[i] > 3", "data"),
    ("ahead(k, n) > 3", "uniform"),
]


def kernel(name: str, body: str, dimensions: int = 1) -> str:
    first = "i = wp.tid()" if dimensions == 1 else "j, i = wp.tid()"
    return f"@wp.kernel\ndef {name}({ARGUMENTS}):\n    {first}\n    {body}\n\n\n"


def claims(weft, source: str, tmp_path) -> dict[str, dict]:
    """What weft says of each kernel of a file."""
    path = tmp_path / "kernels.py"
    path.write_text(source)
    command = [str(weft), "compile", "--json", "-o", str(tmp_path / "out"), str(path)]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return {
        one["key"]: one["memory"]
        for file in report["files"]
        for module in file["modules"]
        for one in module["kernels"]
    }


def warps():
    """First threads of warps, with arguments."""
    draw = random.Random(5)
    for base, k, n in ((0, 1, 3), (64, 5, 50), (224, 2, 3), (0, 5, 20)):
        data = [draw.randrange(40) for _ in range(64)]
        yield base, {"k": k, "n": n, "sizes": [9, 7, 11]}, data


def stride_value(text: str, arguments: dict) -> int | None:
    """The number a stride stands for; nothing where only its existence is claimed."""
    if "uniform" in text:
        return None
    text = re.sub(r"\w\.shape\[(\d)\]", lambda match: str(arguments["sizes"][int(match[1])]), text)
    return eval(text, {"k": arguments["k"], "n": arguments["n"]})


def contradiction(access: dict, elements: dict[int, int], arguments: dict, is_held: bool) -> str:
    """Why the claim does not hold for what these threads touched; empty: it does."""
    pairs = itertools.pairwise(elements.items())
    steps = [(at_y - at_x, y - x) for (x, at_x), (y, at_y) in pairs]
    if access["pattern"] == "broadcast" and any(step for step, _ in steps):
        return "threads touch different elements"
    if access["pattern"] not in ("coalesced", "strided"):
        return ""
    stride = stride_value(access["stride"], arguments)
    if stride is None:
        sizes = {step / lanes for step, lanes in steps}
        return "" if len(sizes) < 2 or is_held else "the step is not fixed"
    for step, lanes in steps:
        low, high = sorted((0, stride * lanes)) if is_held else (stride * lanes, stride * lanes)
        if not low <= step <= high:
            return f"{lanes} threads on lies {step} elements on, not {stride * lanes}"
    return ""


def found_wrong(source: str, name: str, dimensions: int, memory: dict) -> str:
    access = [one for one in memory["accesses"] if one["array"] in ("a", "m", "c")]
    assert len(access) <= 1, memory
    is_held = "wp.min" in source or "wp.max" in source or "wp.clamp" in source
    threads = Kernel(HEAD + source, name, dimensions)
    for base, arguments, data in warps():
        touched = threads.run(base, arguments, data)
        for key, elements in touched.items():
            if key[0] in ("a", "m", "c") and access:
                if wrong := contradiction(access[0], elements, arguments, is_held):
                    return f"{access[0]['pattern']} {access[0]['stride']}: {wrong} ({key}, {arguments})\n{source}"
        part = {len(lanes) for key, lanes in touched.items() if key[0] == "t" and len(key) == 3}
        only_uniform = memory["branches"]["uniform"] == sum(memory["branches"].values())
        if only_uniform and part - {LANES}:
            return f"threads part at a branch that is called uniform ({arguments})\n{source}"
    return ""


@pytest.fixture(scope="module")
def written(weft, tmp_path_factory):
    bodies = [body for body, _, _ in CASES] + [
        f"if {condition}:\n        t[0] = 1.0" for condition, _ in BRANCHES
    ]
    sources = {f"case{i}": kernel(f"case{i}", body) for i, body in enumerate(bodies)}
    return sources, claims(weft, HEAD + "".join(sources.values()), tmp_path_factory.mktemp("written"))


def test_written_kernels_are_claimed_as_they_are(written):
    sources, memories = written
    for i, (body, pattern, stride) in enumerate(CASES):
        [access] = [one for one in memories[f"case{i}"]["accesses"] if one["array"] in ("a", "m", "c")]
        assert (access["pattern"], access["stride"]) == (pattern, stride), body
        assert bool(access["reason"]) == (pattern == "unknown"), body
        assert not found_wrong(sources[f"case{i}"], f"case{i}", 1, memories[f"case{i}"])


def test_branches_part_threads_as_claimed(written):
    sources, memories = written
    for i, (condition, kind) in enumerate(BRANCHES, len(CASES)):
        assert memories[f"case{i}"]["branches"] == {
            "uniform": 0,
            "thread": 0,
            "data": 0,
            "unknown": 0,
            kind: 1,
        }, condition
        assert not found_wrong(sources[f"case{i}"], f"case{i}", 1, memories[f"case{i}"])


# ---- random kernels


def expression(draw: random.Random, depth: int, names: list[str]) -> str:
    if depth == 0 or draw.random() < 0.2:
        return draw.choice([*names, "i", "i", "k", "n", str(draw.randrange(1, 6))])

    def part():
        return expression(draw, depth - 1, names)

    return draw.choice(
        [
            lambda: f"({part()} + {part()})",
            lambda: f"({part()} + {part()})",
            lambda: f"({part()} - {part()})",
            lambda: f"{part()} * {draw.choice(['2', '3', 'k', 'n', part()])}",
            lambda: f"(({part()}) * ({part()}) // {draw.randrange(2, 5)})",
            lambda: f"({part()}) % {draw.randrange(2, 9)}",
            lambda: f"wp.min({part()}, {part()})",
            lambda: f"wp.clamp({part()}, 0, {part()})",
            lambda: f"wp.where({part()} < {part()}, {part()}, {part()})",
            lambda: f"pick({part()}, {part()})",
            lambda: f"ahead({part()}, {part()})",
            lambda: f"idx[{draw.choice(['i', 'k', 'n', 'i % 7'])}]",
        ]
    )()


def body_of(draw: random.Random, dimensions: int) -> str:
    names = ["j"] if dimensions == 2 else []

    def index(*more):
        return expression(draw, draw.randrange(1, 4), [*names, *more])

    def touch(*more):
        return draw.choice(
            [
                f"a[{index(*more)}] = 1.0",
                f"a[{index(*more)}] = 1.0",
                f"m[{index(*more)}, {index(*more)}] = 1.0",
            ]
        )

    rounds = draw.choice(["17", "k", "i % 3", "idx[i] % 4", f"2, {draw.randrange(30, 40)}, k", "20"])
    condition = f"{index()} < {index()}"
    form = draw.randrange(7)
    if form == 0:
        return touch()
    if form == 1:
        return f"for r in range({rounds}):\n        {touch('r', 'r')}"
    if form == 2:
        leave = draw.choice(["break", "continue"])
        inside = draw.random() < 0.5
        return (
            f"v = int({index()})\n    for r in range({rounds}):\n        if {index('v', 'r')} < {index('r')}:\n"
            f"            {leave}\n        v += {index('r')}\n        {touch('v') if inside else 'v += 1'}"
            + ("" if inside else f"\n    {touch('v')}")
        )
    if form == 3:
        return f"v = {index()} + 0\n    if {condition}:\n        v = {index()}\n    {touch('v', 'v')}"
    if form == 4:
        return (
            f"v = {index()} + 0\n    if {condition}:\n        v = {index('v')}\n    else:\n        v = {index('v')}\n"
            f"    {touch('v')}"
        )
    if form == 5:
        return f"v = int({draw.choice(['0', 'k', 'i'])})\n    while v < {draw.choice(['n', 'i', 'idx[i]'])}:\n        v += {draw.choice(['1', 'k', '32'])}\n    {touch('v', 'v')}"
    return f"if {condition}:\n        return\n    if {index()} < {index()}:\n        t[0] = 1.0"


def test_no_claim_about_random_kernels_is_wrong(weft, tmp_path):
    draw = random.Random(11)
    shapes = [draw.choice([1, 1, 2]) for _ in range(300)]
    sources = {
        f"grown{i}": kernel(f"grown{i}", body_of(draw, shape), shape) for i, shape in enumerate(shapes)
    }
    memories = claims(weft, HEAD + "".join(sources.values()), tmp_path)
    kinds = collections.Counter()
    for (name, source), shape in zip(sources.items(), shapes, strict=True):
        assert not (wrong := found_wrong(source, name, shape, memories[name])), wrong
        kinds.update(one["pattern"] for one in memories[name]["accesses"] if one["array"] != "idx")
    # They are no proof where nothing is claimed.
    assert all(kinds[kind] > 15 for kind in ("coalesced", "strided", "broadcast", "gather", "unknown")), kinds
