"""The validator: whole sets pass, and every kind of damage is caught by the check that is meant for it."""

import gzip
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import sets


def validate(weft: Path, folder: Path, *args) -> tuple[int, dict]:
    done = sets.run(weft, "validate", folder, *args, check=False)
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, json.loads((folder / "validation.json").read_text())


@pytest.mark.parametrize("form", sets.FORMATS)
@pytest.mark.parametrize("device", ["cpu", "cuda", "both"])
def test_what_is_generated_is_valid(weft, tmp_path, form, device):
    sets.generate(
        weft, tmp_path / "set", "-n", 120, "-d", device, "--format", form, "--splits", "0.8,0.1,0.1"
    )
    code, report = validate(weft, tmp_path / "set")
    assert code == 0, report["findings"][:5]
    assert report["rows"] == 120 and report["failed_rows"] == 0
    assert sum(part["rows"] for part in report["categories"].values()) == 120


@pytest.fixture(scope="module")
def whole(weft, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "set"
    sets.generate(weft, folder, "-n", 60, "-d", "both", "--format", "jsonl", "--splits", "1,0,0")
    return folder


def change(column: str, pattern: str, replacement: str):
    """Damage to one column of a row: the first match of a pattern is replaced."""

    def damage(row: dict) -> None:
        text, count = re.subn(pattern, replacement, row[column], count=1)
        assert count == 1, f"{pattern} does not occur in {column}"
        row[column] = text

    return damage


def other_category(row: dict) -> None:
    row["category"] = "matrix" if row["category"] != "matrix" else "atomic"


def other_hash(row: dict) -> None:
    """The backward pass of a kernel with another hash, consistently renamed."""
    name = re.search(r"(\w+_[0-9a-f]{8})_cuda_kernel_backward", row["cuda_backward"])[1]
    other = name[:-8] + ("00000000" if not name.endswith("00000000") else "11111111")
    row["cuda_backward"] = row["cuda_backward"].replace(name, other)


def flip_complexity(row: dict) -> None:
    row["complexity"]["statements"] += 1


def flip_gradient(row: dict) -> None:
    kind = "exact" if row["gradient"]["kind"] != "exact" else "none"
    row["gradient"] = {"kind": kind, "reason": ""}


# what is done to a row, and the checks of which at least one must say so
ROW_DAMAGE = {
    "a column is missing": (lambda row: row.pop("description"), {"schema"}),
    "a column is unknown": (lambda row: row.update(extra=1), {"schema"}),
    "a column has another type": (lambda row: row.update(difficulty="1"), {"schema"}),
    "a value is out of range": (lambda row: row.update(difficulty=9), {"schema"}),
    "a field of a record is missing": (lambda row: row["inputs"].pop("launch"), {"schema"}),
    "the id belongs to another source": (lambda row: row.update(id="0" * 32), {"id"}),
    "the index is another": (lambda row: row.update(index=10**6), {"order"}),
    "the split is another": (lambda row: row.update(split="test"), {"split"}),
    "Python does not parse": (change("python_source", r":\n", "\n"), {"python"}),
    "Python uses what does not exist": (
        change("python_source", r"wp\.tid|warp\.tid", "wp.no_such"),
        {"recompile"},
    ),
    "Python holds two kernels": (
        lambda row: row.update(
            python_source=row["python_source"]
            + "\n\n@wp.kernel\ndef second(a: wp.array(dtype=float)):\n    a[0] = 1.0\n"
        ),
        {"recompile"},
    ),
    "a string holds a quote": (
        lambda row: row.update(python_source=row["python_source"].rstrip("\n") + "\n    print('a\"b')\n"),
        {"literals"},
    ),
    "a format writes": (
        lambda row: row.update(
            python_source=row["python_source"].rstrip("\n") + '\n    wp.printf("%n", 1)\n'
        ),
        {"literals"},
    ),
    "a value is computed for nobody": (
        lambda row: row.update(
            python_source=row["python_source"].rstrip("\n") + "\n    unread = wp.sin(1.5)\n"
        ),
        {"void"},
    ),
    "the category is another": (other_category, {"category"}),
    "the grid-stride loop is gone": (
        change("cuda_forward", r"for \(size_t _idx", "if (size_t _idx"),
        {"cuda"},
    ),
    "__global__ is gone": (change("cuda_backward", "__global__ ", ""), {"cuda"}),
    "the shared storage is gone": (
        change("cuda_forward", r"wp::tile_shared_storage_t tile_mem;", ""),
        {"cuda"},
    ),
    "a brace is gone": (change("cpp_forward", r"\}\n$", "\n"), {"cpu"}),
    "the argument struct is gone": (change("cpp_backward", r"struct wp_args_", "struct args_"), {"cpu"}),
    "the hash of one pass is another": (other_hash, {"names"}),
    "the kernel name is another": (lambda row: row.update(kernel_name="other"), {"names"}),
    "a number in the code is another": (change("cuda_backward", r"var_1\b", "var_2"), {"recompile"}),
    "a space in the code is gone": (change("cpp_forward", r"    //", "   //"), {"recompile"}),
    "the complexity is another": (flip_complexity, {"facts"}),
    "the gradient is another": (flip_gradient, {"facts"}),
    "the gradient is of no kind": (
        lambda row: row.update(gradient={"kind": "perhaps", "reason": ""}),
        {"schema"},
    ),
    "unknown has no reason": (lambda row: row.update(gradient={"kind": "unknown", "reason": ""}), {"schema"}),
    "the schema is another": (lambda row: row.update(schema_version=1), {"schema"}),
    "the schema is of the future": (lambda row: row.update(schema_version=4), {"schema"}),
    "an adjoint is gone": (lambda row: row.update(cpp_backward=""), {"recompile"}),
    "canonical is another": (lambda row: row.update(canonical="0" * 32), {"facts"}),
    "the structure is another": (lambda row: row.update(structure="0" * 32), {"facts"}),
    "the structure is gone": (lambda row: row.update(structure=None), {"schema"}),
}


@pytest.mark.parametrize("kind", ROW_DAMAGE)
def test_damage_to_a_row_is_caught(weft, whole, tmp_path, kind):
    damage, expected = ROW_DAMAGE[kind]
    folder = tmp_path / "set"
    shutil.copytree(whole, folder)
    path = folder / "data/train-00000-of-00001.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()]
    victim = next(
        i
        for i, row in enumerate(rows)
        if i >= 17 and row["cuda_backward"] and row["family"].startswith("grown/")
    )
    damage(rows[victim])
    path.write_text(
        "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)
    )
    code, report = validate(weft, folder)
    assert code == 1
    assert report["failed_rows"] == 1
    caught = {
        finding["check"] for finding in report["findings"] if finding["place"].endswith(f":{victim + 1}")
    }
    assert caught & expected, f"caught by {caught}"
    assert report["checks"]["manifest"]["failed"] == 1  # the file is another


def truncate(folder: Path) -> None:
    path = folder / "data/train-00000-of-00001.jsonl"
    path.write_bytes(path.read_bytes()[:-100])


def lose_a_row(folder: Path) -> None:
    path = folder / "data/train-00000-of-00001.jsonl"
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:5] + lines[6:]))


