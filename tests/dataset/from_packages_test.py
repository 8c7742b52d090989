"""Rows, projects and runs of kernels that need other files: each row alone in a file that gives the same code as its package."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import from_code
import sets

ROOT = Path(__file__).resolve().parents[2]

FORCES = '''"""What pulls."""

from __future__ import annotations

import math
import warp as wp

from .numbers import SIDES as sides, HALF
from . import numbers

UNUSED = 7


@wp.struct
class Spring:
    ends: wp.vec2i
    stiffness: float


# As Hooke has it.
@wp.func
def pull(stretch: float, spring: Spring):
    return stretch * spring.stiffness * float(sides) + numbers.weight(HALF)


@wp.func
def push(x: float):
    return -x
'''

NUMBERS = """import warp as wp
import math

SIDES = 4
HALF = wp.constant(SIDES / 2 + math.pi)


@wp.func
def weight(x: float):
    return x * x
"""

KERNELS = '''import os
import warp as wp
import springs.numbers
import springs.forces as forces
from .forces import pull as tug, push, Spring
from .numbers import *
from .options import QUICK

LIMIT = 2


@wp.kernel
def tugged(springs_: wp.array(dtype=Spring), force: wp.array(dtype=float)):
    """What each spring pulls with."""
    i = wp.tid()
    force[i] = tug(force[i], springs_[i])


@wp.kernel
def named(all: wp.array(dtype=forces.Spring), force: wp.array(dtype=float)):
    i = wp.tid()
    force[i] = forces.pull(force[i], all[i]) + springs.numbers.weight(float(LIMIT))


@wp.kernel
def starred(force: wp.array(dtype=float)):
    i = wp.tid()
    force[i] = weight(force[i]) + float(SIDES) + push(force[i])


@wp.kernel
def alone(force: wp.array(dtype=float)):
    i = wp.tid()
    force[i] = force[i] + float(LIMIT)
'''

TUGGED = '''from __future__ import annotations

import warp as wp
import math

SIDES = 4
HALF = wp.constant(SIDES / 2 + math.pi)


@wp.func
def weight(x: float):
    return x * x


sides = SIDES


class numbers:
    weight = weight


@wp.struct
class Spring:
    ends: wp.vec2i
    stiffness: float


# As Hooke has it.
@wp.func
def pull(stretch: float, spring: Spring):
    return stretch * spring.stiffness * float(sides) + numbers.weight(HALF)


tug = pull


@wp.kernel
def tugged(springs_: wp.array(dtype=Spring), force: wp.array(dtype=float)):
    """What each spring pulls with."""
    i = wp.tid()
    force[i] = tug(force[i], springs_[i])
'''

CLASH = """import warp as wp
from .forces import Spring, pull

sides = 9


@wp.kernel
def clash(springs: wp.array(dtype=Spring), force: wp.array(dtype=float)):
    i = wp.tid()
    force[i] = pull(force[i], springs[i]) * float(sides)
