"""`weft convert`: formats, filters, samples and views, against Python's own reading of the same rows."""

import json
import os
import random
import signal
import subprocess
import time

import duckdb
import pytest
import sets


def without_state(folder):
    """Every file that is a function of the options, but for the records of how it was written."""
    return {name: digest for name, digest in sets.fingerprint(folder).items() if not name.startswith(".weft")}


def lines(folder):
    return sorted(
        (line for path in sets.data_files(folder) for line in path.read_text().splitlines()),
        key=lambda line: json.loads(line)["index"],
    )


def rows(folder):
    return [json.loads(line) for line in lines(folder)]


def convert(weft, source, target, *args, **kwargs):
    return sets.run(weft, "convert", source, "-o", target, *args, **kwargs)


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("convert") / "set"
    sets.generate(weft, folder, "-n", 240, "-s", 3, "-d", "both", "--format", "jsonl", "--shards", 3)
    return folder


@pytest.mark.parametrize("threads", [1, 3])
def test_through_every_format_and_back_is_the_same_set_byte_for_byte(weft, made, tmp_path, threads):
    last = made
    for step, form in enumerate(["parquet", "jsonl.zst", "json", "jsonl"]):
        convert(weft, last, tmp_path / str(step), "--format", form, "--threads", threads)
        last = tmp_path / str(step)
        sets.run(weft, "stats", last)
    assert without_state(last) == without_state(made)  # data, manifest, figures and card


@pytest.mark.parametrize("form", ["json", "jsonl.zst", "parquet"])
def test_a_converted_set_is_the_one_that_generate_makes_in_that_format(weft, made, tmp_path, form):
    sets.generate(weft, tmp_path / "made", "-n", 240, "-s", 3, "-d", "both", "--format", form, "--shards", 3)
    convert(weft, made, tmp_path / "converted", "--format", form)
    assert without_state(tmp_path / "converted") == without_state(tmp_path / "made")
    sets.run(weft, "validate", tmp_path / "converted", "--sample", 5)


@pytest.mark.parametrize("view", ["messages", "prompt"])
def test_a_view_of_wide_rows_is_the_one_that_generate_makes(weft, made, tmp_path, view):
    how = ["--task", "forward-backward", "--view", view]
    sets.generate(
        weft, tmp_path / "made", "-n", 240, "-s", 3, "-d", "both", "--format", "jsonl", "--shards", 3, *how
    )
    convert(weft, made, tmp_path / "converted", *how)
    assert without_state(tmp_path / "converted") == without_state(tmp_path / "made")


CONDITIONS = [
    ("category=loop", lambda row: row["category"] == "loop"),
    ("category=loop|vector|math", lambda row: row["category"] in ("loop", "vector", "math")),
    ("category!=loop|vector", lambda row: row["category"] not in ("loop", "vector")),
    ("difficulty>=3,split=train", lambda row: row["difficulty"] >= 3 and row["split"] == "train"),
    ("difficulty>1,difficulty<4", lambda row: 1 < row["difficulty"] < 4),
    ("index<=17", lambda row: row["index"] <= 17),
    ("gradient=exact", lambda row: row["gradient"]["kind"] == "exact"),
    ("gradient.reason!=", lambda row: row["gradient"]["reason"] != ""),
    ("complexity.loops>0", lambda row: row["complexity"]["loops"] > 0),
    ("tokens.cuda_forward_tekken<2000", lambda row: row["tokens"]["cuda_forward_tekken"] < 2000),
    ("cuda_standalone=null", lambda row: row["cuda_standalone"] is None),
    ("cuda_standalone!=null", lambda row: row["cuda_standalone"] is not None),
    ("origin!=x.py", lambda row: row["origin"] is not None and row["origin"] != "x.py"),
    ("kernel_name>=m", lambda row: row["kernel_name"] >= "m"),
    ("difficulty>=2.5", lambda row: row["difficulty"] >= 3),
    ("index<1e2,index>-1", lambda row: row["index"] < 100),
    ("index!=3|4.5|0x10", None),
    ("category='loop'|\"vector\"", lambda row: row["category"] in ("loop", "vector")),
    ("policy!='null'", lambda row: row["policy"] is not None),
]


