"""A validation in parts says, joined, what that of one machine says, to the byte; and parts that do not fit are told."""

import json
import shutil

import pytest
import sets


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    where = tmp_path_factory.mktemp("parts") / "set"
    sets.generate(weft, where, "-n", 16, "-s", 5, "-d", "both", "--format", "jsonl", "--shards", 3)
    return where


def damaged(made, folder):
    """A row whose gradient is not what it says, one that does not run, one whose code is another's."""
    there = folder / "damaged"
    shutil.copytree(made, there)
    path = sorted((there / "data").glob("train*.jsonl"))[1]
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(rows) >= 4
    rows[0]["cpp_forward"] = rows[1]["cpp_forward"]
    for row in rows[2:4]:
        row["gradient"] = {"kind": "none" if row["gradient"]["kind"] != "none" else "exact", "reason": ""}
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return there


def validate(weft, *words, code=0):
    done = sets.run(weft, "validate", *words, check=False)
    assert done.returncode == code, done.stderr
    return done


def in_parts(weft, where, folder, parts, *words):
    folder.mkdir()
    for part in range(parts):
        report = ["--part", f"{part}/{parts}", "--report", folder / f"{part}.json"]
        sets.run(weft, "validate", where, "--run", "cpu", *report, *words, check=False)
    return folder


@pytest.mark.parametrize(("parts", "words"), [(3, []), (5, ["--sample", "7"])], ids=["all", "sample"])
def test_joined_parts_are_the_whole(weft, made, tmp_path, parts, words):
    whole = tmp_path / "whole.json"
    one = validate(weft, made, "--run", "cpu", *words, "--report", whole)
    reports = in_parts(weft, made, tmp_path / "parts", parts, *words)
    joined = validate(weft, made, "--join", reports, *words, "--report", tmp_path / "joined.json")
    assert (tmp_path / "joined.json").read_bytes() == whole.read_bytes() and joined.stdout == one.stdout


def test_findings_of_parts_are_those_of_the_whole(weft, made, tmp_path):
    bad = damaged(made, tmp_path)
    whole = tmp_path / "whole.json"
    validate(weft, bad, "--run", "cpu", "--report", whole, code=1)
    reports = in_parts(weft, bad, tmp_path / "parts", 3)
    validate(weft, bad, "--join", *sorted(reports.iterdir()), "--report", tmp_path / "joined.json", code=1)
    assert (tmp_path / "joined.json").read_bytes() == whole.read_bytes()
    assert json.loads(whole.read_text())["failed_rows"] >= 3


def test_parts_that_do_not_fit_are_told(weft, made, tmp_path):
    reports = in_parts(weft, made, tmp_path / "parts", 2, "--sample", "4")
    first, second = sorted(reports.iterdir())
    sample = ["--sample", "4"]
    assert "missing: the report of part 1/2" in validate(weft, made, "--join", first, *sample, code=1).stderr
    assert "doubled" in validate(weft, made, "--join", first, second, first, *sample, code=1).stderr
    assert "the parts looked at 4 rows, here are 16" in validate(weft, made, "--join", reports, code=1).stderr
    (tmp_path / "no.json").write_text('{"rows": 4}')
    assert "no report of" in validate(weft, made, "--join", tmp_path / "no.json", *sample, code=2).stderr
    (tmp_path / "no.json").write_text("[" * 100_000)
    assert "no.json" in validate(weft, made, "--join", tmp_path / "no.json", *sample, code=3).stderr
    sets.generate(weft, tmp_path / "other", "-n", 4, "-s", 6, "--format", "jsonl")
    assert "another set" in validate(weft, tmp_path / "other", "--join", reports, code=1).stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--part", "3/3", "--run", "cpu", "--json"], "--part is i/K"),
        (["--part", "0/3", "--run", "cpu"], "--part needs --report or --json"),
        (["--part", "0/3", "--json"], "parts are for --compile and --run"),
        (["--part", "0/3", "--json", "--run", "cpu", "--fail-fast"], "--fail-fast needs all rows"),
        (["--join", "x.json", "--run", "cpu"], "--join takes what"),
        (["--parts", "3"], "need --engine"),
        (["--engine", "ray"], "parts are for --compile and --run"),
    ],
)
def test_parts_are_asked_for_sensibly(weft, made, words, message):
    assert message in validate(weft, made, *words, code=2).stderr


def test_a_plan_is_shown(weft, made):
    plan = validate(weft, made, "--run", "cpu", "--engine", "ray", "--parts", "3", "--dry-run").stdout
    assert "16 rows in 3 parts" in plan and "--part K/3 --run=cpu" in plan and "--join" in plan
