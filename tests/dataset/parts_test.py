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
    copied = shutil.copy(first, tmp_path / "again.json")
    doubled = validate(weft, made, "--join", first, second, copied, *sample, code=1).stderr
    assert f"doubled: {first} and {copied} are both part 0/2" in doubled
    assert "the parts looked at 4 rows, here are 16" in validate(weft, made, "--join", reports, code=1).stderr
    (tmp_path / "no.json").write_text('{"rows": 4}')
    assert "no report of" in validate(weft, made, "--join", tmp_path / "no.json", *sample, code=2).stderr
    (tmp_path / "no.json").write_text("[" * 100_000)
    assert "no.json" in validate(weft, made, "--join", tmp_path / "no.json", *sample, code=3).stderr
    sets.generate(weft, tmp_path / "other", "-n", 4, "-s", 6, "--format", "jsonl")
    assert "another set" in validate(weft, tmp_path / "other", "--join", reports, code=1).stderr


def test_many_missing_parts_are_named(weft, made, tmp_path):
    report = tmp_path / "7.json"
    validate(weft, made, "--run", "cpu", "--sample", "1", "--part", "7/14", "--report", report)
    said = validate(weft, made, "--join", report, "--sample", "1", code=1).stderr
    assert "missing: the report of part 0/14, 1/14, 2/14" in said and "10/14 and 3 more" in said


def test_what_a_part_says_is_not_lost(weft, made, tmp_path):
    """Reports are files that anybody may have touched: what they leave out did not pass, what they count is counted."""
    reports = in_parts(weft, made, tmp_path / "parts", 1, "--sample", "2")
    words = ["--join", reports, "--sample", "2", "--report", tmp_path / "joined.json"]
    good = json.loads((reports / "0.json").read_text())
    validate(weft, made, *words)

    def lie(change, code, message):
        report = json.loads(json.dumps(good))
        change(report)
        (reports / "0.json").write_text(json.dumps(report))
        done = validate(weft, made, *words, code=code)
        assert message in done.stdout + done.stderr, done

    lie(lambda r: r["checks"]["run-cpu"].update(failed=1), 1, "failed: 2 rows")
    lie(lambda r: r.update(findings_left_out=3), 1, "failed: 2 rows")
    lie(lambda r: r.update(status="failed"), 1, "0.json says that something failed, and not what")
    lie(lambda r: r.pop("checks"), 3, "0.json is damaged: `checks`")
    lie(lambda r: r["checks"].pop("run-cpu"), 3, "0.json is damaged: `run-cpu`")
    lie(lambda r: r["checks"].update({"gradient": 1}), 3, "0.json is damaged: `gradient`")
    lie(lambda r: r.update(status="perhaps"), 3, "0.json is damaged: `status`")


def test_a_joined_report_replaces_no_part(weft, made, tmp_path):
    there = tmp_path / "set"
    shutil.copytree(made, there)
    reports = in_parts(weft, there, tmp_path / "parts", 1, "--sample", "1")
    part = reports / "0.json"
    before = part.read_bytes()
    said = validate(weft, there, "--join", reports, "--sample", "1", "--report", part, code=2).stderr
    assert f"cannot write {part}: it is an input" in said and part.read_bytes() == before
    # Nor the place where the report goes without a word.
    usual = shutil.copy(part, there / "validation.json")
    said = validate(weft, there, "--join", usual, "--sample", "1", code=2).stderr
    assert f"cannot write {usual}: it is an input" in said and usual.read_bytes() == before
    validate(weft, there, "--join", part, "--sample", "1")


@pytest.mark.parametrize("words", [["--engine", "local"], []], ids=["engine", "alone"])
def test_where_a_report_goes_is_looked_at_first(weft, made, tmp_path, words):
    """Not when all rows have run. A compiler that is asked for anything says so here."""
    asked = [made, "--run", "cpu", "--compiler", tmp_path / "compiler", *words]
    (tmp_path / "compiler").write_text(f'#!/bin/sh\ntouch {tmp_path}/asked\nexec c++ "$@"\n')
    (tmp_path / "compiler").chmod(0o755)
    data = sorted((made / "data").iterdir())[0]
    (tmp_path / "link.json").symlink_to(data)
    for place, code, message in [
        (data, 2, "it is an input"),
        (tmp_path / "link.json", 2, "it is an input"),
        (tmp_path, 3, "it is a directory"),
        (tmp_path / "none" / "report.json", 3, "No such file or directory"),
    ]:
        said = validate(weft, *asked, "--report", place, code=code).stderr
        assert f"cannot write {place}: " in said and message in said
        if words:
            assert not (tmp_path / "asked").exists()


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