def double_a_row(folder: Path) -> None:
    path = folder / "data/train-00000-of-00001.jsonl"
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:6] + lines[5:]))


def compress(folder: Path) -> None:
    path = folder / "data/train-00000-of-00001.jsonl"
    path.write_bytes(gzip.compress(path.read_bytes()))


FILE_DAMAGE = {
    "the file is cut": (truncate, {"manifest", "schema"}),
    "the file is gone": (lambda folder: (folder / "data/train-00000-of-00001.jsonl").unlink(), {"manifest"}),
    "a row is lost": (lose_a_row, {"manifest"}),
    "a row is doubled": (double_a_row, {"manifest", "order"}),
    "the file is something else": (compress, {"manifest", "schema"}),
    "a stranger lies among the data": (
        lambda folder: (folder / "data/more.jsonl").write_text("{}\n"),
        {"manifest"},
    ),
    "the figures are others": (lambda folder: (folder / "stats.json").write_text("{}"), {"manifest"}),
}


@pytest.mark.parametrize("kind", FILE_DAMAGE)
def test_damage_to_a_file_is_caught(weft, whole, tmp_path, kind):
    damage, expected = FILE_DAMAGE[kind]
    folder = tmp_path / "set"
    shutil.copytree(whole, folder)
    damage(folder)
    code, report = validate(weft, folder)
    assert code == 1
    assert expected <= {finding["check"] for finding in report["findings"]}