@pytest.mark.parametrize("condition, holds", CONDITIONS, ids=[text for text, _ in CONDITIONS])
def test_where_takes_the_rows_that_python_takes(weft, made, condition, holds):
    if holds is None:
        assert convert(weft, made, "-", "--where", condition, check=False).returncode == 2
        return
    shown = convert(weft, made, "-", "--where", condition).stdout.splitlines()
    wanted = [line for line in lines(made) if holds(json.loads(line))]
    assert sorted(shown) == sorted(wanted)


def test_a_sample_is_the_smallest_ids_in_every_format(weft, made, tmp_path):
    wanted = sorted(
        (row for row in rows(made) if row["difficulty"] >= 2), key=lambda row: (row["id"], row["index"])
    )
    wanted = sorted(row["index"] for row in wanted[:25])
    convert(weft, made, tmp_path / "parquet", "--format", "parquet")
    for source in (made, tmp_path / "parquet"):
        target = tmp_path / ("of-" + source.name)
        convert(weft, source, target, "--where", "difficulty>=2", "--sample", 25, "--format", "jsonl")
        assert [row["index"] for row in rows(target)] == wanted
    manifest = json.loads((target / "manifest.json").read_text())
    assert manifest["rows"] == 25 and manifest["options"]["chosen"] == "difficulty>=2; sample of 25"
    sets.run(weft, "validate", target)


# Columns as --where and as SQL name them.
TEXTS = {
    "category": "category", "split": "split", "kernel_name": "kernel_name", "description": "description",
    "gradient": "gradient.kind", "gradient.reason": "gradient.reason", "policy": "policy", "origin": "origin",
    "family": "family", "brief": "brief", "structure": "structure",
}  # fmt: skip
NUMBERS = {
    "difficulty": "difficulty", "index": "index", "seed": "seed", "complexity.loops": "complexity.loops",
    "complexity.branches": "complexity.branches", "tokens.python_source_tekken": "tokens.python_source_tekken",
}  # fmt: skip


def as_value(rng, text):
    """A text as --where reads it: in quotes where it must stand in them, else sometimes."""
    must = any(sign in text for sign in ",|'\"") or text == "null"
    if not must and rng.random() < 0.7:
        return text
    quote = rng.choice("'\"")
    return quote + text.replace(quote, quote * 2) + quote


def some_text(rng, known):
    text = rng.choice([value for value in known if value is not None] or ["x"])
    return rng.choice([
        text, text, text[: rng.randrange(len(text) + 1)], text + rng.choice([" ", "'", '"', ",", "|", "é"]), text.upper(),
        "", "null", "it's, \"so\" | to speak",
    ])  # fmt: skip


def some_number(rng, known):
    value = rng.choice(known)
    return rng.choice([
        str(value), str(value), str(value + 1), f"{value}.0", f"{value}.5", f"{value / 10}e1", f"{value:.2e}", "-1", "-0.5",
        "1e30", "18446744073709551615",
    ])  # fmt: skip


def some_condition(rng, table):
    """One, in the language of --where and in SQL."""
    is_text = rng.random() < 0.55
    name, column = rng.choice(list((TEXTS if is_text else NUMBERS).items()))
    known = [value for (value,) in table.select(column.replace("index", '"index"')).fetchall()]
    sql_name = ".".join(f'"{part}"' for part in column.split("."))
    if rng.random() < 0.12:
        negated = rng.random() < 0.5
        return f"{name}{'!=' if negated else '='}null", f"{sql_name} IS {'NOT ' if negated else ''}NULL"
    values = [(some_text if is_text else some_number)(rng, known) for _ in range(rng.choice([1, 1, 1, 2, 3]))]
    operator = rng.choice(["=", "=", "!=", "<", "<=", ">", ">="])
    ours = "|".join(as_value(rng, value) if is_text else value for value in values)
    theirs = [
        "'" + value.replace("'", "''") + "'" if is_text else f"CAST('{value}' AS DOUBLE)" for value in values
    ]
    joined = " OR " if operator == "=" else " AND "
    return f"{name}{operator}{ours}", "(" + joined.join(
        f"{sql_name} {operator} {each}" for each in theirs
    ) + ")"


