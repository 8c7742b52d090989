"""Rows, manifests and records of strangers: every reader says which file and place is wrong, and goes on with what is sound.

Beside each stands the same set as it was made, which every reader takes.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import growth
import pytest
from desk import HEAD, KERNEL, edit, kernel_row, limited, no_controls, says, sets, write_rows
from sources_test import CASES as BOMBS

OPTIONS = ["-n", 4, "-s", 1, "--splits", "1,0,0"]


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    """A set of each format, and the shards of one, to be copied."""
    top = tmp_path_factory.mktemp("made")
    for form in sets.FORMATS:
        sets.generate(weft, top / form, *OPTIONS, "--format", form)
    for shard in ["0/2", "1/2"]:
        sets.generate(weft, top / "shards", *OPTIONS, "--format", "jsonl", "--shard", shard)
    return top


@pytest.fixture
def desk(made, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def copy(name: str) -> Path:
        shutil.rmtree("set", ignore_errors=True)
        shutil.copytree(made / name, "set")
        return Path("set")

    row = sets.jsonl_rows(made / "jsonl")[0]
    answer = {"id": row["id"], "task": "text-python", "completion": row["python_source"]}
    write_rows(Path("answers.jsonl"), [answer])

    return copy


@pytest.fixture(scope="module")
def row(made) -> dict:
    return sets.jsonl_rows(made / "jsonl")[0]


# ---- every reader, every format, every way in which a file is not what it was ------------------------------------------


def spoil(file: Path, how: str, others: list[Path]) -> None:
    if how == "missing":
        file.unlink()
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "cut":
        file.write_bytes(file.read_bytes()[:-40])
    elif how == "longer":
        file.write_bytes(file.read_bytes() + b"\n")
    elif how == "noise":
        data = file.read_bytes()
        file.write_bytes(data[:60] + bytes(b ^ 0x5A for b in data[60:90]) + data[90:])
    elif how == "a pipe":
        file.unlink()
        os.mkfifo(file)
    elif how == "a device":
        file.unlink()
        file.symlink_to("/dev/zero")
    elif how == "a folder":
        file.unlink()
        file.mkdir()
    elif how == "swapped":
        file.write_bytes(others[0].read_bytes())


WAYS = ["missing", "empty", "cut", "longer", "noise", "a pipe", "a device", "a folder", "swapped"]


def readers(whole: Path) -> list[list]:
    """Every command that reads the set `set`, which was made as `whole`."""
    return [
        ["stats", "set"],
        ["validate", "set"],
        ["dedup", "set", "-o", "new"],
        ["convert", "set", "-o", "new"],
        ["diff", whole, "set"],
        ["score", "answers.jsonl", "--data", "set", "--level", "tokens"],
    ]


@pytest.mark.parametrize("form", sets.FORMATS)
def test_every_reader_sees_that_a_file_is_not_as_it_was_made(weft, desk, made, form):
    other = "jsonl" if form != "jsonl" else "jsonl.zst"
    for how in WAYS:
        folder = desk(form)
        files = sorted(folder.glob("pair_*.json")) if form == "json" else sets.data_files(folder)
        spoil(files[0], how, sets.data_files(made / other))
        for command in readers(made / form):
            shutil.rmtree("new", ignore_errors=True)
            done = sets.run(weft, *command, check=False, timeout=30)
            text = done.stdout + done.stderr
            assert done.returncode in (1, 3), (form, how, command, text)
            assert "pair_00000" in text if form == "json" else files[0].name in text, (
                form,
                how,
                command,
                text,
            )
            assert "all well" not in text and not Path("new/manifest.json").exists(), (
                form,
                how,
                command,
                text,
            )
    desk(form)
    for command in readers(made / form):
        shutil.rmtree("new", ignore_errors=True)
        sets.run(weft, *command)


# ---- manifests and records -------------------------------------------------------------------------------------------------


MANIFESTS = {
    "more rows than there are": (lambda m: m.update(rows=99), "99"),
    "fewer bytes than there are": (lambda m: m.update(bytes=1), "bytes"),
    "another split": (lambda m: m["files"][0].update(split="test"), "split"),
    "no split of that name": (lambda m: m["files"][0].update(split="\x1b[31m"), "split"),
    "a file twice": (lambda m: m["files"].append(m["files"][0]), "train-00000"),
    "no files": (lambda m: m.update(files=[]), "manifest.json is damaged: 4 rows are recorded, and no files"),
    "files of a set that has none": (lambda m: m["options"].update(format="none"), "its format is none"),
    "rows that add up past all numbers": (
        lambda m: (
            m["files"].append(
                {
                    **m["files"][0],
                    "path": "data/test-00000-of-00001.jsonl",
                    "split": "test",
                    "rows": 2**64 - 4,
                    "bytes": 0,
                }
            ),
            m["files"][0].update(rows=8),
        ),
        "4 rows are recorded, for its files",
    ),
    "a path upwards": (lambda m: m["files"][0].update(path="../set/data/train-00000-of-00001.jsonl"), "path"),
    "an absolute path": (lambda m: m["files"][0].update(path="/etc/passwd"), "manifest.json is damaged"),
    "a path with escapes": (lambda m: m["files"][0].update(path="data/\x1b[31mx.jsonl"), "`path`"),
    "a number below zero": (lambda m: m["files"][0].update(rows=-1), "rows"),
    "a number that is none": (lambda m: m.update(rows=1e300), "rows"),
    "a text for a list": (lambda m: m.update(files="all"), "files"),
    "a hash that is none": (lambda m: m["files"][0].update(sha256="x"), "sha256"),
    "an option of any name": (lambda m: m["options"].update({"x |\n# Owned\n": "1"}), "options"),
    "a license of two lines": (lambda m: m["options"].update(license="mit\nextra: key"), "options"),
    "no such format": (lambda m: m["options"].update(format="exe"), "`format`"),
    "shards without number": (lambda m: m["options"].update(shards="99999999999999999999"), "`shards`"),
    "rows below zero": (lambda m: m["options"].update(count="-1"), "`count`"),
    "fractions that are none": (lambda m: m["options"].update(splits="nan,nan,nan"), "`splits`"),
    "side files that are no list": (lambda m: m.update(side_files="all"), "`side_files`"),
    "a path written in another way": (
        lambda m: m["files"][0].update(path="data/./train-00000-of-00001.jsonl"),
        "train-00000-of-00001.jsonl is not in manifest.json",
    ),
}


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_manifest_is_checked(weft, desk, made, name):
    change, word = MANIFESTS[name]
    folder = desk("jsonl")
    edit(folder / "manifest.json", change)
    for command in readers(made / "jsonl"):
        done = sets.run(weft, *command, check=False, timeout=30)
        text = done.stdout + done.stderr
        no_controls(text)
        assert done.returncode in (1, 3) and word in text and "all well" not in text, (
            command,
            done.returncode,
            text,
        )
        assert not Path("new/README.md").exists()


def test_a_manifest_without_files_is_no_set(weft, desk, made):
    """Also where the files are gone: rows that lie nowhere are not read as none."""
    folder = desk("jsonl")
    edit(folder / "manifest.json", lambda m: m.update(files=[], bytes=0))
    shutil.rmtree(folder / "data")
    again = ["generate", "-o", "set", *OPTIONS, "--format", "jsonl"]
    more = [
        ["show", "set", "0"],
        ["view", "set", "--port", "0"],
        ["status", "set"],
        again,
        [*again, "--resume"],
    ]
    for command in [*readers(made / "jsonl"), *more]:
        done = sets.run(weft, *command, check=False, timeout=30)
        says(done, 3, "manifest.json is damaged: 4 rows are recorded, and no files")
        assert not Path("new/manifest.json").exists() and not (folder / "data").exists()
    # One that says nothing wrong, but not what its shards recorded.
    edit(folder / "manifest.json", lambda m: m.update(rows=0))
    says(sets.run(weft, *again, check=False), 2, "0 rows, its shards recorded 4", "--resume")
    sets.run(weft, *again, "--resume")
    sets.run(weft, "validate", "set")
    # The format that keeps nothing has none, and is whole.
    sets.generate(weft, Path("counted"), *OPTIONS, "--format", "none")
    says(sets.run(weft, "status", "counted"), 0, "4 rows")


def test_a_shard_has_files_of_its_own(weft, desk):
    def merged(change, *words):
        folder = desk("shards")
        edit(folder / "manifest-00001-of-00002.json", change)
        done = sets.run(weft, "merge", "set", check=False)
        assert done.returncode in (1, 3) and not (folder / "manifest.json").exists(), done
        for word in ("manifest-00001-of-00002.json", *words):
            assert word in done.stderr, done.stderr

    other = json.loads((desk("shards") / "manifest-00000-of-00002.json").read_text())
    files = {"files": other["files"], "bytes": other["bytes"]}
    merged(
        lambda m: (m.update(files), m["shards"][0].update(files=files["files"])),
        "train-00000-of-00002.jsonl, which is of another shard",
    )
    merged(lambda m: m.update(files), "other files for the piece than for its shard")
    merged(lambda m: m["shards"][0].update(files=[]), "other files for the piece than for its shard")
    merged(
        lambda m: (m.update(files=[]), m["shards"][0].update(files=[])), "2 rows are recorded, and no files"
    )
    merged(lambda m: m["shards"][0].update(shard=0), "it holds the record of shard 0")


def test_a_record_of_another_shard_is_not_taken_for_done(weft, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    options = [*OPTIONS, "--format", "jsonl", "--shards", 2]
    sets.generate(weft, Path("set"), *options)
    whole = Path("set/manifest.json").read_bytes()
    Path("set/manifest.json").unlink()
    for kind in ("shards/0000#-of-00002.json", "hashes/0000#-of-00002.bin"):
        shutil.copy(f"set/.weft/{kind.replace('#', '1')}", f"set/.weft/{kind.replace('#', '0')}")
    edit(Path("set/.weft/shards/00000-of-00002.json"), lambda r: r.update(shard=0))
    sets.generate(weft, Path("set"), *options, "--resume")
    assert Path("set/manifest.json").read_bytes() == whole
    sets.run(weft, "validate", "set")


def test_pairs_without_end_and_of_one_name(weft, desk):
    folder = desk("json")
    edit(folder / "manifest.json", lambda m: m["files"][0].update(last="pair_18446744073709551615.json"))
    says(sets.run(weft, "stats", "set", check=False, timeout=10), 3, "manifest.json is damaged")
    folder = desk("json")
    pair = folder / "pair_000001.json"
    pair.write_text(
        pair.read_text().replace('"index":1,', '"index":0,').replace('"index": 1,', '"index": 0,')
    )
    done = sets.run(weft, "dedup", "set", "-o", "new", check=False)
    assert done.returncode in (1, 3) and "pair_00000" in done.stderr, done


def test_records_of_shards_are_checked(weft, desk):
    record = "set/.weft/shards/00000-of-00001.json"
    desk("json")
    Path("set/manifest.json").unlink()
    edit(Path(record), lambda r: r["files"][0].update(path="pair", last="pair"))
    done = sets.generate(weft, Path("set"), *OPTIONS, "--format", "json", "--resume", check=False)
    assert done.returncode == 0, done
    sets.run(weft, "validate", "set")
    desk("shards")
    edit(
        Path("set/manifest-00001-of-00002.json"),
        lambda m: m["shards"][0]["counters"].update({"category/x\n```\n# Owned\n/rows": 5}),
    )
    says(
        sets.run(weft, "merge", "set", check=False), 3, "manifest-00001-of-00002.json is damaged: `counters`"
    )
    desk("shards")
    sets.run(weft, "merge", "set")
    assert "# Owned" not in Path("set/README.md").read_text()


def test_recorded_options_command_no_terminal(weft, desk):
    folder = desk("jsonl")
    edit(folder / ".weft/options.json", lambda o: o["options"].update(license="\x1b[31m"))
    done = sets.run(weft, "generate", "-o", "set", *OPTIONS, "--format", "jsonl", check=False)
    no_controls(done.stdout + done.stderr)
    assert done.returncode in (2, 3), done


# ---- single rows ----------------------------------------------------------------------------------------------------------------


ROWS = {
    "two modules, one refused": (HEAD + KERNEL + '\n\n@wp.kernel(module="unique")\ndef o(a: wp.array(dtype=float)):\n    wp.tile_fft(3)\n', "k", "refused"),
    "no kernel": (HEAD + "X = 1\n", "k", "rows.jsonl:1"),
    "another kernel": (HEAD + KERNEL, "nobody", "the kernel is called `k`"),
    "a name that is none": (HEAD + KERNEL, "k; rm -rf", "kernel_name is not a name"),
    "a source without end": (HEAD + BOMBS["a long vector negated for ever"][0][0], "k", "rows.jsonl:1"),
    "structs that double": (HEAD + BOMBS["structs that double"][0][0], "k", "rows.jsonl:1"),
    "no source": ("", "k", "rows.jsonl:1"),
    "a source that is no Python": ("def", "k", "rows.jsonl:1"),
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_a_row_is_told_with_its_place(weft, tmp_path, made, name):
    source, kernel, word = ROWS[name]
    first, second = sets.jsonl_rows(made / "jsonl")[:2]
    write_rows(tmp_path / "rows.jsonl", [kernel_row(first, source, kernel), second])
    text = limited(weft, "validate", "rows.jsonl", "--json", cwd=tmp_path, code=1, says=word)
    report = json.loads(text)
    assert {finding["place"] for finding in report["findings"]} == {"rows.jsonl:1"}, report["findings"]
    assert report["failed_rows"] == 1 and report["rows"] == 2


INPUTS = {
    "an argument too few": lambda args, i: args.pop(),
    "an argument twice": lambda args, i: args.append(dict(args[0])),
    "another order": lambda args, i: args.reverse(),
    "another name": lambda args, i: args[0].update(name="a\x1b[31m"),
    "another type": lambda args, i: args[0].update(dtype="float64"),
    "no such type": lambda args, i: args[0].update(dtype="vec0f"),
    "another number of dimensions": lambda args, i: args[0].update(shape=["n", "n"]),
    "a scalar for an array": lambda args, i: args[0].update(shape=[]),
    "too many numbers": lambda args, i: args[0].update(shape=["300000000"]),
    "sizes in a circle": lambda args, i: args[0].update(shape=["len(a)"]),
    "the length of nobody": lambda args, i: args[0].update(shape=["len(nobody)"]),
    "a negative size": lambda args, i: args[0].update(shape=["n-5"]),
    "written, and said to be read": lambda args, i: args[0].update(role="in"),
    "read, and said to be written": lambda args, i: args[1].update(role="out"),
    "low above high": lambda args, i: args[0].update(low="2.0"),
    "beyond the type": lambda args, i: args[0].update(high="1e300"),
    "unit for numbers that are whole": lambda args, i: args[2].update(fill="unit"),
    "whole numbers beyond the type": lambda args, i: args[2].update(fill="index", low="0", high="5000000000"),
    "a launch of fewer sides": lambda args, i: i.update(launch=["n"]),
    "a launch without sides": lambda args, i: i.update(launch=[]),
    "a launch of too many threads": lambda args, i: i.update(launch=["2000000000", "2000000000"]),
}
WITH_INPUTS = HEAD + (
    "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), b: wp.array(dtype=float), c: int):\n"
    "    i, j = wp.tid()\n    a[i] = b[i] * float(j + c)\n"
)


def inputs_of_three() -> dict:
    def one(name, role, dtype, shape, fill, low, high):
        return {
            "name": name,
            "role": role,
            "dtype": dtype,
            "shape": shape,
            "fill": fill,
            "low": low,
            "high": high,
        }

    return {
        "launch": ["n", "4"],
        "args": [
            one("a", "out", "float32", ["n"], "uniform", "0.0", "1.0"),
            one("b", "in", "float32", ["n"], "uniform", "0.0", "1.0"),
            one("c", "in", "int32", [], "index", "1", "5"),
        ],
    }


@pytest.mark.parametrize("name", INPUTS)
def test_inputs_are_those_of_the_kernel(weft, tmp_path, row, name):
    good = {**kernel_row(row, WITH_INPUTS), "inputs": inputs_of_three()}
    bad = json.loads(json.dumps(good))
    INPUTS[name](bad["inputs"]["args"], bad["inputs"])
    write_rows(tmp_path / "rows.jsonl", [good, bad])
    text = limited(weft, "validate", "rows.jsonl", "--json", cwd=tmp_path, code=1)
    no_controls(text)
    found = [one for one in json.loads(text)["findings"] if one["check"] in ("inputs", "schema")]
    places = [one["place"] for one in found if "inputs" in one["message"] or one["check"] == "inputs"]
    assert set(places) == {"rows.jsonl:2"}, found


@pytest.mark.parametrize("column", ["cpp_forward", "cpp_backward"])
def test_emptied_code_fails(weft, tmp_path, made, row, column):
    rows = sets.jsonl_rows(made / "jsonl")
    write_rows(tmp_path / "rows.jsonl", [{**one, column: ""} for one in rows])
    text = limited(weft, "validate", "rows.jsonl", cwd=tmp_path, code=1, says="rows.jsonl:1")
    assert "all well" not in text
    write_rows(tmp_path / "rows.jsonl", rows)
    limited(weft, "validate", "rows.jsonl", cwd=tmp_path, code=0, says="all well")


LINES = {
    "a row, then a long line that is no JSON": (lambda row: json.dumps({**row, "category": "é" * 6}).replace("\\u00e9", "\\u00e9") + '\n{"long": "' + "x" * 400000 + "\n", "rows.jsonl:2: not JSON"),
    "150,000 keys": (lambda row: "{" + ",".join(f'"k{i}":0' for i in range(150000)) + "}\n", "rows.jsonl:1"),
    "nested beyond reason": (lambda row: "[" * 100000 + "\n", "rows.jsonl:1: not JSON"),
    "a number without end": (lambda row: '{"index": ' + "9" * 100000 + "}\n", "rows.jsonl:1"),
    "half a character": (lambda row: '{"id": "\\ud800"}\n', "rows.jsonl:1"),
    "a column twice": (lambda row: json.dumps(row)[:-1] + ', "index": 7}\n', "rows.jsonl:1"),
    "a column of another type": (lambda row: json.dumps({**row, "difficulty": "3"}) + "\n", "rows.jsonl:1"),
    "nothing": (lambda row: "", "no rows"),
    "a zero byte": (lambda row: json.dumps(row)[:-1] + "\x00}\n", "rows.jsonl:1: not JSON"),
}  # fmt: skip


@pytest.mark.parametrize("name", LINES)
def test_a_line_is_told_with_its_place(weft, tmp_path, row, name):
    make, word = LINES[name]
    (tmp_path / "rows.jsonl").write_text(make(row))
    limited(weft, "validate", "rows.jsonl", cwd=tmp_path, code=(1, 3), says=word)
    limited(weft, "stats", "rows.jsonl", cwd=tmp_path, code=(1, 3))
    write_rows(tmp_path / "rows.jsonl", [row])
    limited(weft, "validate", "rows.jsonl", cwd=tmp_path, code=0, says="all well")


def test_a_frame_that_ends_early(weft, desk):
    folder = desk("jsonl.zst")
    file = sets.data_files(folder)[0]
    os.truncate(file, file.stat().st_size - 100)
    done = sets.run(weft, "validate", file, check=False)
    assert done.returncode in (1, 3) and file.name in done.stdout + done.stderr, done


# ---- Parquet ------------------------------------------------------------------------------------------------------------------------


def parquet(made: Path, change=None, **columns):
    """The rows of the set with other columns, as Parquet."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pq.read_table(sets.data_files(made / "parquet")[0])
    for name, values in columns.items():
        at = table.schema.get_field_index(name)
        field = table.schema.field(at)
        if isinstance(values[0], bytes):
            array = pa.Array.from_buffers(pa.string(), len(values), pa.array(values, pa.binary()).buffers())
        else:
            array = pa.array(values, field.type)
        table = table.set_column(at, field, array)
    pq.write_table(table, "rows.parquet")
    if change:
        data = bytearray(Path("rows.parquet").read_bytes())
        change(data)
        Path("rows.parquet").write_bytes(bytes(data))


