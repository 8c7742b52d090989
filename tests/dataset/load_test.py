"""Sets load as their users would load them, and hold the same rows in every format."""

import hashlib
import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import loads
import sets


@pytest.mark.parametrize("n, device", [(1, "both"), (7, "cpu"), (100, "both")])
def test_every_format_loads_everywhere(weft, tmp_path, n, device):
    made = loads.check(weft, tmp_path, n, device)
    for row in made["jsonl"]:
        assert row["id"] == hashlib.sha256(row["python_source"].encode()).hexdigest()[:32]
        assert (row["cuda_forward"] is None) == (device == "cpu")
        assert (row["cpp_backward"] == "") == ("enable_backward=False" in row["python_source"])


def test_pairs_load_by_split_also_where_some_are_gone(weft, tmp_path):
    options = ["-n", 60, "-c", "arithmetic", "--difficulty", 1, "--format", "json", "--splits", "0.6,0.2,0.2"]
    sets.generate(weft, tmp_path / "all", *options, "--license", "mine: all | rights")
    sets.run(weft, "dedup", tmp_path / "all", "-o", tmp_path / "less", "--by", "structure")
    assert len(sets.pair_rows(tmp_path / "less")) < 60, "the test needs duplicates"
    for folder in (tmp_path / "all", tmp_path / "less"):
        rows = sets.pair_rows(folder)
        assert {row["split"] for row in rows} == {"train", "validation", "test"}
        assert loads.with_datasets(folder, "json") == rows


@pytest.mark.parametrize("form", ["jsonl", "json"])
def test_held_out_families_load_as_a_split_of_their_own(weft, tmp_path, form):
    import datasets

    folder = tmp_path / form
    sets.generate(
        weft, folder, "-n", 12, "--mix", "real", "--no-backward", "--format", form, "--test-families", "0.6"
    )
    loaded = datasets.load_dataset(str(folder), cache_dir=str(tmp_path / "cache"))
    assert {"train", "test_families"} <= set(loaded)


def test_the_card_of_cuda_pairs_says_what_the_older_keys_hold(weft, tmp_path):
    for device, says in (("cuda", True), ("both", True), ("cpu", False)):
        sets.generate(weft, tmp_path / device, "-n", 3, "-d", device)
        card = (tmp_path / device / "README.md").read_text()
        assert ("CUDA code" in card.split("| `cpp_forward` |")[1].split("\n")[0]) == says
        assert ("hold **CUDA code**" in card) == says


def test_no_backward_empties_the_backward_columns_and_nothing_else(weft, tmp_path):
    sets.generate(weft, tmp_path / "with", "-n", 20, "-d", "both", "--format", "jsonl")
    sets.generate(weft, tmp_path / "without", "-n", 20, "-d", "both", "--format", "jsonl", "--no-backward")
    for full, half in zip(
        sets.jsonl_rows(tmp_path / "with"), sets.jsonl_rows(tmp_path / "without"), strict=True
    ):
        assert half["cpp_backward"] == "" and half["cuda_backward"] == ""
        assert sets.without(full, ["cpp_backward", "cuda_backward"], "") == half


def test_a_stream_is_the_set(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 150, "--format", "jsonl", "--splits", "1,0,0")
    text = (tmp_path / "set/data/train-00000-of-00001.jsonl").read_text()
    for threads in (1, 3):
        done = sets.run(weft, "generate", "-n", 150, "-o", "-", "--splits", "1,0,0", "--threads", threads)
        assert done.stdout == text


def test_a_stream_of_shards_is_the_stream(weft):
    options = ["generate", "-o", "-", "-n", 150, "--threads", 3]
    whole = sets.run(weft, *options).stdout
    parts = [sets.run(weft, *options, "--shard", f"{shard}/4").stdout for shard in range(4)]
    assert all(parts) and "".join(parts) == whole


@pytest.mark.parametrize("option", ["--dedup", "--resume", "--force", "--json"])
def test_a_stream_refuses_what_needs_a_folder(weft, option):
    done = sets.run(weft, "generate", "-n", 5, "-o", "-", option, check=False)
    assert (done.returncode, done.stdout) == (2, "") and option in done.stderr


def test_any_row_of_a_zst_file_is_reached_as_the_documents_say(weft, tmp_path):
    document = (Path(__file__).parents[2] / "docs/dataset.md").read_text(encoding="utf-8")
    reader: dict = {}
    exec(re.search(r"<!-- [^>]*load_test[^>]*-->\n```python\n(.*?)```", document, re.DOTALL)[1], reader)
    sets.generate(
        weft, tmp_path / "set", "-n", 120, "-d", "both", "--format", "jsonl.zst", "--splits", "1,0,0"
    )
    [path] = sets.data_files(tmp_path / "set")
    rows = sets.zst_rows(tmp_path / "set")
    for number in (119, 0, 60, 1, 118):
        assert reader["row_at"](path, number) == rows[number]
    with pytest.raises(IndexError):
        reader["row_at"](path, 120)
    seek_table = path.read_bytes()[-13:]
    assert int.from_bytes(seek_table[4:8], "little") > 2, "the test needs several frames"


def test_parquet_has_a_page_index_and_zstd(weft, tmp_path):
    import pyarrow.parquet as pq

    sets.generate(weft, tmp_path / "set", "-n", 50, "-d", "both", "--format", "parquet")
    file = pq.ParquetFile(sets.data_files(tmp_path / "set")[0])
    column = file.metadata.row_group(0).column(1)
    assert column.compression == "ZSTD"
    assert column.has_offset_index and column.has_column_index