@pytest.mark.parametrize("form", ["parquet", "jsonl.zst", "json"])
def test_a_flipped_byte_is_caught_in_every_format(weft, tmp_path, form):
    folder = tmp_path / "set"
    sets.generate(weft, folder, "-n", 20, "--format", form, "--splits", "1,0,0")
    path = sets.data_files(folder)[0]
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    code, report = validate(weft, folder)
    assert code == 1
    assert report["checks"]["manifest"]["failed"] >= 1


def test_a_folder_of_pairs_without_a_manifest(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 9, "-d", "both", "--format", "json")
    pairs = tmp_path / "pairs"
    pairs.mkdir()
    for path in (tmp_path / "set").glob("pair_*.json"):
        shutil.copy(path, pairs)
    code, report = validate(weft, pairs)
    assert code == 0 and report["rows"] == 9
    (pairs / "pair_000004.cuda.json").unlink()
    code, report = validate(weft, pairs)
    assert code == 1 and report["failed_rows"] == 1


def bare_rows(weft: Path, folder: Path, *args) -> list[dict]:
    sets.generate(weft, folder, "-n", 12, "--format", "jsonl", "--splits", "1,0,0", *args)
    return [
        json.loads(line) for line in (folder / "data/train-00000-of-00001.jsonl").read_text().splitlines()
    ]


def write_bare(folder: Path, rows: list[dict]) -> Path:
    """Rows in a data file without a manifest."""
    folder.mkdir(exist_ok=True)
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows))
    return folder


def test_adjoints_that_vanish_are_found_without_a_manifest(weft, tmp_path):
    rows = bare_rows(weft, tmp_path / "set")
    bare = write_bare(tmp_path / "bare", rows)
    code, report = validate(weft, bare)
    assert code == 0 and report["rows"] == 12
    with_adjoints = sum(row["cpp_backward"] != "" for row in rows)
    for row in rows:
        row["cpp_backward"] = ""
        row["tokens"] |= {name: 0 for name in row["tokens"] if name.startswith("cpp_backward_")}
    write_bare(bare, rows)
    code, report = validate(weft, bare)
    assert with_adjoints >= 6
    assert code == 1 and report["failed_rows"] == report["checks"]["recompile"]["failed"] == with_adjoints
    code, report = validate(weft, bare, "--no-backward")
    assert code == 0, report["findings"][:3]


def test_a_set_without_backward_says_so_itself(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 12, "--format", "jsonl", "--no-backward")
    assert validate(weft, tmp_path / "set")[0] == 0


def test_rows_of_an_older_schema_are_checked_by_what_it_means(weft, tmp_path):
    rows = [row for row in bare_rows(weft, tmp_path / "set") if row["gradient"]["kind"] != "unknown"]
    assert len(rows) > 5
    for row in rows:
        row["schema_version"] = 1
    bare = write_bare(tmp_path / "bare", rows)
    code, report = validate(weft, bare)
    assert code == 0 and report["schema_versions"] == {"1": len(rows)}
    rows[3]["gradient"] = {"kind": "unknown", "reason": "too-long"}
    code, report = validate(weft, write_bare(bare, rows))
    assert code == 1 and report["checks"]["schema"]["failed"] >= 1, "schema 1 has no such word"


