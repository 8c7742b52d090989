"""Rows of real code: each kernel alone in a file that gives the same code, with where it comes from; refusals with reasons."""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import oracle
import sets

ROOT = Path(__file__).resolve().parents[2]

SPRINGS = '''# A licence stands here.

"""Springs."""

import math
import os, numpy as np
import warp as wp
from typing import Any
from helpers import *

wp.init()

SIDES = 4
# Half of them.
HALF = wp.constant(SIDES // 2)
UNUSED = 7
devices = get_test_devices()


@wp.struct
class Spring:
    ends: wp.vec2i
    stiffness: float


@wp.func
def strength(stretch: float, spring: Spring):
    return stretch * spring.stiffness * float(HALF)


@wp.kernel
def pull(springs: wp.array(dtype=Spring), stretch: wp.array(dtype=float), force: wp.array(dtype=float)):
    """What each spring pulls with."""
    i = wp.tid()
    if stretch[i] < 0.0:
        return
    force[i] = strength(stretch[i], springs[i])
    # That is all.


@wp.kernel
def tame(angle: wp.array(dtype=float)):
    i = wp.tid()
    angle[i] = angle[i] * wp.static(math.pi) + float(np.pi)


@wp.kernel
def scale(a: wp.array(dtype=Any), s: Any):
    i = wp.tid()
    a[i] = a[i] * s


@wp.kernel
def untyped(a: wp.array(dtype=Any)):
    a[wp.tid()] = a[wp.tid()]


wp.overload(scale, [wp.array(dtype=float), float])
wp.overload(scale, [wp.array(dtype=wp.float64), wp.float64])


def make(T):
    @wp.kernel
    def grow(a: wp.array(dtype=T)):
        i = wp.tid()
        a[i] = a[i] + T(1.0)

    return grow


grow_float = make(wp.float32)


@wp.kernel
def lost(a: wp.array(dtype=float)):
    a[wp.tid()] = foreign_function(a[wp.tid()])


@wp.kernel
def idle(a: wp.array(dtype=float)):
    i = wp.tid()


@wp.kernel
def tiled(a: wp.array2d(dtype=float)):
    t = wp.tile_load(a, shape=(4, 4))
    wp.tile_fft(t)


def test_later():
    @wp.kernel
    def inside(a: wp.array(dtype=float)):
        a[wp.tid()] = 1.0


class TestSprings:
    pass


add_function_test(TestSprings, "test_later", test_later, devices=devices)

if __name__ == "__main__":
    wp.launch(pull, 4)
'''

PULL = '''import warp as wp

SIDES = 4
# Half of them.
HALF = wp.constant(SIDES // 2)


@wp.struct
class Spring:
    ends: wp.vec2i
    stiffness: float


@wp.func
def strength(stretch: float, spring: Spring):
    return stretch * spring.stiffness * float(HALF)


@wp.kernel
def pull(springs: wp.array(dtype=Spring), stretch: wp.array(dtype=float), force: wp.array(dtype=float)):
    """What each spring pulls with."""
    i = wp.tid()
    if stretch[i] < 0.0:
        return
    force[i] = strength(stretch[i], springs[i])
    # That is all.
'''

