"""weft.generate and its relatives give the rows of the command line."""

import json
import signal
import subprocess
import sys

import pytest

OPTIONS = [
    ([], {}),
    (["-d", "both", "-c", "loop,vector:2"], {"device": "both", "categories": {"loop": 1, "vector": 2}}),
    (["--difficulty", "1-2", "--no-backward"], {"difficulty": "1-2", "backward": False}),
    (["--mix", "real", "-d", "cuda"], {"mix": "real", "device": "cuda"}),
    (["--standalone", "-d", "cuda"], {"standalone": True, "device": "cuda"}),
    (["--task", "python-cuda"], {"task": "python-cuda"}),
    (
        ["--task", "python-cpp:2,forward-backward", "--view", "prompt", "--max-tokens", "2000"],
        {"task": {"python-cpp": 2, "forward-backward": 1}, "view": "prompt", "max_tokens": 2000},
    ),
    (["--splits", "0.5,0.25,0.25", "--license", "mit"], {"splits": (0.5, 0.25, 0.25), "license": "mit"}),
]


def rows_of(weft, *arguments):
    command = [weft, "generate", "--quiet", "-o", "-", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(("arguments", "options"), OPTIONS, ids=lambda each: str(each)[:40])
def test_rows_are_those_of_the_command(weft, package, arguments, options):
    assert list(package.generate(40, 5, **options)) == rows_of(weft, "-n", 40, "-s", 5, *arguments)


def test_threads_change_nothing(package):
    assert list(package.generate(100, threads=1)) == list(package.generate(100, threads=7))


def test_a_row_is_made_by_its_place(package):
    rows = list(package.generate(30, seed=3, device="both"))
    assert package.row(3, 17, device="both") == rows[17]
    assert package.row(3, 10_000_000)["index"] == 10_000_000


def test_what_is_excluded_is_left_out(package):
    rows = list(package.generate(20))
    unwanted = rows[4]["structure"]
    assert [row["index"] for row in package.generate(20, exclude=unwanted + "\n")] == [
        row["index"] for row in rows if row["structure"] != unwanted
    ]
    assert package.row(42, 4, exclude=unwanted + "\n") is None


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"n": 0}, "at least 1"),
        ({"seed": 2**63}, "below 2"),
        ({"max_bytes": 2**32}, "below 2"),
        ({"categories": "lop"}, "lop"),
        ({"device": "tpu"}, "tpu"),
        ({"task": "poetry"}, "poetry"),
        ({"task": "python-cuda", "view": "sonnet"}, "sonnet"),
        ({"splits": "1,1,1"}, "sum 1"),
        ({"license": "a\nb"}, "one line"),
        ({"license": ""}, "license is empty"),
        ({"task": "python-cuda", "device": "cpu"}, "ask for the device `cuda`"),
        ({"mix": "real", "categories": "loop"}, "goes without categories"),
        ({"difficulty": 9}, "9"),
    ],
)
def test_wrong_wishes_are_told(package, options, words):
    with pytest.raises(ValueError, match=words) as caught:
        package.generate(**options)
    assert " -" not in str(caught.value), "words of the command line"


def test_columns_and_categories_are_named(package):
    assert [column.name for column in package.columns()] == list(package.row(1, 0))
    mixed = [one.name for one in package.categories() if one.in_default_mix]
    named = [one.name for one in package.categories() if not one.in_default_mix]
    assert len(mixed) == 24 and mixed[0] == "arithmetic"
    assert named == ["tile", "geometry", "generic", "custom_grad", "native"]
    assert package.row(1, 0, categories="native")["category"] == "native"


def test_arrow_is_what_parquet_holds(weft, package, tmp_path):
    import pyarrow
    import pyarrow.parquet

    for task in ([], ["--task", "python-cuda"]):
        where = tmp_path / ("chat" if task else "wide")
        command = [weft, "generate", "--quiet", "-n", "600", "-s", "9", "-d", "both", "--format", "parquet"]
        subprocess.run([*command, "--splits", "1,0,0", "-o", where, *task], check=True)
        written = pyarrow.concat_tables(
            pyarrow.parquet.read_table(path, partitioning=None) for path in sorted(where.rglob("*.parquet"))
        )
        options = {"task": "python-cuda"} if task else {}
        made = pyarrow.table(package.generate_arrow(600, 9, device="both", splits="1,0,0", **options))
        made.validate(full=True)
        assert made.schema.remove_metadata() == written.schema.remove_metadata()
        assert made.to_pylist() == written.to_pylist()


def test_arrow_is_read_by_others(package):
    import duckdb
    import pandas
    import polars
    import pyarrow

    rows = package.generate_arrow(300, 2)
    table = pyarrow.table(rows)
    assert polars.DataFrame(rows)["id"].to_list() == table["id"].to_pylist()
    relation = duckdb.from_arrow(pyarrow.RecordBatchReader.from_stream(rows))
    assert relation.aggregate("count(*), sum(difficulty)").fetchall()[0] == (
        300,
        sum(table["difficulty"].to_pylist()),
    )
    assert list(pandas.DataFrame.from_arrow(rows)["kernel_name"]) == table["kernel_name"].to_pylist()


def test_a_stream_may_be_left_half_read(package):
    import pyarrow

    reader = pyarrow.RecordBatchReader.from_stream(package.generate_arrow(1_000_000))
    assert reader.read_next_batch().num_rows > 0
    del reader
    capsule = package.generate_arrow(1_000_000).__arrow_c_stream__()
    del capsule
    rows = package.generate(1_000_000)
    next(rows)
    del rows


def test_an_interrupt_is_heard(folder):
    script = "import weft\nfor row in weft.generate(10**9, device='both'): print('begun', flush=True)\n"
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Where the tests were started in the background of a shell, it would not hear this one.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=10)
    assert process.returncode != 0 and b"KeyboardInterrupt" in said