def test_rows_made_before_there_was_a_structure_are_judged_by_canonical(weft, tmp_path):
    """Their splits followed from `canonical`, and so do their duplicates."""
    rows = bare_rows(weft, tmp_path / "set")
    for row in rows:
        del row["structure"]
        row["schema_version"] = 2
        row["split"] = "train" if int(row["canonical"][:16], 16) / 2**64 < 0.5 else "test"
    bare = write_bare(tmp_path / "bare", rows)
    code, report = validate(weft, bare, "--splits", "0.5,0,0.5")
    assert code == 0, report["findings"][:3]
    rows[0]["split"] = "test" if rows[0]["split"] == "train" else "train"
    code, report = validate(weft, write_bare(bare, rows), "--splits", "0.5,0,0.5")
    assert code == 1 and report["checks"]["split"]["failed"] == 1


@pytest.mark.parametrize(
    "entry",
    [
        {"path": "../outside.jsonl"},
        {"path": "data/../../outside.jsonl"},
        {"path": "/outside.jsonl"},
        {"path": ""},
        {"path": "pair_000000.json", "last": "pair_18446744073709551615.json", "files": 1},
        {"path": "pair_000009.json", "last": "pair_000001.json", "files": 1},
        {"path": "pairs", "last": "pair_000001.json", "files": 1},
    ],
)
def test_a_manifest_names_files_of_its_own_folder(weft, tmp_path, entry):
    whole = tmp_path / "whole"
    sets.generate(weft, whole, "-n", 2, "--format", "jsonl")
    shutil.copy(next((whole / "data").iterdir()), tmp_path / "outside.jsonl")
    manifest = json.loads((whole / "manifest.json").read_text())
    manifest["files"][0].update(entry)
    (whole / "manifest.json").write_text(json.dumps(manifest))
    done = sets.run(weft, "validate", whole, check=False, timeout=60)
    assert done.returncode == 3 and "path" in done.stderr


def test_an_unfinished_set_is_not_well(weft, tmp_path):
    folder = tmp_path / "set"
    sets.generate(weft, folder, "-n", 40, "--format", "jsonl", "--shards", 2)
    (folder / "manifest.json").unlink()
    done = sets.run(weft, "validate", folder, check=False)
    assert done.returncode == 1 and "not finished" in done.stdout and "all well" not in done.stdout
    for path in (folder / "data").iterdir():
        path.unlink()
    done = sets.run(weft, "validate", folder, check=False)
    assert done.returncode == 3 and "not finished" in done.stderr


def test_files_without_rows_are_errors(weft, tmp_path):
    (tmp_path / "empty.jsonl").write_text("")
    done = sets.run(weft, "validate", tmp_path / "empty.jsonl", check=False)
    assert done.returncode == 1 and "no rows" in done.stdout
    assert sets.run(weft, "validate", tmp_path / "nothing.jsonl", check=False).returncode == 3
    assert sets.run(weft, "validate", check=False).returncode == 2


def test_the_report_never_follows_a_link(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 3, "--format", "jsonl")
    (tmp_path / "precious").write_text("mine")
    (tmp_path / "set/validation.json").symlink_to("../precious")
    assert validate(weft, tmp_path / "set")[0] == 0
    assert (tmp_path / "precious").read_text() == "mine"
    assert not (tmp_path / "set/validation.json").is_symlink()


def test_categories_follow_the_policy_as_far_as_chance_allows(weft, tmp_path):
    sets.generate(
        weft, tmp_path / "set", "-n", 150, "--format", "jsonl", "--splits", "1,0,0", "-c", "math,vector:2"
    )
    rows = [json.loads(line) for path in sets.data_files(tmp_path / "set") for line in path.open()]
    code, report = validate(weft, write_bare(tmp_path / "bare", rows))
    assert code == 0 and report["checks"]["shares"]["checked"] == 1
    few = [row for row in rows if row["category"] == "vector"][:50] + [rows[0]]
    few += [row for row in rows if row["category"] == "math"]
    few = sorted({row["index"]: row for row in few}.values(), key=lambda row: row["index"])
    assert validate(weft, write_bare(tmp_path / "bare", few))[0] == 0, "100 of 150: chance does so"
    none = [row for row in rows if row["category"] == "vector"]
    code, report = validate(weft, write_bare(tmp_path / "bare", none))
    assert code == 1 and {finding["check"] for finding in report["findings"]} == {"shares"}
    assert validate(weft, tmp_path / "bare", "--category", "vector")[0] == 0, "these were chosen"