def test_where_and_sample_agree_with_duckdb(weft, made, tmp_path):
    """Random conditions: quotes, lists, nulls, fractions, exponents and texts that no row has."""
    convert(weft, made, tmp_path / "set", "--format", "parquet")
    table = duckdb.sql(f"SELECT * FROM '{tmp_path}/set/data/*.parquet'")
    rng = random.Random(22)
    found = 0
    for _ in range(60):
        conditions = [some_condition(rng, table) for _ in range(rng.choice([1, 1, 2, 3]))]
        where, sql = (
            ",".join(ours for ours, _ in conditions),
            " AND ".join(theirs for _, theirs in conditions),
        )
        limit = rng.choice([None, None, 1, 40])
        sample = [] if limit is None else ["--sample", limit]
        source = rng.choice([made, tmp_path / "set"])
        shown = convert(weft, source, "-", "--where", where, *sample).stdout.splitlines()
        ours = sorted(json.loads(line)["index"] for line in shown)
        query = f'{sql} ORDER BY id, "index"' + (f" LIMIT {limit}" if limit else "")
        theirs = duckdb.sql(f"SELECT \"index\" FROM '{tmp_path}/set/data/*.parquet' WHERE {query}").fetchall()
        assert ours == sorted(index for (index,) in theirs), (where, sql)
        found += 0 < len(ours) < 240
    assert found > 15  # most conditions take some rows and leave others


def test_pairs_that_are_left_out_leave_no_gap_in_the_records(weft, made, tmp_path):
    convert(weft, made, tmp_path / "pairs", "--format", "json", "--where", "difficulty>=3")
    wanted = [row for row in rows(made) if row["difficulty"] >= 3]
    assert sets.pair_rows(tmp_path / "pairs") == wanted
    convert(weft, tmp_path / "pairs", tmp_path / "back", "--format", "jsonl")
    assert rows(tmp_path / "back") == wanted


def test_one_data_file_goes_to_standard_output(weft, made):
    path = sets.data_files(made)[0]
    assert convert(weft, path, "-").stdout == path.read_text()
    done = subprocess.run(
        f"'{weft}' convert '{made}' -o - | head -n 1", shell=True, capture_output=True, text=True
    )
    assert done.stdout in path.read_text() and done.stderr == ""


def test_the_summary_as_json(weft, made, tmp_path):
    told = json.loads(convert(weft, made, tmp_path / "new", "--where", "index<10", "--json").stdout)
    assert (told["rows_before"], told["rows"], told["format"]) == (240, 10, "jsonl")


def test_the_set_is_left_alone_and_an_older_one_replaced_by_force_alone(weft, made, tmp_path):
    before = sets.fingerprint(made)
    convert(weft, made, tmp_path / "new", "--where", "index<10")
    refused = convert(weft, made, tmp_path / "new", check=False)
    assert refused.returncode == 2 and "--force" in refused.stderr
    convert(weft, made, tmp_path / "new", "--force")
    assert without_state(tmp_path / "new") == without_state(made) and sets.fingerprint(made) == before


