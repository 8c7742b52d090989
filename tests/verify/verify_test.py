"""`weft validate --run cpu`: what emitted code computes is what Warp computes, gradients are what rows say, and broken kernels
are findings, not the end. The campaign behind docs/validation.md runs the same on a thousand kernels."""

import json
import subprocess
from pathlib import Path

import pytest
import warp

NATIVE = Path(warp.__file__).parent / "native"


def verify(weft: Path, *args) -> tuple[int, dict]:
    done = subprocess.run(
        [str(weft), "validate", "--run", "cpu", "--warp", str(NATIVE), "--json", *map(str, args)],
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, json.loads(done.stdout)


def problems(report: dict, rows: list[dict]) -> dict[str, str]:
    """What was found when a row of a file ran, by the name of its kernel."""
    found = {row["kernel_name"]: "none" for row in rows}
    for finding in report["findings"]:
        if finding["check"] in ("compile-cpu", "run-cpu", "gradient") and finding["place"]:
            row = rows[int(finding["place"].rsplit(":", 1)[1]) - 1]
            found[row["kernel_name"]] = finding["message"].split(":")[0]
    return found


@pytest.fixture(scope="module")
def forty(weft: Path, tmp_path_factory) -> tuple[Path, dict]:
    folder = tmp_path_factory.mktemp("forty")
    code, report = verify(weft, "-n", 40, "-s", 24, "--difficulty", "1-2", "-o", folder)
    assert code == 0, report["findings"]
    return folder, report


def test_forty_kernels_are_finite_and_their_gradients_are_what_they_say(forty):
    _, report = forty
    assert report["checks"]["run-cpu"] == {"checked": 40, "failed": 0}
    measured = {row["measured"] for row in report["gradients"] if row["said"] == "exact"}
    assert "exact" in measured and measured <= {"exact", "none"}, report["gradients"]


def test_forty_kernels_compute_what_warp_computes(forty):
    from against_warp import compare

    folder, _ = forty
    assert compare(folder, 40) == (40, [])


def test_variants_of_exemplars_compute_what_warp_computes(weft: Path, tmp_path: Path):
    from against_warp import compare

    code, report = verify(weft, "--mix", "real", "-n", 12, "-s", 24, "--no-gradients", "-o", tmp_path)
    assert code == 0, report["findings"]
    assert compare(tmp_path, 12) == (12, [])


def test_tiles_compute_what_warp_computes(weft: Path, tmp_path: Path):
    from against_warp import compare

    code, report = verify(weft, "-c", "tile", "-n", 12, "-s", 24, "-o", tmp_path)
    assert code == 0, report["findings"]
    assert report["checks"]["run-cpu"] == {"checked": 12, "failed": 0}
    assert compare(tmp_path, 12) == (12, [])


def test_tiles_without_a_block_are_told(weft: Path, tmp_path: Path):
    done = subprocess.run(
        [str(weft), "generate", "-c", "tile", "-n", "1", "-s", "24", "-o", "-"],
        capture_output=True,
        text=True,
    )
    row = json.loads(done.stdout)
    assert row["inputs"]["launch"][-1].startswith("block(")
    assert f"block_dim={row['inputs']['launch'][-1][6:-1]}, device=device)" in row["launch_script"]
    row["inputs"]["launch"].pop()
    problem, report = verify_one(weft, row, tmp_path, "--no-gradients")
    assert problem == "bad-inputs", report["findings"]


BROKEN = {
    "divides": ("out[i] = x[i] / (x[i] - x[i])", "not-finite"),
    "leaves": ("out[i + 1000000000] = x[i]", "crashed"),
    "hangs": ("while x[i] < 100.0:\n        out[i] = x[i]", "too-slow"),
    "writes_input": ("x[i] = 2.0\n    out[i] = x[i]", "input-changed"),
    "root_at_zero": ("out[i] = wp.sqrt(x[i] - x[i])", "gradient-not-finite"),
    "is_fine": ("out[i] = x[i] * x[i]", "none"),
}
SOURCE = """import warp as wp

@wp.kernel
def {name}(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    {body}
"""


def broken_rows(forty_rows: Path, gradient: str) -> list[dict]:
    """Rows of hand-made kernels, with the other columns of a grown one."""
    model = json.loads(forty_rows.open(encoding="utf-8").readline())
    one = {"role": "in", "dtype": "float32", "shape": ["n"], "fill": "uniform", "low": "1.0", "high": "2.0"}
    args = [{"name": "x", **one}, {"name": "out", **one, "role": "out", "fill": "zero"}]
    return [
        {
            **model,
            "python_source": SOURCE.format(name=name, body=body),
            "kernel_name": name,
            "inputs": {"launch": ["n"], "args": args},
            "gradient": {
                "kind": gradient,
                "reason": "for a test" if gradient in ("unknown", "warp_differs") else "",
            },
        }
        for name, (body, _) in BROKEN.items()
    ]


def test_broken_kernels_are_named_and_the_others_still_run(weft: Path, forty, tmp_path: Path):
    rows = tmp_path / "rows.jsonl"
    made = broken_rows(forty[0] / "rows.jsonl", "exact")
    rows.write_text("".join(json.dumps(row) + "\n" for row in made), encoding="utf-8")
    code, report = verify(weft, rows, "--timeout", 2, "--no-gradients")
    assert code == 1
    assert problems(report, made) == {name: problem for name, (_, problem) in BROKEN.items()}


def test_a_gradient_that_is_not_what_the_row_says_is_a_finding(weft: Path, forty, tmp_path: Path):
    rows = tmp_path / "rows.jsonl"
    made = [row for row in broken_rows(forty[0] / "rows.jsonl", "none") if row["kernel_name"] == "is_fine"]
    rows.write_text("".join(json.dumps(row) + "\n" for row in made), encoding="utf-8")
    code, report = verify(weft, rows)
    assert code == 1 and problems(report, made) == {"is_fine": "wrong-gradient"}


def test_what_is_not_known_is_measured_and_never_a_finding(weft: Path, forty, tmp_path: Path):
    rows = tmp_path / "rows.jsonl"
    made = [row for row in broken_rows(forty[0] / "rows.jsonl", "unknown") if row["kernel_name"] == "is_fine"]
    rows.write_text("".join(json.dumps(row) + "\n" for row in made), encoding="utf-8")
    _, report = verify(weft, rows)
    assert problems(report, made) == {"is_fine": "none"}
    assert report["gradients"] == [{"said": "unknown", "measured": "exact", "rows": 1}]


def test_few_that_should_differ_are_told_and_not_judged(weft: Path, forty, tmp_path: Path):
    rows = tmp_path / "rows.jsonl"
    made = [
        row for row in broken_rows(forty[0] / "rows.jsonl", "warp_differs") if row["kernel_name"] == "is_fine"
    ]
    rows.write_text("".join(json.dumps(row) + "\n" for row in made), encoding="utf-8")
    _, report = verify(weft, rows)
    assert report["checks"]["gradient"] == {"checked": 1, "failed": 0}
    assert report["differing"] == {"said": 1, "seen": 0, "verdict": "too-few"}
    rows.write_text("".join(json.dumps(row) + "\n" for row in made * 100), encoding="utf-8")
    _, report = verify(weft, rows)
    assert report["checks"]["gradient"] == {"checked": 100, "failed": 1}
    assert report["differing"] == {"said": 100, "seen": 0, "verdict": "not-enough"}


def test_a_write_beyond_an_array_is_seen_by_the_sanitizer(weft: Path, forty, tmp_path: Path):
    rows = tmp_path / "rows.jsonl"
    model = broken_rows(forty[0] / "rows.jsonl", "exact")[0]
    model["python_source"] = SOURCE.format(name="one_beyond", body="out[i + 1] = x[i]")
    model["kernel_name"] = "one_beyond"
    rows.write_text(json.dumps(model) + "\n", encoding="utf-8")
    code, report = verify(weft, rows, "--sanitize", "--no-gradients")
    assert code == 1 and problems(report, [model]) == {"one_beyond": "crashed"}
    assert any("use-after-poison" in finding["message"] for finding in report["findings"])


STRUCTS = """import warp as wp

@wp.struct
class Frame:
    live: wp.bool
    turn: wp.mat22d
    half: wp.float16

@wp.struct
class Part:
    tag: wp.int8
    at: wp.vec3f
    frame: Frame
    mass: wp.float64

@wp.struct
class Scene:
    parts: wp.array2d[Part]
    gain: wp.float64

@wp.kernel
def move_parts(scene: Scene, moved: wp.array2d[Part]):
    i, j = wp.tid()
    part = scene.parts[i, j]
    result = Part()
    result.tag = part.tag + wp.int8(1)
    result.at = part.at * float(part.mass)
    result.frame.turn = part.frame.turn * scene.gain
    result.frame.half = part.frame.half * part.frame.half
    result.frame.live = part.frame.live
    result.mass = part.mass * wp.float64(wp.length(part.at))
    moved[i, j] = result
"""
MEMBERS = {
    "tag": "int8",
    "at": "vec3f",
    "frame.live": "bool",
    "frame.turn": "mat22d",
    "frame.half": "float16",
    "mass": "float64",
}


def struct_row(model: dict) -> dict:
    def member(name: str, dtype: str, **other) -> dict:
        fill = "index" if dtype in ("int8", "bool") else "uniform"
        low, high = ("0", "2") if fill == "index" else ("1.0", "2.0")
        return {
            "name": name,
            "role": "in",
            "dtype": dtype,
            "shape": ["n", "3"],
            "fill": fill,
            "low": low,
            "high": high,
            **other,
        }

    read = [member(f"scene.parts.{name}", dtype) for name, dtype in MEMBERS.items()]
    written = [
        member(f"moved.{name}", dtype, role="out", fill="zero", low="0", high="0")
        for name, dtype in MEMBERS.items()
    ]
    return {
        **model,
        "python_source": STRUCTS,
        "kernel_name": "move_parts",
        "inputs": {
            "launch": ["n", "3"],
            "args": [*read, member("scene.gain", "float64", shape=[]), *written],
        },
        "gradient": {**model["gradient"], "kind": "exact"},
    }


def verify_one(weft: Path, row: dict, folder: Path, *args) -> tuple[str, dict]:
    rows = folder / "row.jsonl"
    rows.write_text(json.dumps(row) + "\n", encoding="utf-8")
    _, report = verify(weft, rows, *args)
    return problems(report, [row])[row["kernel_name"]], report


def test_members_of_arrays_of_structs_are_filled_and_compared(weft: Path, forty, tmp_path: Path):
    from against_warp import compare

    row = struct_row(broken_rows(forty[0] / "rows.jsonl", "exact")[0])
    problem, report = verify_one(weft, row, tmp_path, "-o", tmp_path / "out")
    assert problem == "none", report["findings"]
    assert report["gradients"] == [{"said": "exact", "measured": "exact", "rows": 1}]
    assert compare(tmp_path / "out", 1) == (1, [])


def test_inputs_that_do_not_fit_the_structs_are_told(weft: Path, forty, tmp_path: Path):
    for member, change in {"at": {"name": "scene.parts.speed"}, "mass": {"shape": ["n", "4"]}}.items():
        row = struct_row(broken_rows(forty[0] / "rows.jsonl", "exact")[0])
        arg = next(a for a in row["inputs"]["args"] if a["name"] == f"scene.parts.{member}")
        arg.update(change)
        problem, report = verify_one(weft, row, tmp_path, "--no-gradients")
        assert problem == "bad-inputs", report["findings"]


def test_headers_that_are_not_there_are_told(weft: Path, tmp_path: Path):
    done = subprocess.run(
        [str(weft), "validate", "-n", "1", "--run", "cpu", "--warp", str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert (
        done.returncode == 3
        and "Warp's headers are not in" in done.stderr
        and "pip install warp-lang" in done.stderr
    )


def test_verify_is_a_word_for_validate_that_runs(weft: Path, forty, tmp_path: Path):
    """Without a PATH it grows kernels, with one `-n` is how many rows of it are run."""
    rows = tmp_path / "rows.jsonl"
    kept = (forty[0] / "rows.jsonl").read_text().splitlines(True)
    kept.sort(key=lambda line: json.loads(line)["index"])  # they are kept as threads come to them
    rows.write_text("".join(kept[:6]), encoding="utf-8")
    for args, count in ((["-n", "2", "-s", "5"], 2), ([rows, "-n", "3"], 3)):
        command = [str(weft), "verify", "--native", str(NATIVE), "--no-gradients", "--json", *map(str, args)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        assert json.loads(done.stdout)["checks"]["run-cpu"] == {"checked": count, "failed": 0}


def test_rows_are_chosen_by_what_they_say_of_their_gradient(weft: Path, forty, tmp_path: Path):
    rows = tmp_path / "rows.jsonl"
    rows.write_text((forty[0] / "rows.jsonl").read_text(), encoding="utf-8")
    kinds = [json.loads(line)["gradient"]["kind"] for line in rows.read_text().splitlines()]
    done = subprocess.run(
        [str(weft), "validate", str(rows), "--gradient", "none", "--json"], capture_output=True, text=True
    )
    assert json.loads(done.stdout)["rows"] == kinds.count("none") > 0
    grown = [
        str(weft),
        "validate",
        "-n",
        "20",
        "-s",
        "4",
        "--gradient",
        "warp_differs",
        "--json",
        "--threads",
    ]
    reports = [
        json.loads(subprocess.run([*grown, threads], capture_output=True, text=True).stdout)
        for threads in ("1", "3")
    ]
    assert reports[0] == reports[1] and reports[0]["rows"] == 20 and reports[0]["status"] == "ok"