@pytest.mark.parametrize("form", sets.FORMATS)
def test_a_sample_of_any_file(weft, tmp_path, form):
    sets.generate(weft, tmp_path / "set", "-n", 60, "--format", form, "--splits", "1,0,0")
    bare = tmp_path / "bare"
    bare.mkdir()
    for path in (
        (tmp_path / "set").glob("pair_*.json") if form == "json" else sets.data_files(tmp_path / "set")
    ):
        shutil.copy(path, bare)
    for folder in (tmp_path / "set", bare):
        for count, checked in ((10, 10), (7, 7), (60, 60), (100, 60)):
            code, report = validate(weft, folder, "--sample", count)
            assert (code, report["rows"]) == (0, checked)


def test_one_file_is_judged_alike_by_any_number_of_threads(weft, whole, tmp_path):
    rows = [json.loads(line) for line in (whole / "data/train-00000-of-00001.jsonl").read_text().splitlines()]
    for row in rows[::7]:
        row["description"] += " "
    bare = write_bare(tmp_path / "bare", rows)
    reports = []
    for threads in (1, 5):
        code, report = validate(weft, bare, "--threads", threads)
        assert code == 1
        reports.append(report)
    assert reports[0] == reports[1]
    assert [finding["place"] for finding in reports[0]["findings"] if finding["check"] == "again"] == [
        f"rows.jsonl:{i + 1}" for i in range(0, 60, 7)
    ]


def test_the_first_failure_ends_it(weft, whole, tmp_path):
    rows = [json.loads(line) for line in (whole / "data/train-00000-of-00001.jsonl").read_text().splitlines()]
    for row in rows:
        row["id"] = "0" * 32
    for _ in range(4):
        rows += [{**row, "index": row["index"] + len(rows)} for row in rows]
    code, report = validate(weft, write_bare(tmp_path / "bare", rows), "--fail-fast", "--threads", 1)
    assert code == 1 and report["rows"] < len(rows)


def test_grown_kernels_are_checked_as_rows(weft, tmp_path):
    done = sets.run(weft, "validate", "-n", 30, "-s", 7, "-c", "math,vector:2", "--index", 5, "--json")
    report = json.loads(done.stdout)
    assert report["rows"] == report["made_again"] == 30 and report["checks"]["recompile"]["checked"] == 30
    assert set(report["categories"]) == {"math", "vector"}
    assert sets.run(weft, "validate", tmp_path, "-n", 3, check=False).returncode == 2


@pytest.mark.parametrize("task", ["python-cuda", "forward-backward"])
@pytest.mark.parametrize("view", ["messages", "prompt"])
def test_chat_views_are_made_again(weft, tmp_path, task, view):
    folder = tmp_path / "set"
    sets.generate(weft, folder, "-n", 20, "--task", task, "--view", view, "-d", "both", "--splits", "1,0,0")
    code, report = validate(weft, folder)
    rows = sets.jsonl_rows(folder)
    assert code == 0 and report["made_again"] == len(rows) > 10, report["findings"][:3]
    if view == "messages":
        rows[4]["messages"][1]["content"] += " "
    else:
        rows[4]["completion"] += " "
    code, report = validate(weft, write_bare(tmp_path / "bare", rows))
    assert code == 1 and [(f["check"], f["place"]) for f in report["findings"]] == [("again", "rows.jsonl:5")]


