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


@pytest.fixture(scope="module")
def folder(weft, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("debug") / "set"
    sets.generate(weft, folder, "-n", COUNT, "-s", 7, "--task", "debug", "--splits", "1,0,0")
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
    sets.generate(
        weft, tmp_path / "one", "-n", COUNT, "-s", 7, "--task", "debug", "--splits", "1,0,0", "--threads", 1
    )
    assert sets.fingerprint(tmp_path / "one") == sets.fingerprint(folder)
    table = ["--format", "parquet"]
    sets.generate(
        weft, tmp_path / "table", "-n", COUNT, "-s", 7, "--task", "debug", "--splits", "1,0,0", *table
    )
    code, report = validate(weft, tmp_path / "table")
    assert code == 0 and report["made_again"] == COUNT, report["findings"][:3]
    import pyarrow.parquet

    read = pyarrow.parquet.read_table(sets.data_files(tmp_path / "table")[0]).to_pylist()
    for name in (
        "fault",
        "faulty_source",
        "line",
        "column",
        "written",
        "fix",
        "diff",
        "explanation",
        "shows",
    ):
        assert [row[name] for row in read] == [row[name] for row in rows]


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

    paths = []
    for row in rows:
        if row["language"] != "python":
            continue
        paths.append(tmp_path / f"k_{row['index']:07d}.py")
        paths[-1].write_text(row["faulty_source"])
    report = compare.compare_files(str(weft), paths)
    assert not report.wrong, report.wrong[:3]
    refused = {int(o.path.stem[2:]) for o in report.outcomes if o.kind == "both refuse"}
    assert refused == {row["index"] for row in rows if row["shows"] == "refused"}


def test_options_that_make_no_sense(weft, tmp_path):
    for wrong in (["--view", "prompt"], ["-d", "cuda"], ["--no-backward"], ["--format", "json"]):
        done = sets.run(
            weft, "generate", "-n", 2, "-o", tmp_path / "no", "--task", "debug", *wrong, check=False
        )
        assert done.returncode == 2, wrong
