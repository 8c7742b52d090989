"""What the tests of data sets share: making sets, comparing folders, reading rows with other people's readers."""

import hashlib
import json
import os
import re
import subprocess
from pathlib import Path

FORMATS = ["json", "jsonl", "jsonl.zst", "parquet"]
WITH_CLOCK = re.compile(
    r"(progress|run)(-\d+-of-\d+)?\.json|validation\.json"
)  # no comparison includes these
CODE = ["cpp_forward", "cpp_backward", "cuda_forward", "cuda_backward"]


def run(weft: Path, *args, env: dict | None = None, check: bool = True, timeout: int = 600):
    done = subprocess.run(
        [str(weft), *map(str, args)],
        capture_output=True,
        text=True,
        timeout=timeout,
        env={**os.environ, **(env or {})},
    )
    if check:
        assert done.returncode == 0, f"{args}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done


def generate(weft: Path, folder: Path, *args, **kwargs):
    return run(weft, "generate", "-o", folder, "--quiet", *args, **kwargs)


def fingerprint(folder: Path) -> dict[str, str]:
    """sha256 of every file of a set that is a function of the options alone."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not WITH_CLOCK.fullmatch(path.name)
    }


def record_again(folder: Path) -> None:
    """The manifest of a set whose data files a test has changed: as if they had been made so."""
    path = folder / "manifest.json"
    manifest = json.loads(path.read_text())
    for file in manifest["files"]:
        data = (folder / file["path"]).read_bytes()
        file |= {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    manifest["bytes"] = sum(file["bytes"] for file in manifest["files"])
    path.write_text(json.dumps(manifest))


def data_files(folder: Path) -> list[Path]:
    manifest = json.loads((folder / "manifest.json").read_text())
    return [folder / entry["path"] for entry in manifest["files"]]


def pair_rows(folder: Path) -> list[dict]:
    return rows_of_pairs(json.loads(path.read_text()) for path in sorted(folder.glob("pair_*.json")))


def rows_of_pairs(pairs) -> list[dict]:
    """The older layout, an object for each kernel and device, mapped to wide rows."""
    rows: dict[int, dict] = {}
    for pair in pairs:
        metadata = pair["metadata"]
        device = metadata.pop("device")
        row = rows.setdefault(metadata["index"], {**dict.fromkeys(CODE), **metadata})
        row["python_source"] = pair["python_source"]
        assert {key: row[key] for key in metadata} == metadata
        prefix = "cuda" if device == "cuda" else "cpp"
        row[f"{prefix}_forward"], row[f"{prefix}_backward"] = pair["cpp_forward"], pair["cpp_backward"]
        if device == "cuda":
            assert pair["cuda_forward"] == pair["cpp_forward"]
            assert pair["cuda_backward"] == pair["cpp_backward"]
    return [rows[index] for index in sorted(rows)]


def jsonl_rows(folder: Path) -> list[dict]:
    rows = [json.loads(line) for path in data_files(folder) for line in path.open(encoding="utf-8")]
    return sorted(rows, key=lambda row: row["index"])


def parquet_rows(folder: Path) -> list[dict]:
    import pyarrow.parquet as pq

    rows = [row for path in data_files(folder) for row in pq.read_table(path).to_pylist()]
    return sorted(rows, key=lambda row: row["index"])


def zst_rows(folder: Path) -> list[dict]:
    import pyarrow as pa

    rows = []
    for path in data_files(folder):
        with pa.CompressedInputStream(pa.OSFile(str(path)), "zstd") as stream:
            rows += [json.loads(line) for line in stream.read().decode().splitlines()]
    return sorted(rows, key=lambda row: row["index"])


def without(row: dict, columns: list[str], value) -> dict:
    """The row as a run makes it that leaves these texts out."""
    tokens = {name: 0 if name.rpartition("_")[0] in columns else n for name, n in row["tokens"].items()}
    return {**row, **dict.fromkeys(columns, value), "tokens": tokens}


def rows_of(folder: Path, form: str) -> list[dict]:
    read = {"json": pair_rows, "jsonl": jsonl_rows, "jsonl.zst": zst_rows, "parquet": parquet_rows}
    return read[form](folder)
