"""`weft diff`: what came, went and changed from one set to another."""

import json
import subprocess

import pytest

FORMATS = ["json", "jsonl", "jsonl.zst", "parquet"]


def run(weft, *args):
    return subprocess.run([weft, *map(str, args)], capture_output=True, text=True, timeout=300, check=False)


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("diff")
    done = run(weft, "generate", "-n", 60, "-s", 5, "-d", "both", "-o", folder / "jsonl", "--format", "jsonl",
               "--shards", 4, "--quiet")  # fmt: skip
    assert done.returncode == 0, done.stderr
    for form in FORMATS:
        if form == "jsonl":
            continue
        done = run(weft, "convert", folder / "jsonl", "-o", folder / form, "--format", form)
        assert done.returncode == 0, done.stderr
    return folder


def rows_of(folder):
    return [json.loads(line) for path in sorted((folder / "data").glob("*")) for line in path.open()]


def write(path, rows):
    path.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))
    return path


def figures(weft, before, after, *args, code):
    done = run(weft, "diff", before, after, "--json", *args)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("form", FORMATS)
def test_a_set_in_another_format_is_the_same(weft, made, form):
    found = figures(weft, made / "jsonl", made / form, code=0)
    assert found["same"] == found["rows_before"] == found["rows_after"] == 60
    assert [found[key] for key in ("changed", "came", "went")] == [0, 0, 0]
    assert found["changed_by_column"] == {}


def test_what_changed_is_told_by_column(weft, made, tmp_path):
    rows = rows_of(made / "jsonl")
    changed = [dict(row) for row in rows]
    changed[3]["cuda_forward"] += "// more\n"
    changed[4]["cuda_forward"] = None
    changed[5]["difficulty"] = changed[5]["difficulty"] % 5 + 1
    changed[5]["complexity"] = {**changed[5]["complexity"], "loops": 99}
    gone, came = changed.pop(7), {**rows[8], "id": "f" * 32}
    changed.append(came)
    changed.reverse()  # the order of rows does not matter
    after = write(tmp_path / "after.jsonl", changed)
    lines = tmp_path / "lines.jsonl"
    found = figures(weft, made / "parquet", after, "-o", lines, "--threads", 2, code=1)
    assert found["rows_before"] == 60 and found["rows_after"] == 60 and found["same"] == 56
    assert [found[key] for key in ("changed", "came", "went")] == [3, 1, 1]
    assert found["changed_by_column"] == {"cuda_forward": 2, "difficulty": 1, "complexity": 1}
    told = {line["id"]: line for line in map(json.loads, lines.open())}
    assert told[gone["id"]]["row"] == "went" and told["f" * 32]["row"] == "came"
    assert told[rows[5]["id"]] == {
        "row": "changed", "id": rows[5]["id"], "index": rows[5]["index"], "columns": ["difficulty", "complexity"],
    }  # fmt: skip
    assert len(told) == 5 and list(told) == sorted(told)
    text = run(weft, "diff", made / "parquet", after)
    assert text.returncode == 1
    for word in ["changed by column", "cuda_forward", gone["id"], "f" * 32]:
        assert word in text.stdout, text.stdout


def test_by_index_another_source_is_a_change(weft, made, tmp_path):
    rows = rows_of(made / "jsonl")
    rows[9] = {**rows[9], "id": "0" * 32, "python_source": rows[9]["python_source"] + "# new\n"}
    after = write(tmp_path / "after.jsonl", rows)
    found = figures(weft, made / "jsonl", after, code=1)
    assert [found[key] for key in ("changed", "came", "went")] == [0, 1, 1]
    found = figures(weft, made / "jsonl", after, "--by", "index", code=1)
    assert [found[key] for key in ("changed", "came", "went")] == [1, 0, 0]
    assert found["changed_by_column"] == {"id": 1, "python_source": 1}


def test_rows_that_are_there_twice_are_counted_twice(weft, made, tmp_path):
    rows = rows_of(made / "jsonl")
    twice, once = write(tmp_path / "twice.jsonl", [*rows, rows[0]]), write(tmp_path / "once.jsonl", rows)
    assert figures(weft, twice, once, code=1)["went"] == 1
    assert figures(weft, once, twice, code=1)["came"] == 1
    assert figures(weft, twice, twice, code=0)["same"] == 61


def test_columns_of_one_set_alone_are_named(weft, made, tmp_path):
    chat = tmp_path / "chat"
    done = run(weft, "convert", made / "jsonl", "-o", chat, "--task", "python-cuda", "--format", "jsonl")
    assert done.returncode == 0, done.stderr
    found = figures(weft, made / "jsonl", chat, code=0)
    assert "python_source" in found["columns_only_before"] and "messages" in found["columns_only_after"]
    assert found["same"] == 60


def test_errors(weft, made, tmp_path):
    bad = tmp_path / "bad.jsonl"
    bad.write_text((made / "jsonl" / "data").glob("*").__next__().read_text()[:-40])
    data = next((made / "jsonl" / "data").glob("*"))
    before = data.read_bytes()
    for args, code, word in [
        ([made / "jsonl"], 2, "Name another set"),
        ([made / "jsonl", tmp_path / "none"], 3, "none"),
        ([made / "jsonl", made / "jsonl", "--by", "name"], 2, "--by"),
        ([made / "jsonl", bad], 1, "bad.jsonl"),
        ([made / "jsonl", made / "jsonl", "-o", data], 2, "input"),
    ]:
        done = run(weft, "diff", *args)
        assert done.returncode == code and word in done.stderr, (args, done.returncode, done.stderr)
    assert data.read_bytes() == before