COPY = """import warp as wp

wp.set_module_options({"enable_backward": False})


@wp.kernel
def copy(a: wp.array(dtype=float), b: wp.array(dtype=float)):
    b[wp.tid()] = a[wp.tid()]
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    (folder / "pyproject.toml").write_text(
        '[build-system]\nname = "no"\n[project]\nname = "springs"\nversion = "1.2"\nlicense = {text = "MIT"}\n'
    )
    (folder / "src").mkdir()
    (folder / "src" / "springs.py").write_text(SPRINGS)
    (folder / "src" / "copy.py").write_text(COPY)
    (folder / "src" / "broken.py").write_text("def kernel(:\n")
    (folder / "src" / "bytes.py").write_bytes(b"# kernel \xff\xfe\n")
    (folder / "src" / "plain.py").write_text("print('no warp here')\n")
    (folder / "src" / "huge.py").write_text("# kernel\n" * 1_000_000)
    (folder / "src" / "notes.txt").write_text("kernel")
    (folder / "src" / ".hidden").mkdir()
    (folder / "src" / ".hidden" / "copy.py").write_text(COPY)
    (folder / "src" / "loop").symlink_to(folder / "src")
    return folder


def rows_of(folder: Path) -> list[dict]:
    lines = [line for path in sorted((folder / "data").iterdir()) for line in path.open(encoding="utf-8")]
    return sorted(map(json.loads, lines), key=lambda row: row["index"])


@pytest.fixture(scope="module")
def made(weft, project, tmp_path_factory):
    """(folder of the set, its rows, the summary)"""
    out = tmp_path_factory.mktemp("made") / "set"
    options = ["--variants", 3, "-d", "both", "--format", "jsonl", "--json"]
    done = sets.run(weft, "generate", "--from", project / "src", "-o", out, *options)
    return out, rows_of(out), json.loads(done.stdout)


def test_a_row_holds_the_kernel_and_what_it_needs(made):
    originals = {row["kernel_name"]: row for row in made[1] if row["transforms"] == ""}
    assert originals["pull"]["python_source"] == PULL
    assert list(originals) == ["copy", "pull", "tame", "scale", "make__locals__grow"]
    scales = [row for row in made[1] if row["kernel_name"] == "scale" and row["transforms"] == ""]
    assert [row["python_source"].count("wp.overload") for row in scales] == [1, 1]
    assert originals["copy"]["python_source"] == COPY and originals["copy"]["cpp_backward"] == ""
    assert "import numpy as np\n" in originals["tame"]["python_source"]
    grow = originals["make__locals__grow"]["python_source"]
    assert "grow_float = make(wp.float32)" in grow and "Spring" not in grow
    for row in made[1]:
        assert row["policy"] is None and row["family"].startswith("springs/src/")
        assert row["description"].startswith(row["brief"]) and row["inputs"] is not None


def test_rows_say_where_they_come_from(made):
    for row in made[1]:
        assert (row["origin_package"], row["origin_version"], row["origin_license"]) == (
            "springs",
            "1.2",
            "MIT",
        )
        assert row["origin"] in ("src/copy.py", "src/springs.py") and row["license"] == "MIT"


def test_what_gives_no_row_is_counted_by_reason(made):
    summary = made[2]
    assert summary["refused"] == {
        "unreadable": 1,
        "not UTF-8 text": 1,
        "does not parse": 1,
        "no kernel": 1,
        "made by a run": 1,
        "changes nothing": 1,
        "no types": 1,
        "needs another file": 1,
        "unsupported": 1,
    }
    assert summary["constructs"]["builtin.tile"] == 1
    assert summary["originals"] == 6 and summary["rows"] == 6 + summary["variants"]
    options = json.loads((made[0] / "manifest.json").read_text())["options"]
    assert options["refused: needs another file"] == "1"
    files = [name for name in options if name.startswith("file ")]
    assert len(files) == 6
    for name in files:
        assert options[name].startswith("unreadable" if name.endswith("huge.py") else "sha256:"), name


def test_variants_have_structures_of_their_own_and_the_split_of_their_kernel(made):
    families = defaultdict(list)
    for row in made[1]:
        families[row["family"], row["split_key"]].append(row)
    assert made[2]["variants"] >= 12
    for (family, key), rows in families.items():
        assert rows[0]["transforms"] == "" and rows[0]["structure"] == key
        assert len({row["structure"] for row in rows}) == len(rows), family
        assert len({row["split"] for row in rows}) == 1
        assert all(row["transforms"] for row in rows[1:])


def test_such_a_set_is_valid_and_a_false_split_is_found(weft, made, tmp_path):
    sets.run(weft, "validate", made[0])
    row = next(row for row in made[1] if row["transforms"])
    row = row | {"split_key": "ffff" + row["split_key"][4:]}
    (tmp_path / "rows.jsonl").write_text(json.dumps(row) + "\n")
    done = sets.run(weft, "validate", tmp_path / "rows.jsonl", "--splits", "0.5,0.25,0.25", check=False)
    assert done.returncode == 1 and "split_key means another split" in done.stdout + done.stderr


def test_threads_and_shards_change_nothing(weft, project, made, tmp_path):
    options = ["--variants", 3, "-d", "both", "--format", "jsonl", "--from", project / "src"]
    sets.run(weft, "generate", "-o", tmp_path / "one", "--threads", 1, *options)
    assert sets.fingerprint(tmp_path / "one") == sets.fingerprint(made[0])
    for shard in (1, 0):
        sets.run(weft, "generate", "-o", tmp_path / "apart", "--shard", f"{shard}/2", *options)
    sets.run(weft, "merge", tmp_path / "apart")
    assert rows_of(tmp_path / "apart") == made[1]
    streamed = sets.run(weft, "generate", "-o", "-", *options)
    assert [json.loads(line) for line in streamed.stdout.splitlines()] == made[1]
    assert "needs another file" in streamed.stderr


def test_resume_refuses_files_that_were_changed(weft, project, tmp_path):
    code = tmp_path / "code"
    code.mkdir()
    for name in ("a.py", "b.py"):
        (code / name).write_text(COPY)
    command = ["generate", "--from", code, "-o", tmp_path / "set", "--format", "jsonl"]
    sets.run(weft, *command)
    (tmp_path / "set" / "manifest.json").unlink()
    (code / "b.py").write_text(COPY + "\n# changed\n")
    (code / "c.py").write_text(COPY)
    done = sets.run(weft, *command, "--resume", check=False)
    assert done.returncode == 2
    assert f"file {code}/b.py: there sha256:" in done.stderr and f"file {code}/c.py" in done.stderr
    assert "a.py" not in done.stderr


def test_a_file_in_two_packages_is_in_one_split(weft, tmp_path):
    for number in range(6):
        package = tmp_path / f"site-{number}" / f"package_{number}"
        package.mkdir(parents=True)
        (package / "springs.py").write_text(SPRINGS if number == 0 else SPRINGS + f"\nNUMBER = {number}\n")
        info = tmp_path / f"site-{number}" / f"package_{number}-2.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            f"Name: package-{number}\nVersion: 2.0\n"
            "Classifier: License :: OSI Approved :: Apache Software License\n\nLicense: no\n"
        )
        (info / "RECORD").write_text(f"package_{number}/springs.py,sha256=x,1\n")
    options = ["--format", "jsonl", "-o", "-", "--splits", "0.5,0.25,0.25", "--variants", 1]
    done = sets.run(weft, "generate", "--from", tmp_path, *options)
    splits = defaultdict(set)
    packages = set()
    for row in map(json.loads, done.stdout.splitlines()):
        splits[row["split_key"]].add(row["split"])
        packages.add(row["origin_package"])
        assert row["origin"] == row["origin_package"].replace("-", "_") + "/springs.py"
        assert row["license"] == "Apache Software License" and row["origin_version"] == "2.0"
    assert packages == {f"package-{number}" for number in range(6)}
    assert len(splits) >= 4 and all(len(found) == 1 for found in splits.values())


BUMPED = """import warp as wp

