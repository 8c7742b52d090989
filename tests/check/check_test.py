"""weft check: what it finds and where, in every form, and that it says nothing of what is fine."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests/gradient/cases"

GOOD = """\
import warp as wp


@wp.kernel
def scale(x: wp.array(dtype=float), factor: float):
    i = wp.tid()
    x[i] = x[i] * factor
"""

# Warp imports this file without a word, and refuses each of its kernels at the launch.
WRONG = """\
import warp as wp


@wp.struct
class Particle:
    position: wp.vec3
    mass: float


@wp.kernel
def third(x: wp.array(dtype=float), weight: float):
    x[wp.tid()] = wieght


@wp.kernel
def first(x: wp.array(dtype=float)):
    x[wp.tid()] = wp.sqrtt(2.0)


@wp.kernel
def fine(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0


@wp.kernel
def second(p: wp.array(dtype=Particle)):
    p[wp.tid()].mass = p[0].mas
"""

TILES = """\
import warp as wp


@wp.kernel
def tiled(a: wp.array(dtype=float)):
    t = wp.tile_fft(a)
    wp.tile_store(a, t)
"""


def run(weft, *args, cwd=None, **options):
    return subprocess.run(
        [str(weft), *map(str, args)], capture_output=True, text=True, cwd=cwd, timeout=120, **options
    )


@pytest.fixture
def tree(tmp_path):
    for name, text in {
        "good.py": GOOD,
        "inner/wrong.py": WRONG,
        "inner/tiles.py": TILES,
        "inner/plain.py": "print('nothing of Warp')\n",
        "inner/notes.txt": "no Python",
        ".hidden/wrong.py": WRONG,
        "__pycache__/wrong.py": WRONG,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    (tmp_path / "link.py").symlink_to("inner/wrong.py")
    return tmp_path


def lines_of(done):
    return [tuple(line.split(":")[:2]) for line in done.stdout.splitlines() if line]


def test_what_is_fine_is_not_spoken_of(weft, tree):
    done = run(weft, "check", "good.py", "inner/plain.py", cwd=tree)
    assert done.returncode == 0
    assert done.stdout == ""
    assert done.stderr == "2 files, 1 kernel checked: 0 errors, 0 warnings\n"


def test_a_tree_is_checked_in_order_with_every_error(weft, tree):
    done = run(weft, "check", ".", "--format", "lines", cwd=tree)
    assert done.returncode == 1
    assert lines_of(done) == [
        ("./inner/wrong.py", "12"),
        ("./inner/wrong.py", "17"),
        ("./inner/wrong.py", "27"),
    ]
    again = run(weft, "check", ".", "--format", "lines", "--threads", "4", cwd=tree)
    assert again.stdout == done.stdout
    named = run(weft, "check", "inner/wrong.py", "inner", "--format", "lines", cwd=tree)
    assert len(named.stdout.splitlines()) == 3  # a file that is named and found is one file


def test_names_that_are_nearly_right_are_shown(weft, tree):
    text = run(weft, "check", "inner", cwd=tree).stdout
    helps = [line for line in text.splitlines() if line.startswith("  help:")]
    assert [re.search(r"did you mean `(.*)`", line)[1] for line in helps] == ["weight", "wp.sqrt", "mass"]


def test_what_weft_cannot_tell_is_no_error(weft, tree):
    done = run(weft, "check", "inner/tiles.py", cwd=tree)
    assert (done.returncode, done.stdout) == (0, "")
    assert "1 note on what was not checked" in done.stderr
    strict = run(weft, "check", "inner/tiles.py", "--strict", cwd=tree)
    assert strict.returncode == 1
    assert strict.stdout.startswith("inner/tiles.py:6:9: note[builtin.tile]: ")


def test_errors_are_what_warp_refuses_at_the_launch(weft, tree):
    """And nothing else: the import is fine, and Warp builds each kernel alone."""
    (tree / "apart.py").write_text(WRONG.replace("@wp.kernel", "@wp.kernel(module='unique')"))
    script = (
        "import warp as wp\nimport apart\n"
        "for name in ('third', 'first', 'fine', 'second'):\n"
        "    module = getattr(apart, name).module\n"
        "    try:\n        wp._src.context.ModuleBuilder(module, dict(module.options))\n        print(name, 'fine')\n"
        "    except Exception:\n        print(name, 'refused')\n"
    )
    environment = os.environ | {"PYTHONPATH": str(tree)}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True
    )
    assert done.stdout.split()[-8:] == "third refused first refused fine fine second refused".split()
    report = json.loads(run(weft, "check", "inner/wrong.py", "--json", cwd=tree).stdout)
    assert report["summary"]["errors"] == 3 and report["summary"]["kernels"] == 1


def test_the_report(weft, tree):
    done = run(weft, "check", ".", "missing.py", "--json", cwd=tree)
    assert done.returncode == 3
    report = json.loads(done.stdout)
    assert report["summary"] == {
        "files": 5, "failed": 1, "kernels": 2, "unchecked": 1, "errors": 3, "warnings": 0, "notes": 1,
    }  # fmt: skip
    files = {file["file"]: file for file in report["files"]}
    assert files["./good.py"]["findings"] == []
    assert "missing.py" in files["missing.py"]["error"]
    (note,) = files["./inner/tiles.py"]["findings"]
    assert (note["severity"], note["construct"], note["line"]) == ("note", "builtin.tile", 6)
    first = files["./inner/wrong.py"]["findings"][0]
    assert (first["line"], first["column"], first["end_line"], first["end_column"]) == (12, 19, 12, 25)
    assert run(weft, "check", "missing.py", cwd=tree).returncode == 3
    assert run(weft, "check", "--json", "--sarif", ".", cwd=tree).returncode == 2
    assert run(weft, "check", cwd=tree).returncode == 2


def test_sarif_has_what_its_schema_asks_for(weft, tree):
    """The required members of SARIF 2.1.0, section 3, and its limits on what they hold."""
    (tree / "a b,ü.py").write_text(WRONG)
    done = run(weft, "check", ".", "missing.py", "--sarif", cwd=tree)
    log = json.loads(done.stdout)
    assert log["version"] == "2.1.0" and log["$schema"].endswith("sarif-2.1.0.json")
    (found,) = log["runs"]
    driver = found["tool"]["driver"]
    assert driver["name"] == "weft" and driver["version"]
    rules = [rule["id"] for rule in driver["rules"]]
    assert len(set(rules)) == len(rules)
    assert found["columnKind"] in {"utf16CodeUnits", "unicodeCodePoints"}
    (invocation,) = found["invocations"]
    assert invocation["executionSuccessful"] is False
    assert "missing.py" in invocation["toolExecutionNotifications"][0]["message"]["text"]
    assert len(found["results"]) == 7
    for result in found["results"]:
        assert result["message"]["text"]
        assert result["level"] in {"none", "note", "warning", "error"}
        assert rules[result["ruleIndex"]] == result["ruleId"]
        (location,) = result["locations"]
        place = location["physicalLocation"]
        assert re.fullmatch(r"[A-Za-z0-9\-._~/%]+", place["artifactLocation"]["uri"])
        region = place["region"]
        assert 1 <= region["startLine"] <= region["endLine"] and region["startColumn"] >= 1
        assert region["endLine"] > region["startLine"] or region["endColumn"] >= region["startColumn"]
    assert any("a%20b%2C%C3%BC.py" in r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for r in found["results"])  # fmt: skip


def test_annotations_are_one_line_each(weft, tree):
    (tree / "a,b: c%.py").write_text(WRONG)
    done = run(weft, "check", "a,b: c%.py", "--format", "github", cwd=tree)
    assert done.returncode == 1
    first, *others = done.stdout.splitlines()
    assert len(others) == 2
    head = "::error file=a%2Cb%3A c%25.py,line=12,endLine=12,col=19,endColumn=25,title=name.undefined::"
    assert first.startswith(head + "`wieght` is not defined%0A")


def test_an_import_that_fails_is_told_once(weft, tmp_path):
    package = tmp_path / "pkg"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "shared.py").write_text(WRONG + "\nlimit = len(5)\n")
    for name in ("one", "two"):
        (package / f"{name}.py").write_text("from .shared import limit\n" + GOOD)
    found = json.loads(run(weft, "check", "pkg", "--json", cwd=tmp_path).stdout)
    lines = [(Path(f["file"]).name, f["line"]) for file in found["files"] for f in file["findings"]]
    assert lines == [("shared.py", 29)]


def test_standard_input_is_checked(weft):
    done = run(weft, "check", "-", input=GOOD)
    assert (done.returncode, done.stdout) == (0, "")
    done = run(weft, "check", "-", "--format", "lines", input=GOOD.replace("factor\n", "factr\n"))
    assert done.returncode == 1 and done.stdout.startswith("stdin.py:7:19: error")
    assert run(weft, "check", "-", ".", input=GOOD).returncode == 2


def test_a_gradient_that_is_wrong_is_a_warning_with_the_form_that_works(weft):
    done = run(weft, "check", "product_in_loop.py", cwd=CASES)
    assert (done.returncode, done.stdout) == (0, "")
    done = run(weft, "check", "product_in_loop.py", "--gradients", cwd=CASES)
    assert done.returncode == 1
    assert done.stdout.startswith("product_in_loop.py:10:13: warning[gradient.loop-carried-state]: ")
    assert "\n  help: give the loop a constant number of rounds" in done.stdout


def test_the_warnings_are_the_verdicts_of_the_gradient_goldens(weft):
    """Their first lines were measured with Warp and central differences."""
    done = run(weft, "check", CASES, "--gradients", "--json")
    assert done.returncode == 1
    wrong = 0
    for file in json.loads(done.stdout)["files"]:
        source = Path(file["file"]).read_text().splitlines()
        verdict = source[0].split()[2:]
        rules = [finding["construct"] for finding in file["findings"]]
        assert bool(rules) == (verdict[0] == "warp_differs"), file["file"]
        for finding in file["findings"]:
            assert finding["severity"] == "warning" and finding["help"]
            assert 1 < finding["line"] <= len(source)
        if rules:
            wrong += 1
            assert f"gradient.{verdict[1]}" in rules, file["file"]
    assert wrong > 20


# Files of the wheel that are wrong, by what Python or Warp says of them.
WRONG_FILES = {
    "examples/benchmarks/benchmark_interop_paddle.py": "warp has no attribute `context`",
    "examples/benchmarks/benchmark_interop_torch.py": "warp has no attribute `context`",
    "examples/tile/example_tile_mlp.py": "Warp refuses it, too, but for the 32 threads a block that its launch asks for",
    "tests/aux_test_array_slot_operators.py": "made to be refused",
    "tests/aux_test_conditional_unequal_types_kernels.py": "made to be refused",
    "tests/aux_test_unresolved_func.py": "made to be refused",
    "tests/aux_test_unresolved_symbol.py": "made to be refused",
    "tests/test_composite_component_adjoint.py": "has kernels that are made to be refused",
}
# False alarms: these import. The list only shrinks.
FALSE_ALARMS = {
    "tests/aot/test_module_aot.py",
    "tests/deterministic/test_deterministic_counter.py",
    "tests/deterministic/test_deterministic_scatter.py",
    "tests/test_external_build.py",
}


def test_every_file_of_the_installed_warp_but_those_that_are_wrong(weft):
    """Warp's own files import and launch: an error in one of them is a false alarm."""
    installed = Path(importlib.util.find_spec("warp").origin).parent
    found = json.loads(run(weft, "check", installed, "--json").stdout)
    assert found["summary"]["files"] > 300 and found["summary"]["kernels"] > 200
    errors = {
        Path(f["file"]).relative_to(installed).as_posix()
        for file in found["files"]
        for f in file["findings"]
        if f["severity"] == "error"
    }
    assert set(WRONG_FILES) <= errors
    assert errors - set(WRONG_FILES) <= FALSE_ALARMS