"""

FILES = {
    "springs/__init__.py": "",
    "springs/forces.py": FORCES,
    "springs/numbers.py": NUMBERS,
    "springs/options.py": "import warp as wp\n\nQUICK = True\nwp.config.enable_backward = False\n",
    "springs/kernels.py": KERNELS,
    "springs/clash.py": CLASH,
}


def written(folder: Path, files: dict) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture(scope="module")
def project(tmp_path_factory) -> Path:
    return written(tmp_path_factory.mktemp("project"), FILES)


def rows_of(done) -> list[dict]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def streamed(weft, *paths, **more) -> list[dict]:
    return rows_of(sets.run(weft, "generate", "--from", *paths, "-o", "-", "-d", "both", "--quiet", **more))


def without_options(text: str) -> str:
    """Without what options.py sets, which comes along."""
    return text.replace("wp.config.enable_backward = False\n", "").replace("\n\n\n\n", "\n\n\n")


def in_warp(rows: list[dict], root: Path, folder: Path, monkeypatch) -> None:
    """Every row is what Warp generates for its file, and has the hash that Warp gives it after the import."""
    monkeypatch.syspath_prepend(str(root))
    wrong, counts = from_code.compare_origins(rows, 2)
    wrong += from_code.compare(rows, 2, folder)
    assert not wrong, [(row["family"], what, row["python_source"]) for row, what in wrong][:3]
    assert counts["same hash"] == len(rows), counts


def test_a_row_holds_what_the_kernel_needs_of_other_files(weft, project, tmp_path, monkeypatch):
    rows = streamed(weft, project)
    assert [row["kernel_name"] for row in rows] == ["tugged", "named", "starred", "alone"]
    assert {row["origin"] for row in rows} == {"springs/kernels.py"}
    assert rows[0]["cpp_backward"] == "" and "enable_backward = False" in rows[0]["python_source"]
    assert "class forces:\n" in rows[1]["python_source"]
    assert "class springs:\n    class numbers:\n        weight = weight\n" in rows[1]["python_source"]
    assert "class " not in rows[2]["python_source"] and "Spring" not in rows[2]["python_source"]
    assert "forces" not in rows[3]["python_source"]
    in_warp(rows, project, tmp_path, monkeypatch)


def test_what_a_row_looks_like(weft, tmp_path, monkeypatch):
    files = FILES | {"springs/options.py": "QUICK = True\n"}
    rows = streamed(weft, written(tmp_path / "code", files) / "springs" / "kernels.py")
    assert rows[0]["python_source"] == TUGGED
    assert rows[0]["cpp_backward"] != ""
    rows = [row | {"origin": "springs/" + row["origin"]} for row in rows]
    in_warp(rows, tmp_path / "code", tmp_path / "rows", monkeypatch)


def test_every_form_of_import_is_what_warp_makes_of_it(weft, tmp_path, monkeypatch):
    shutil.copytree(ROOT / "tests" / "packages" / "forms", tmp_path / "code" / "forms")
    rows = streamed(weft, tmp_path / "code")
    names = {row["kernel_name"] for row in rows}
    assert {"absolute", "starred", "factories"} <= names, names
    in_warp(rows, tmp_path / "code", tmp_path / "rows", monkeypatch)


def test_refusals_are_counted(weft, project, tmp_path):
    """Two things of one name cannot be in one file; a number that is not known is told."""
    options = ["-o", tmp_path / "set", "--format", "jsonl", "--json"]
    summary = json.loads(sets.run(weft, "generate", "--from", project, *options).stdout)
    assert summary["originals"] == 4
    assert summary["refused"] == {"no kernel": 4, "cut impossible": 1}, summary
    early = "import os\n\n\ndef early():\n    import late\n\n\nif os.environ.get('EARLY'):\n    early()\n"
    function = "import warp as wp\n\n\n@wp.func\ndef shift(x: float):\n    return x\n\n\n"
    kernel = "@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = moved(a[0])\n"
    main = early + function + "from late import shift as moved\n\n\n" + kernel
    written(tmp_path / "doubt", {"main.py": main, "late.py": function})
    options[1] = tmp_path / "doubtful"
    done = sets.run(weft, "generate", "--from", tmp_path / "doubt" / "main.py", *options, check=False)
    assert done.returncode == 1 and "1 kernels refused, unsupported" in done.stderr, done.stderr


def test_alone_other_files_are_not_read(weft, project, tmp_path):
    done = sets.run(
        weft, "generate", "--from", project, "--alone", "-o", tmp_path / "set", "--format", "jsonl", "--json"
    )
    summary = json.loads(done.stdout)
    assert summary["rows"] == 1 and summary["refused"]["needs another file"] == 4, summary
    options = json.loads((tmp_path / "set" / "manifest.json").read_text())["options"]
    assert options["imports"] == "not followed"
    assert not any(name.startswith("import ") for name in options)


def test_folders_that_are_named_are_looked_into(weft, tmp_path):
    written(tmp_path / "lib", {"helper.py": NUMBERS})
    main = "import warp as wp\nfrom helper import weight\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = weight(a[0])\n"
    written(tmp_path / "src", {"main.py": main})
    source = tmp_path / "src" / "main.py"
    done = sets.run(weft, "generate", "--from", source, "-o", tmp_path / "no", check=False)
    assert done.returncode == 1 and "needs another file" in done.stderr
    found = ["--path", tmp_path / "src", "--path", tmp_path / "lib"]
    done = sets.run(weft, "generate", "--from", source, *found, "-o", tmp_path / "set", "--format", "jsonl")
    options = json.loads((tmp_path / "set" / "manifest.json").read_text())["options"]
    assert options[f"import from {tmp_path}/lib"] == "looked at"
    assert options[f"import {tmp_path}/lib/helper.py"].startswith("sha256:")
    assert f"file {source}" in options and f"import {source}" not in options


def test_nothing_is_read_through_a_link_out_of_the_folders(weft, tmp_path):
    written(tmp_path / "outside", {"secret.py": "VALUE = 1\n"})
    main = "import warp as wp\nfrom secret import VALUE\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = float(VALUE)\n\n\n@wp.kernel\ndef free(a: wp.array(dtype=float)):\n    a[0] = 1.0\n"
    written(tmp_path / "in", {"main.py": main})
    (tmp_path / "in" / "secret.py").symlink_to(tmp_path / "outside" / "secret.py")
    for command in (["run", "--kernel", "k", "--print-inputs"], ["cuda", "-o", tmp_path / "out"]):
        done = sets.run(weft, command[0], tmp_path / "in" / "main.py", *command[1:], check=False)
        assert done.returncode == 1, done.stdout
    assert sorted(os.listdir(tmp_path / "out")) == [
        "free_",
        "production_summary.json",
    ]  # `free` is a function of C
    done = sets.run(weft, "generate", "--from", tmp_path / "in" / "main.py", "-o", "-")
    assert [row["kernel_name"] for row in rows_of(done)] == ["free"]
    assert "needs another file" in done.stderr


def test_a_setting_in_doubt_refuses_all_kernels_of_the_file(weft, tmp_path):
    setting = "import os\nimport warp as wp\nif os.environ.get('SMALL'):\n    wp.config.max_unroll = 4\n"
    main = (
        "import warp as wp\nimport other\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = 1.0\n"
    )
    written(tmp_path, {"main.py": main, "other.py": setting})
    done = sets.run(weft, "generate", "--from", tmp_path / "main.py", "-o", tmp_path / "set", check=False)
    assert done.returncode == 1 and "1 kernels refused, module level" in done.stderr


def test_resume_compares_the_files_that_were_imported(weft, tmp_path):
    code = written(tmp_path / "code", FILES)
    command = [
        "generate",
        "--from",
        code / "springs" / "kernels.py",
        "-o",
        tmp_path / "set",
        "--format",
        "jsonl",
    ]
    sets.run(weft, *command)
    options = json.loads((tmp_path / "set" / "manifest.json").read_text())["options"]
    imported = {Path(name[7:]).name for name in options if name.startswith("import ")}
    assert imported == {"__init__.py", "forces.py", "numbers.py", "options.py"}
    (tmp_path / "set" / "manifest.json").unlink()
    (code / "springs" / "numbers.py").write_text(NUMBERS.replace("SIDES = 4", "SIDES = 5"))
    done = sets.run(weft, *command, "--resume", check=False)
    assert done.returncode == 2 and "numbers.py: there sha256:" in done.stderr, done.stderr
    assert "forces.py" not in done.stderr


def test_threads_change_nothing(weft, tmp_path):
    files = dict(FILES)
    for number in range(20):
        files[f"springs/more{number}.py"] = KERNELS.replace("LIMIT = 2", f"LIMIT = {number}")
    code = written(tmp_path / "code", files)
    for threads in (1, 4):
        sets.generate(
            weft, tmp_path / str(threads), "--from", code, "--threads", threads, "--format", "jsonl"
        )
    assert sets.fingerprint(tmp_path / "1") == sets.fingerprint(tmp_path / "4")


def test_projects_and_runs_follow_imports(weft, project, tmp_path):
    kernels = project / "springs" / "kernels.py"
    sets.run(weft, "cuda", kernels, "--kernel", "starred", "-o", tmp_path / "out")
    made = (tmp_path / "out" / "starred" / "starred.py").read_text()
    assert "def weight(" in made and "def push(" in made
    inputs = sets.run(weft, "run", kernels, "--kernel", "starred", "--print-inputs").stdout
    assert json.loads(inputs)["args"][0]["name"] == "force"
    for command in (["cuda", "-o", tmp_path / "no"], ["run", "--print-inputs"]):
        done = sets.run(
            weft, command[0], kernels, *command[1:], "--kernel", "starred", "--alone", check=False
        )
        assert done.returncode == 1, done.stdout


def test_a_run_takes_the_functions_of_other_files(weft, project):
    """Warp's headers and a compiler are needed."""
    kernels = project / "springs" / "kernels.py"
    done = sets.run(
        weft, "run", kernels, "--kernel", "starred", "-n", 4, "--arg", "force=3.0", "--dim", "n", "--json"
    )
    report = json.loads(done.stdout)
    numbers = str(report)
    assert "10.0" in numbers, report  # 3 * 3 + 4 - 3


