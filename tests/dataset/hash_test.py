"""`weft hash` and `--exclude`: kernels of files are kept out of sets, however they are written there."""

import json
import re
import textwrap

import pytest
import sets

BENCHMARK = """
import warp as wp

SCALE = 2.5


@wp.func
def falloff(d: float):
    return 1.0 / (1.0 + d * d)


@wp.kernel
def attract(points: wp.array(dtype=wp.vec3), center: wp.vec3, out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = falloff(wp.length(points[i] - center)) * SCALE


@wp.kernel
def running(values: wp.array(dtype=float), count: int, out: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for k in range(count):
        total += values[i] * float(k)
    out[i] = total
"""

# The same two: other names, numbers and layout, another order of what does not depend on each other.
DISGUISED = """
import warp as wp


@wp.kernel
def sum_up(data: wp.array(dtype=float), rounds: int, result: wp.array(dtype=float)):
    # a comment
    thread = wp.tid()
    s = float(0.0)
    for step in range(rounds):
        s += data[thread] * float(step)
    result[thread] = s


@wp.func
def weaken(distance: float):
    return 1.0 / (1.0 + distance * distance)


STRENGTH = 0.125


@wp.kernel
def pull(xs: wp.array(dtype=wp.vec3), middle: wp.vec3, result: wp.array(dtype=float)):
    t = wp.tid()
    result[t] = weaken(wp.length(xs[t] - middle)) * STRENGTH
"""


def hashes(weft, *paths):
    done = sets.run(weft, "hash", *paths)
    found = re.findall(r"^([0-9a-f]{32})  (.*)$", done.stdout, re.MULTILINE)
    assert len(found) == len(done.stdout.splitlines())
    return {where.split(":")[-1]: digest for digest, where in found}


@pytest.fixture
def files(tmp_path):
    (tmp_path / "benchmark.py").write_text(BENCHMARK)
    (tmp_path / "disguised.py").write_text(DISGUISED)
    return tmp_path


def test_disguised_kernels_have_the_hash_of_those_they_are(weft, files):
    ours, theirs = hashes(weft, files / "benchmark.py"), hashes(weft, files / "disguised.py")
    assert ours["attract"] == theirs["pull"] and ours["running"] == theirs["sum_up"]
    assert ours["attract"] != ours["running"]


def test_the_hash_is_the_column_of_the_row(weft, files):
    sets.run(
        weft,
        "generate",
        "--from",
        files / "benchmark.py",
        "-o",
        files / "set",
        "--format",
        "jsonl",
        "--quiet",
    )
    rows = {row["kernel_name"]: row["structure"] for row in sets.jsonl_rows(files / "set")}
    assert rows == hashes(weft, files / "benchmark.py")


def test_kernels_of_a_benchmark_are_taken_out_of_a_set(weft, files):
    """Hidden among others under other names, found by the benchmark's files."""
    mix = files / "mix"
    mix.mkdir()
    (mix / "disguised.py").write_text(DISGUISED)
    for index in range(6):
        source = sets.run(weft, "synth", "-n", 1, "-s", 40 + index).stdout
        (mix / f"grown{index}.py").write_text(source)
    sets.run(weft, "generate", "--from", mix, "-o", files / "set", "--format", "jsonl", "--quiet")
    before = sets.jsonl_rows(files / "set")
    assert {"pull", "sum_up"} < {row["kernel_name"] for row in before}
    (files / "unwanted.txt").write_text(sets.run(weft, "hash", files / "benchmark.py").stdout)
    sets.run(weft, "convert", files / "set", "-o", files / "clean", "--exclude", files / "unwanted.txt")
    after = sets.jsonl_rows(files / "clean")
    assert [row for row in before if row["kernel_name"] not in ("pull", "sum_up")] == after
    sets.run(weft, "generate", "--from", mix, "-o", files / "new", "--format", "jsonl", "--quiet",
             "--exclude", files / "unwanted.txt")  # fmt: skip
    assert [row["id"] for row in sets.jsonl_rows(files / "new")] == [row["id"] for row in after]
    options = json.loads((files / "clean" / "manifest.json").read_text())["options"]
    assert options["exclude"].startswith("sha256:")


def test_what_has_no_hash_is_told(weft, files):
    (files / "tiles.py").write_text(
        textwrap.dedent("""
            import warp as wp

            @wp.kernel
            def tiled(a: wp.array(dtype=float)):
                i = wp.tid()
                t = wp.tile_load(a, shape=16, offset=i * 16)
                wp.tile_fft(t)
        """)
    )
    done = sets.run(weft, "hash", files, check=False)
    assert done.returncode == 1 and len(done.stdout.splitlines()) == 4 and "refused" in done.stderr
    told = json.loads(sets.run(weft, "hash", files, "--json", check=False).stdout)
    assert len(told["kernels"]) == 4 and sum(told["refused"].values()) == 1


def test_wrong_lists_and_paths_are_named(weft, files):
    assert sets.run(weft, "hash", files / "nosuch.py", check=False).returncode == 3
    (files / "empty.py").write_text("x = 1\n")
    assert sets.run(weft, "hash", files / "empty.py", check=False).returncode == 1
    sets.generate(weft, files / "set", "-n", 3, "--format", "jsonl")
    (files / "bad.txt").write_text("# fine\n\nabc def\n")
    done = sets.run(
        weft, "convert", files / "set", "-o", files / "new", "--exclude", files / "bad.txt", check=False
    )
    assert done.returncode == 2 and "line 3" in done.stderr
    done = sets.run(
        weft, "convert", files / "set", "-o", files / "new", "--exclude", files / "no", check=False
    )
    assert done.returncode == 3 and not (files / "new").exists()