STEP = 1.0


def bump():
    global STEP
    STEP = 2.0


bump()


@wp.kernel
def move(a: wp.array(dtype=float)):
    a[wp.tid()] = STEP
"""

LOOPED = """import warp as wp


def make(T):
    @wp.kernel
    def fill(a: wp.array(dtype=T)):
        a[wp.tid()] = T(1.0)

    return fill


fills = [make(T) for T in (wp.float32, wp.float64)]
"""

UNFOLLOWED = """import os
import warp as wp

if os.environ.get("FAST"):

    @wp.kernel
    def move(a: wp.array(dtype=float)):
        a[wp.tid()] = 1.0


@wp.kernel
def stay(a: wp.array(dtype=float)):
    a[wp.tid()] = a[wp.tid()] + 1.0
"""


@pytest.mark.parametrize(
    ("text", "reason", "kernels"),
    [(BUMPED, "cut impossible", 0), (LOOPED, "several in one place", 0), (UNFOLLOWED, "module level", 1)],
)
def test_what_cannot_be_cut_exactly_is_refused(weft, tmp_path, text, reason, kernels):
    (tmp_path / "code.py").write_text(text)
    done = sets.run(
        weft, "generate", "--from", tmp_path / "code.py", "-o", tmp_path / "set", "--json", check=False
    )
    if kernels == 0:
        assert done.returncode == 1 and f"kernels refused, {reason}" in done.stderr
    else:
        summary = json.loads(done.stdout)
        assert summary["rows"] == kernels and list(summary["refused"]) == [reason]


OPTIONS = """import warp as wp

wp.config.enable_backward = False
LENGTH = 3


@wp.func
def twice(x: float):
    return x + x


@wp.kernel
def double(a: wp.array(dtype=float)):
    a[wp.tid()] = twice(a[wp.tid()])


@wp.func
def twice(x: int):
    return 2 * x


if __name__ == "__main__":
    LENGTH = 4
    twice = None