def test_figures_of_a_set_that_is_not_whole_come_with_the_reason(weft, tmp_path):
    folder = tmp_path / "set"
    sets.generate(weft, folder, "-n", 8, "--format", "jsonl", "--shards", 2, "--splits", "1,0,0")
    assert sets.run(weft, "stats", folder).stderr == ""
    (folder / "data" / "train-00001-of-00002.jsonl").unlink()
    done = sets.run(weft, "stats", folder, check=False)
    assert done.returncode == 1 and "train-00001-of-00002.jsonl is missing" in done.stderr
    (folder / "manifest.json").unlink()
    done = sets.run(weft, "stats", folder, check=False)
    assert done.returncode == 1 and "not finished" in done.stderr and "splits: train 4" in done.stdout


@pytest.mark.parametrize("column", ["license", "category", "difficulty"])
def test_parquet_holds_texts_and_numbers_that_are_none(weft, tmp_path, column):
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    sets.generate(weft, tmp_path / "set", "-n", 3, "--format", "parquet", "--splits", "1,0,0")
    table = parquet.read_table(tmp_path / "set" / "data" / "train-00000-of-00001.parquet")
    if column == "difficulty":
        damaged = arrow.array([-1] * 3, arrow.int64())
    else:
        raw = arrow.array([b"\xff\x1b[31m"] * 3, arrow.binary())
        damaged = arrow.Array.from_buffers(arrow.utf8(), len(raw), raw.buffers())
    at = table.schema.get_field_index(column)
    parquet.write_table(table.set_column(at, table.schema.field(at), damaged), tmp_path / "rows.parquet")
    done = sets.run(weft, "stats", tmp_path / "rows.parquet", check=False)
    wrong = "below zero" if column == "difficulty" else "not UTF-8"
    assert done.returncode == 1 and f"`{column}`" in done.stderr and wrong in done.stderr, done.stderr
    done = sets.run(weft, "validate", tmp_path / "rows.parquet", check=False)
    assert done.returncode == 1 and wrong in done.stdout


def test_pairs_of_the_earlier_scripts_are_checked_as_far_as_they_go(weft, tmp_path):
    root = Path(__file__).parents[2]
    earlier = [
        sys.executable,
        root / "tools/oracle/earlier_way.py",
        "-n",
        12,
        "-o",
        tmp_path / "pairs",
        "-d",
        "cuda",
    ]
    subprocess.run([str(word) for word in earlier], check=True, capture_output=True)
    code, report = validate(weft, tmp_path / "pairs")
    assert code == 0, report["findings"][:3]
    assert report["rows"] == 12
    first, second = (tmp_path / "pairs" / f"pair_00000{i}.json" for i in (3, 7))
    for path, key, old, new in (
        (first, "cpp_forward", "var_0", "var_9"),
        (second, "python_source", "tid", "t id"),
    ):
        pair = json.loads(path.read_text())
        assert old in pair[key]
        path.write_text(json.dumps({**pair, key: pair[key].replace(old, new, 1)}))
    code, report = validate(weft, tmp_path / "pairs")
    assert code == 1
    assert [(f["check"], f["place"].split("pair_000")[1][:8]) for f in report["findings"]] == [
        ("recompile", "003.json"),
        ("python", "007.json"),
    ]


def test_rows_of_the_first_version_are_read_and_checked(weft, tmp_path):
    corpus = (Path(__file__).parents[1] / "fuzz/corpus/rows.jsonl").read_text(encoding="utf-8")
    row = json.loads(corpus[1:])  # behind the letter that tells the fuzzer what it is
    assert row["weft_version"] == "0.1.0" and row["schema_version"] == 1 and "policy" not in row
    bare = write_bare(tmp_path / "bare", [row, {**row, "index": 1}])
    code, report = validate(weft, bare)
    assert code == 0, report["findings"]
    stats = json.loads(sets.run(weft, "stats", bare, "--json").stdout)
    assert stats["rows"] == 2 and stats["uniqueness"]["exact_duplicates"] == 1
    write_bare(tmp_path / "bare", [{**row, "cpp_forward": row["cpp_forward"].replace("3.12", "3.13")}])
    code, report = validate(weft, bare)
    assert code == 1 and {finding["check"] for finding in report["findings"]} == {"recompile"}