def test_a_hash_is_that_of_the_row(weft, project):
    rows = streamed(weft, project)
    done = sets.run(weft, "hash", project / "springs" / "kernels.py", check=False)
    assert [line.split()[0] for line in done.stdout.splitlines()] == [row["structure"] for row in rows]


@pytest.mark.parametrize("command", ["generate", "cuda", "run", "ptx", "hash", "diff"])
def test_alone_and_path_exclude_each_other(weft, project, tmp_path, command):
    file = project / "springs" / "kernels.py"
    given = ["--from", file] if command == "generate" else [file]
    done = sets.run(weft, command, *given, "--alone", "--path", project, check=False)
    assert done.returncode == 2 and "--alone" in done.stderr
    done = sets.run(weft, command, *given, "--path", tmp_path / "nowhere", check=False)
    assert done.returncode == 2 and "nowhere" in done.stderr


def test_grown_sets_import_nothing(weft, tmp_path):
    for option in (["--alone"], ["--path", tmp_path]):
        done = sets.run(weft, "generate", "-n", 2, "-o", tmp_path / "set", *option, check=False)
        assert done.returncode == 2 and f"{option[0]} needs --from" in done.stderr


def test_bombs_through_imports_are_given_up(weft, tmp_path):
    kernel = "@wp.kernel\ndef k{0}(a: wp.array(dtype=float)):\n    a[0] = {0}.0\n"
    slow = "x = 0\nfor i in range(10_000_000):\n    x += 1\n"
    files = {"pk/__init__.py": slow}
    for number in range(10):
        files[f"pk/m{number}.py"] = "import warp as wp\n\n\n" + kernel.format(number)
    files["ring/one.py"] = "import warp as wp\nfrom two import b\na = 1\n\n\n" + kernel.format(20)
    files["ring/two.py"] = "from one import a\nb = 1\n"
    written(tmp_path, files)
    (tmp_path / "ring" / "huge.py").write_text("# kernel\n" * 1_000_000)
    done = subprocess.run(
        [str(weft), "generate", "--from", str(tmp_path), "-o", "-", "--threads", "1"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    # By itself each of the ten is fine; the ring fails as Python fails.
    assert done.returncode == 0, done.stderr
    assert {row["kernel_name"] for row in rows_of(done)} == {f"k{number}" for number in range(10)} | {"k20"}