def test_an_interrupted_conversion_goes_on_where_it_was(weft, made, tmp_path):
    """Killed at many of its operations; every time --resume gives what an undisturbed call gives."""
    convert(weft, made, tmp_path / "whole", "--format", "parquet", "--threads", 1)
    counted = tmp_path / "count"
    fault = {"WEFT_TEST_FAULT": "count@1", "WEFT_TEST_FAULT_COUNT": str(counted)}
    convert(weft, made, tmp_path / "counted", "--format", "parquet", "--threads", 1, env=fault)
    operations = int(counted.read_text())
    went_on = 0
    for at in range(1, operations, max(1, operations // 12)):
        folder = tmp_path / f"killed{at}"
        how = [weft, made, folder, "--format", "parquet", "--threads", 1]
        assert convert(*how, check=False, env={"WEFT_TEST_FAULT": f"kill@{at}"}).returncode == -signal.SIGKILL
        if (folder / "manifest.json").exists():
            continue
        done = convert(*how, "--resume")
        went_on += "going on" in done.stderr
        assert sets.fingerprint(folder) == sets.fingerprint(tmp_path / "whole")
    assert went_on > 0


def test_what_was_begun_otherwise_is_not_gone_on_with(weft, made, tmp_path):
    convert(
        weft, made, tmp_path / "new", "--format", "parquet", check=False, env={"WEFT_TEST_FAULT": "kill@30"}
    )
    for args, said in [
        (["--format", "jsonl"], "other options"),
        (["--format", "parquet", "--where", "index<5"], "other options"),
        (["--format", "parquet", "--resume", "--force"], "one of them"),
    ]:
        done = convert(weft, made, tmp_path / "new", "--resume", *args, check=False)
        assert done.returncode == 2 and said in done.stderr
    convert(weft, made, tmp_path / "new", "--format", "parquet", "--resume")
    before = sets.fingerprint(tmp_path / "new")
    done = convert(weft, made, tmp_path / "new", "--format", "parquet", "--resume")
    assert "is complete" in done.stdout and sets.fingerprint(tmp_path / "new") == before


def test_an_interrupt_is_heard(weft, made, tmp_path):
    sets.generate(weft, tmp_path / "large", "-n", 6000, "--format", "jsonl", "-d", "both", "--shards", 6)
    command = [
        weft,
        "convert",
        tmp_path / "large",
        "-o",
        tmp_path / "new",
        "--format",
        "jsonl.zst",
        "--threads",
        "1",
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as run:
        deadline = time.monotonic() + 60
        while not (tmp_path / "new" / ".weft" / "tmp").exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        _, said = run.communicate(timeout=60)
    if run.returncode == 0:
        pytest.skip("it was done before the signal came")
    assert run.returncode == 130 and "--resume goes on" in said
    convert(weft, tmp_path / "large", tmp_path / "new", "--format", "jsonl.zst", "--resume")
    sets.run(weft, "status", tmp_path / "new")


@pytest.mark.parametrize(
    "args, said",
    [
        (["--format", "xml"], "no format `xml`"),
        (["--format", "none"], "no format `none`"),
        (["--where", "nonsense=1"], "no column `nonsense`"),
        (["--where", "inputs=1"], "`inputs` that can be compared"),
        (["--where", "complexity.nonsense=1"], "`complexity.nonsense`"),
        (["--where", "category.x=1"], "`category.x`"),
        (["--where", "difficulty=hard"], "`hard` is no number"),
        (["--where", "difficulty=true"], "`true` is no number"),
        (["--where", "category='loop"], "is never closed"),
        (["--where", "category='loop'x"], "behind the closing quote"),
        (["--where", "category=null|loop"], "null stands alone"),
        (["--where", "index<3,,"], "is no condition"),
        (["--where", "category"], "is no condition"),
        (["--where", "=1"], "is no condition"),
        (["--where", "origin<null"], "null is neither"),
        (["--task", "nonsense"], "nonsense"),
        (["--task", "standalone"], "--standalone"),
        (["--view", "prompt"], "--task"),
        (["--sample", "0"], "--sample"),
        (["--where", "index=1", "--where", "index=x"], "`x` is no number"),
    ],
)
def test_wrong_wishes_are_named_and_nothing_is_made(weft, made, tmp_path, args, said):
    done = convert(weft, made, tmp_path / "new", *args, check=False)
    assert done.returncode == 2 and said in done.stderr and not (tmp_path / "new").exists()


def test_what_a_set_cannot_become_is_named(weft, made, tmp_path):
    sets.generate(weft, tmp_path / "cpu", "-n", 5, "--format", "jsonl", "--no-backward")
    sets.generate(weft, tmp_path / "chat", "-n", 5, "--format", "jsonl", "--task", "python-cpp")
    for source, args, said in [
        ("cpu", ["--task", "python-cuda"], "another device"),
        ("cpu", ["--task", "forward-backward"], "needs the backward pass"),
        ("chat", ["--task", "python-cpp"], "no set of wide rows"),
        ("chat", ["--format", "json"], "the older layout"),
    ]:
        done = convert(weft, tmp_path / source, tmp_path / "new", *args, check=False)
        assert done.returncode == 2 and said in done.stderr
    done = convert(weft, sets.data_files(made)[0], tmp_path / "other", check=False)
    assert done.returncode == 2 and "only a finished set" in done.stderr
    done = convert(weft, made, made / "inner", check=False)
    assert done.returncode == 2
    done = convert(weft, tmp_path / "nosuch", tmp_path / "other", check=False)
    assert done.returncode == 3
    assert not os.path.exists(tmp_path / "other")
