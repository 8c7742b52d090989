"""Sets of faults: rows that can be made again, fixes that fix, faults that Warp judges as weft does."""

import json
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "live")]

import sets  # noqa: E402
from validate_test import validate, write_bare  # noqa: E402

COUNT = 200
OPTIONS = ["-n", COUNT, "-s", 7, "--task", "debug", "--splits", "1,0,0"]


@pytest.fixture(scope="module")
def folder(weft, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("debug") / "set"
    sets.generate(weft, folder, *OPTIONS)
    return folder


@pytest.fixture(scope="module")
def rows(folder) -> list[dict]:
    return sets.jsonl_rows(folder)


def correct(row: dict) -> str:
    return row["python_source"] if row["language"] == "python" else row["correct_code"]


def test_the_fix_is_all_that_differs(rows):
    assert len(rows) == COUNT and len({row["fault"] for row in rows}) > 30
    for row in rows:
        lines = row["faulty_source"].split("\n")
        at = sum(len(line.encode()) + 1 for line in lines[: row["line"] - 1]) + row["column"] - 1
        faulty, written = row["faulty_source"].encode(), row["written"].encode()
        assert faulty[at : at + len(written)] == written
        assert faulty[:at] + row["fix"].encode() + faulty[at + len(written) :] == correct(row).encode()
        hunk = row["diff"].split("\n")[3:-1]
        for text, sign in ((row["faulty_source"], "-"), (correct(row), "+")):
            assert "\n".join(line[1:] for line in hunk if line[0] in f" {sign}") in text
        assert row["explanation"].endswith(".") and row["observed"] is None


def test_the_same_rows_from_any_number_of_threads_in_any_format(weft, folder, rows, tmp_path):
    sets.generate(weft, tmp_path / "one", *OPTIONS, "--threads", 1)
    assert sets.fingerprint(tmp_path / "one") == sets.fingerprint(folder)
    sets.generate(weft, tmp_path / "table", *OPTIONS, "--format", "parquet")
    code, report = validate(weft, tmp_path / "table")
    assert code == 0 and report["made_again"] == COUNT, report["findings"][:3]
    assert sets.parquet_rows(tmp_path / "table") == rows


def test_a_sound_set_is_valid(weft, folder):
    code, report = validate(weft, folder)
    assert code == 0 and report["made_again"] == report["checks"]["fault"]["checked"] == COUNT, report[
        "findings"
    ][:3]


DAMAGE = {
    "the fix is another": lambda row: row.update(fix=row["fix"] + " "),
    "what is written stands elsewhere": lambda row: row.update(line=row["line"] + 1),
    "the fault is gone": lambda row: row.update(faulty_source=correct(row), written=row["fix"]),
    "the fault is called otherwise": lambda row: row.update(fault="undefined-name", shows="refused"),
    "no fault is called so": lambda row: row.update(fault="bad-luck"),
    "it shows otherwise": lambda row: row.update(shows="race"),
    "another explanation": lambda row: row.update(explanation="It is wrong."),
    "another diff": lambda row: row.update(diff=row["diff"].replace("+", "-")),
    "the correct text is another": lambda row: row.update(python_source=row["python_source"] + "\n"),
    "a second fault": lambda row: row.update(faulty_source=row["faulty_source"] + "\nx = 1\n"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_caught(weft, rows, tmp_path, kind):
    damaged = json.loads(json.dumps(rows[:12]))
    position = next(i for i, row in enumerate(damaged) if row["shows"] == "wrong-output")
    DAMAGE[kind](damaged[position])
    code, report = validate(weft, write_bare(tmp_path / "bare", damaged))
    assert code == 1
    places = {finding["place"] for finding in report["findings"]}
    assert places == {f"rows.jsonl:{position + 1}"}


def test_warp_refuses_and_takes_the_same_texts(weft, rows, tmp_path):
    """Where the row says `refused` Warp refuses; what weft takes becomes Warp's text."""
    import compare

    paths, some = [], [row for row in rows[:120] if row["language"] == "python"]
    for row in some:
        paths.append(tmp_path / f"k_{row['index']:07d}.py")
        paths[-1].write_text(row["faulty_source"])
    report = compare.compare_files(str(weft), paths)
    assert not report.wrong, report.wrong[:3]
    refused = {int(o.path.stem[2:]) for o in report.outcomes if o.kind == "both refuse"}
    assert refused == {row["index"] for row in some if row["shows"] == "refused"}


def test_every_fault_shows_when_it_is_tried(weft, tmp_path):
    """One row of each fault: refused, not compiled, or run beside the correct kernel."""
    sets.generate(weft, tmp_path / "set", "-n", 700, "-s", 3, "--task", "debug", "--difficulty", "1-2")
    by_fault = {}
    for row in sets.jsonl_rows(tmp_path / "set"):
        by_fault.setdefault(row["fault"], row)
    assert len(by_fault) > 45
    chosen = sorted(by_fault.values(), key=lambda row: row["index"])
    code, report = validate(weft, write_bare(tmp_path / "bare", chosen), "--run", "cpu")
    assert code == 0, report["findings"][:3]
    tried = report["faults"]
    assert set(tried) == set(by_fault) and all(count["rows"] == 1 for count in tried.values())
    assert [name for name, count in tried.items() if count["shown"] == 0] == []
    otherwise = [name for name, count in tried.items() if by_fault[name]["shows"] not in count["how"]]
    assert len(otherwise) <= 2, {name: tried[name]["how"] for name in otherwise}


def test_a_fault_that_shows_nowhere_is_counted(weft, rows, tmp_path):
    row = dict(rows[0], fault="wrong-operator", shows="wrong-output", language="python", correct_code=None)
    row["python_source"] = (
        "import warp as wp\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), out: wp.array(dtype=float)):\n"
        "    i = wp.tid()\n    out[i] = a[i] + 0.0\n"
    )
    row["faulty_source"] = row["python_source"].replace("+", "-")
    row.update(line=7, column=19, written="-", fix="+", kernel_name="k", policy=None)
    array = {"dtype": "float32", "shape": ["n"], "low": "1.0", "high": "2.0"}
    row["inputs"] = {
        "launch": ["n"],
        "args": [
            {"name": "a", "role": "in", "fill": "uniform", **array},
            {"name": "out", "role": "out", "fill": "zero", **array},
        ],
    }
    code, report = validate(weft, write_bare(tmp_path / "bare", [row]), "--run", "cpu")
    assert code == 1  # what the row says of the kernel is not true
    assert report["faults"] == {
        "wrong-operator": {"rows": 1, "shown": 0, "how": {}, "hidden": ["rows.jsonl:1"]}
    }


def test_what_was_observed_is_annotated(weft, tmp_path):
    sets.generate(
        weft,
        tmp_path / "set",
        "-n",
        12,
        "-s",
        9,
        "--task",
        "debug",
        "--splits",
        "1,0,0",
        "--difficulty",
        "1-2",
    )
    sets.run(weft, "validate", tmp_path / "set", "--run", "cpu", "--annotate", tmp_path / "seen")
    seen = sets.jsonl_rows(tmp_path / "seen")
    report = json.loads((tmp_path / "set/validation.json").read_text())
    assert len(seen) == sum(count["shown"] for count in report["faults"].values()) > 0
    for row in seen:
        kind, detail = row["observed"].split(": ", 1)
        assert kind in report["faults"][row["fault"]]["how"] and detail
    code, report = validate(weft, tmp_path / "seen")
    assert code == 0 and report["made_again"] == len(seen), report["findings"][:3]


def test_code_of_a_row_is_never_compiled(weft, rows, tmp_path):
    """What is tried is made from python_source: code that says something else is not run."""
    row = dict(next(row for row in rows if row["fault"] == "dropped-store-call"), policy=None)
    mark = "    //---------\n"
    extra = mark + "    __builtin_trap();\n"
    row["faulty_source"] = row["faulty_source"].replace(mark, extra, 1)
    row["correct_code"] = row["correct_code"].replace(mark, extra, 1)
    row["line"] += 1
    code, report = validate(weft, write_bare(tmp_path / "bare", [row]), "--run", "cpu")
    assert code == 1 and "faults" not in report
    assert {finding["check"] for finding in report["findings"]} == {"fault"}


def test_options_that_make_no_sense(weft, tmp_path):
    for wrong in (["--view", "prompt"], ["-d", "cuda"], ["--no-backward"], ["--format", "json"]):
        done = sets.run(
            weft, "generate", "-n", 2, "-o", tmp_path / "no", "--task", "debug", *wrong, check=False
        )
        assert done.returncode == 2, wrong
