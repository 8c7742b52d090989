#!/usr/bin/env python3
"""Loads sets of every format with the readers people use and compares them row for row.

loads.py WEFT [-n 10000] [-d both]      the test suite does the same for small n
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

import sets

os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("HF_DATASETS_OFFLINE", "1")


def plain(value):
    """Values without the wrappers of a reader: numpy scalars and arrays, missing values."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, float) and value != value:
        return None
    return value


def by_index(rows) -> list[dict]:
    return sorted((plain(row) for row in rows), key=lambda row: row["index"])


def with_datasets(folder: Path, form: str) -> list[dict]:
    import datasets

    datasets.disable_progress_bars()
    cache = tempfile.mkdtemp(prefix="weft-hf-")
    if form == "json":
        pairs = []
        for name in datasets.get_dataset_config_names(str(folder)):
            for split, part in datasets.load_dataset(str(folder), name, cache_dir=cache).items():
                assert all(metadata["split"] == split for metadata in part["metadata"])
                pairs += part
        return sets.rows_of_pairs(plain(pair) for pair in pairs)
    loaded = datasets.load_dataset(str(folder), cache_dir=cache)
    for split, part in loaded.items():
        assert all(row == split for row in part["split"])
    return by_index(row for part in loaded.values() for row in part)


def with_pandas(folder: Path, form: str) -> list[dict]:
    import pandas as pd

    rows = []
    for path in sets.data_files(folder):
        if form == "parquet":
            frame = pd.read_parquet(path)
        else:
            compression = "zstd" if form == "jsonl.zst" else None
            # without precise_float pandas reads 0.417 as 0.41700000000000004
            frame = pd.read_json(path, lines=True, compression=compression, dtype=False, precise_float=True)
        rows += frame.astype(object).where(frame.notna(), None).to_dict("records")
    return by_index(rows)


def with_polars(folder: Path, form: str) -> list[dict]:
    import polars as pl

    read = pl.read_parquet if form == "parquet" else pl.read_ndjson
    return by_index(row for path in sets.data_files(folder) for row in read(path).to_dicts())


def with_duckdb(folder: Path, form: str) -> list[dict]:
    import duckdb

    rows = []
    for path in sets.data_files(folder):
        if form == "parquet":
            table = duckdb.sql(f"select * from read_parquet('{path}')").to_arrow_table()
        else:
            limit = "maximum_object_size=104857600, sample_size=-1"
            table = duckdb.sql(
                f"select * from read_json('{path}', format='newline_delimited', {limit})"
            ).to_arrow_table()
        rows += table.to_pylist()
    return by_index(rows)


def with_arrow_json(folder: Path, form: str) -> list[dict]:
    import pyarrow.json as pj

    options = pj.ReadOptions(block_size=64 << 20)
    return by_index(
        row for path in sets.data_files(folder) for row in pj.read_json(path, options).to_pylist()
    )


READERS = {
    "json": [with_datasets],
    "jsonl": [with_datasets, with_pandas, with_polars, with_duckdb, with_arrow_json],
    "jsonl.zst": [with_datasets, with_pandas],
    "parquet": [with_datasets, with_pandas, with_polars, with_duckdb],
}


def same(left, right) -> bool:
    """Equal but for readers that cannot tell a column of nulls, or make a string of a date or a number."""
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(same(left[key], right[key]) for key in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return left == right or str(left) == str(right)


def check(weft: Path, work: Path, n: int, device: str) -> dict[str, list[dict]]:
    """Makes the set in every format and reads each in every way; all must hold the same rows."""
    made = {}
    for form in sets.FORMATS:
        folder = work / f"{form.replace('.', '-')}-{n}-{device}"
        sets.generate(weft, folder, "-n", n, "-d", device, "--format", form)
        made[form] = sets.rows_of(folder, form)
        assert len(made[form]) == n
        assert [row["index"] for row in made[form]] == list(range(n))
        for reader in READERS[form]:
            rows = reader(folder, form)
            assert len(rows) == n, f"{reader.__name__}, {form}: {len(rows)} rows"
            for ours, theirs in zip(made[form], rows, strict=True):
                for key, value in ours.items():
                    assert same(value, theirs[key]), f"{reader.__name__}, {form}, row {ours['index']}: {key}"
    for form in sets.FORMATS[1:]:
        for ours, theirs in zip(made["json"], made[form], strict=True):
            assert ours == theirs, f"json and {form} differ in row {ours['index']}"
    return made


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft", type=Path)
    parser.add_argument("-n", type=int, default=10000)
    parser.add_argument("-d", default="both")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="weft-loads-") as work:
        made = check(args.weft.resolve(), Path(work), args.n, args.d)
    print(json.dumps({form: len(rows) for form, rows in made.items()}))


if __name__ == "__main__":
    sys.exit(main())