"""


def test_what_a_kernel_needs_without_naming_it_is_kept(weft, tmp_path):
    """An option, and an overload that is declared later; not what only a script does."""
    (tmp_path / "code.py").write_text(OPTIONS)
    done = sets.run(weft, "generate", "--from", tmp_path, "-o", "-")
    source = json.loads(done.stdout)["python_source"]
    assert source == OPTIONS.replace("LENGTH = 3\n", "\n", 1).split("\n\nif __name__")[0].replace(
        "False\n\n\n\n", "False\n\n\n"
    )


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["-n", "5"], 2, "--count is about kernels that are grown"),
        (["-c", "vector"], 2, "--categories is about"),
        (["--mix", "real"], 2, "--mix is about"),
        (["--difficulty", "2"], 2, "--difficulty is about"),
        (["--task", "debug"], 2, "no --from"),
        (["--from", "nowhere.py"], 3, "nowhere.py"),
        (["--from", "/dev/null"], 2, "neither a file nor a folder"),
    ],
)
def test_wrong_usage(weft, project, tmp_path, arguments, code, words):
    done = sets.run(
        weft, "generate", "--from", project / "src", "-o", tmp_path / "set", *arguments, check=False
    )
    assert done.returncode == code and words in done.stderr


def test_files_that_would_take_for_ever_are_given_up(weft, tmp_path):
    (tmp_path / "endless.py").write_text(
        "import warp as wp\n\nx = []\nwhile True:\n    x.insert(0, 1)\n\n" + COPY
    )
    body = "".join("    " * (k + 1) + f"for i{k} in range(16):\n" for k in range(5))
    (tmp_path / "unrolled.py").write_text(
        "import warp as wp\n\n\n@wp.kernel\ndef many(a: wp.array(dtype=float)):\n"
        + body
        + "    " * 6
        + "a[i0] = a[i1] + a[i4]\n"
    )
    (tmp_path / "vast.py").write_text(
        "import warp as wp\n\nM = wp.types.matrix(shape=(65535, 65535), dtype=wp.float32)\n\n\n@wp.kernel\n"
        "def vast(a: wp.array(dtype=float)):\n    m = M()\n    m[0, 0] = a[0]\n    a[0] = m[0, 0]\n"
    )
    (tmp_path / "plain.py").write_text(COPY)
    done = sets.run(weft, "generate", "--from", tmp_path, "-o", tmp_path / "set", "--json", timeout=60)
    summary = json.loads(done.stdout)
    assert summary["rows"] == 1 and summary["constructs"]["kernel.unroll-budget"] == 1
    # What stands behind a loop that never ends is never declared.
    assert summary["refused"] == {"unsupported": 2, "module level": 1}


def test_variants_need_files_and_files_need_kernels(weft, tmp_path):
    done = sets.run(weft, "generate", "--variants", 2, "-o", tmp_path / "set", check=False)
    assert done.returncode == 2 and "--variants needs --from" in done.stderr
    (tmp_path / "none.py").write_text("x = 1\n")
    done = sets.run(weft, "generate", "--from", tmp_path, "-o", tmp_path / "set", check=False)
    assert done.returncode == 1 and "1 files   refused, no kernel" in done.stderr


def test_a_license_that_is_given_stands_in_every_row(weft, project, tmp_path):
    done = sets.run(
        weft, "generate", "--from", project / "src" / "copy.py", "--license", "cc0-1.0", "-o", "-"
    )
    row = json.loads(done.stdout)
    assert row["license"] == "cc0-1.0" and row["origin_license"] == "MIT"


def test_warp_generates_the_same_for_rows_of_its_own_examples(weft):
    """A sample; the whole of Warp's examples and tests: from_code.py (docs/from.md)."""
    examples = oracle.warp_folder() / "examples"
    command = [sys.executable, str(Path(__file__).parent / "from_code.py"), str(examples / "core")]
    command += ["--weft", str(weft), "--variants", "2", "--sample", "5", "--origins"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    compared = int(re.search(r"^(\d+) of \d+ rows compared", done.stdout, re.MULTILINE)[1])
    assert compared >= 12
    same = int(re.search(r"^(\d+) kernels as they were found: same hash", done.stdout, re.MULTILINE)[1])
    assert same >= 30


def test_the_document_lists_the_reasons():
    rows = re.findall(
        r'^WEFT_REFUSAL\(\w+,\s*"([^"]+)",\s*(\w+),\s*"([^"]+)"\)',
        (ROOT / "src" / "cut" / "refusals.def").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    document = (ROOT / "docs" / "from.md").read_text(encoding="utf-8")
    lines = [f"| {name} | {unit.lower()} | {text} |" for name, unit, text in rows]
    assert "\n".join(lines) in document