def zero_footer(data: bytearray):
    length = int.from_bytes(data[-8:-4], "little")
    data[-8 - length : -8] = bytes(length)


def in_the_sources(data: bytearray):
    """Damage in a column that every command reads."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    group = pq.ParquetFile(pa.BufferReader(bytes(data))).metadata.row_group(0)
    chunk = next(
        c for c in map(group.column, range(group.num_columns)) if c.path_in_schema == "python_source"
    )
    # Behind the header of the first page, which is a dictionary where there is one.
    middle = (chunk.dictionary_page_offset or chunk.data_page_offset) + 60
    data[middle : middle + 200] = b"\xff" * 200


def test_parquet_of_strangers(weft, desk, made):
    desk("parquet")
    count = sets.parquet_rows(made / "parquet").__len__()
    cases = [
        (dict(category=[b"\xff\xfe\x1b[31m"] * count), "UTF-8"),
        (dict(license=[b"\xff"] * count), "UTF-8"),
        (dict(difficulty=[-1] * count), "difficulty"),
        (dict(change=zero_footer), "rows.parquet"),
        (dict(change=lambda data: data.__delitem__(slice(-300, None))), "rows.parquet"),
        (dict(change=lambda data: data.__setitem__(slice(4, 400), b"\xff" * 396)), "rows.parquet"),
        (dict(change=in_the_sources), "rows.parquet"),
    ]  # fmt: skip
    for change, word in cases:
        parquet(made, **change)
        for command in ["stats", "validate"]:
            done = sets.run(weft, command, "rows.parquet", check=False, timeout=60)
            text = done.stdout + done.stderr
            no_controls(text)
            assert done.returncode in (1, 3) and word in text, (
                list(change),
                command,
                done.returncode,
                text[-1500:],
            )
    parquet(made)
    for command in ["stats", "validate"]:
        sets.run(weft, command, "rows.parquet")


def test_nulls_where_nothing_may_be_null(weft, desk, made):
    desk("parquet")
    inputs = [row["inputs"] for row in sets.parquet_rows(made / "parquet")]
    for spoiled in [
        lambda one: one["args"].__setitem__(0, None),
        lambda one: one["args"][0].update(name=None),
        lambda one: one["args"][0].update(shape=None),
        lambda one: one.update(launch=None),
    ]:
        changed = json.loads(json.dumps(inputs))
        spoiled(changed[0])
        parquet(made, inputs=changed)
        done = sets.run(weft, "validate", "rows.parquet", check=False, timeout=60)
        says(done, 1, "rows.parquet:1")
        assert "all well" not in done.stdout
    parquet(made, inputs=inputs)
    says(sets.run(weft, "validate", "rows.parquet"), 0, "all well")


def test_a_sample_of_very_many_files(weft, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rows = growth.Rows(weft)
    for count in (3000, 3):
        folder = rows.folder(count)
        limited(weft, "validate", folder, "--sample", 3, cwd=tmp_path, code=1, says="3 rows, 3 with failures")


@pytest.mark.parametrize("what", ["values", "lines"])
def test_what_is_packed_is_limited_as_what_is_not(weft, tmp_path, row, what):
    zstandard = pytest.importorskip("zstandard")
    text = b"[" + b"0," * 30_000_000 + b"0]\n" if what == "values" else b"\n" * 200_000_000
    (tmp_path / "rows.jsonl.zst").write_bytes(zstandard.ZstdCompressor(level=3).compress(text))
    word = "rows.jsonl.zst:1: not JSON: too many values" if what == "values" else "the rest is not read"
    limited(weft, "validate", "rows.jsonl.zst", cwd=tmp_path, code=(1, 3), says=word, space=1 << 30)
    good = (json.dumps(row) + "\n").encode()
    (tmp_path / "rows.jsonl.zst").write_bytes(zstandard.ZstdCompressor(level=3).compress(good))
    limited(weft, "validate", "rows.jsonl.zst", cwd=tmp_path, code=0, says="all well")


def test_a_text_of_a_megabyte_very_often(weft, desk, made, tmp_path):
    import pyarrow as pa
    import pyarrow.parquet as pq

    desk("parquet")
    row = pq.read_table(sets.data_files(made / "parquet")[0]).slice(0, 1)
    at = row.schema.get_field_index("python_source")
    big = pa.concat_tables([row] * 3000).set_column(
        at, row.schema.field(at), pa.array(["x" * 300_000] * 3000)
    )
    pq.write_table(big, "rows.parquet", row_group_size=3000)
    del big
    text = limited(weft, "stats", "rows.parquet", "--threads", "1", cwd=".", code=(0, 1, 3))
    assert "rows.parquet" in text or "category" in text


# ---- the rest of the terminal, and odd options -------------------------------------------------------------------------------------------


def test_names_and_texts_that_are_no_text(weft, tmp_path, row):
    (tmp_path / "nul.py").write_bytes(HEAD.encode() + b'x = "\x00" + 1\n' + KERNEL.encode())
    (tmp_path / "back.py").write_bytes(HEAD.encode() + b'x = "a\x08\x0b\x0c" + 1\n' + KERNEL.encode())
    (tmp_path / "module.py").write_text(
        HEAD
        + '\n\n@wp.kernel(module="x\\x1b[31mred\\u202e")\ndef k(a: wp.array(dtype=float)):\n    a[0] = 1.0\n'
    )
    for name, place in [("nul.py", "nul.py:3:6"), ("back.py", "back.py:3:5"), ("module.py", "module.py:5:2")]:
        no_controls(limited(weft, "compile", name, cwd=tmp_path, code=1, says=place))
    odd = os.path.join(os.fsencode(tmp_path), b"\xff\xfe.py")
    Path(os.fsdecode(odd)).write_text(HEAD + KERNEL)
    done = subprocess.run([weft, "compile", odd, "--json"], capture_output=True)
    assert done.returncode == 0 and json.loads(done.stdout.decode("utf-8"))
    write_rows(tmp_path / "rows.jsonl", [{**row, "category": "a\x1b[31m"}])
    text = limited(weft, "validate", "rows.jsonl", "--json", cwd=tmp_path, code=1)
    assert json.loads(text) and "\x1b" not in text


def test_odd_options(weft, desk):
    desk("jsonl")
    says(
        sets.run(weft, "generate", "-n", 2, "-o", "new", "-c", "arithmetic\n", check=False),
        2,
        "no category is called",
    )
    says(
        sets.run(weft, "validate", "set", "--report", "set", check=False),
        3,
        "cannot write set: it is a directory",
    )
    says(
        sets.run(weft, "validate", "set", "--report", "/dev/full", check=False),
        3,
        "cannot write /dev/full: it is a device",
    )
    says(sets.run(weft, "validate", "set", "--batch", 0, check=False), 2, "--batch")
    done = sets.run(weft, "generate", "-n", 2**48, "-o", "new", "--quiet", check=False, timeout=20)
    assert done.returncode in (2, 3) and "are free" in done.stderr, done
    done = sets.run(weft, "generate", "-n", 2, "-o", "tiny", "--max-bytes", 1, "--quiet", check=False)
    assert done.returncode == 0, done
    sets.run(weft, "generate", "-n", 1, "--quiet", "-o", "./-x")
    sets.run(weft, "stats", "./-x")
    done = subprocess.run(
        ["bash", "-c", f'ulimit -f 0; exec "{weft}" generate -n 3 -o full --quiet'],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3 and "cannot write" in done.stderr, done
    assert not [path for path in Path("full").rglob("*.part")]


def test_compile_without_threads(weft, tmp_path):
    (tmp_path / "k.py").write_text(HEAD + KERNEL)
    command = f'ulimit -s 4000000 -v 2000000; exec "{weft}" compile k.py'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode in (0, 3), done


def test_an_interrupt_ends_a_row_that_takes_long(weft, tmp_path, row):
    source = HEAD + "x = 0\nwhile True:\n    x = x + 1\n" + KERNEL
    write_rows(tmp_path / "rows.jsonl", [kernel_row(row, source)] * 400)
    script = f'"{weft}" validate rows.jsonl & p=$!; sleep 1; s=$(date +%s%N); kill -TERM $p; wait $p; c=$?; echo $(( ($(date +%s%N)-s)/1000000 )); exit $c'
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 130, done
    assert int(done.stdout.split()[-1]) < 5000, done
