"""Sets in object stores (s3://bucket/set, gs://…), through Arrow's file systems. A shard is made in a folder of the machine that
makes it and put up when it is whole, its record (manifest-K-of-N.json) last: a shard without one counts as not made. An object
appears whole or not at all, and the bytes of a shard are always the same, so two that put up one shard do no harm; there is no
lock, and no other way to keep two different sets from one place than to look before."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote, urlsplit

from weft import _end
from weft._program import WeftError
from weft._shards import Plan, run

SCHEMES = ("s3", "gs", "gcs", "abfs", "abfss")
LARGEST_RECORD = 64 << 20  # bytes; a real one has some ten thousand
OPTIONS = ".weft/options.json"
SHORTEST_KEY = 4  # what is shorter is part of many words


def shown(uri: str) -> str:
    """An address for messages: without keys and options. A key with a slash in it ends in the path, so all before the last @ is
    left out."""
    scheme, mark, place = uri.partition("?")[0].partition("://")
    return scheme + mark + place.rpartition("@")[2]


def without_keys(text: str, uri: str) -> str:
    """What a store's own library says of it."""
    text = text.replace(uri, shown(uri))
    place = uri.partition("?")[0].partition("://")[2]
    for key in place.rpartition("@")[0].split(":"):
        for spelled in (key, unquote(key), quote(unquote(key), safe="")):
            text = text.replace(spelled, "…") if len(spelled) >= SHORTEST_KEY else text
    return text


class Store:
    """A place in an object store, and the few things that are done there."""

    def __init__(self, uri: str):
        self._uri = uri
        self.shown = shown(uri)
        try:
            address = urlsplit(uri)
        except ValueError as error:
            raise WeftError(f"{self.shown} is no address: {without_keys(str(error), uri)}", 2) from None
        parts = address.path.strip("/").split("/")
        if address.scheme not in SCHEMES:
            raise WeftError(
                f"{self.shown}: sets are written to folders and to {', '.join(f'{each}://' for each in SCHEMES)}",
                2,
            )
        if not address.netloc or any(part in ("", ".", "..") for part in parts):
            raise WeftError(
                f"{self.shown}: a set has a bucket and a path below it, as in s3://bucket/sets/one", 2
            )
        try:
            from pyarrow import fs
        except ImportError as error:
            raise WeftError(f'object stores need pyarrow ({error}): pip install "weft[store]"') from None
        with self._told("open"):
            self._files, self._path = fs.FileSystem.from_uri(uri)

    def size(self, name: str) -> int | None:
        """Of an object; None: there is none."""
        with self._told("look for", name):
            found = self._files.get_file_info(self._at(name))
        return found.size if found.is_file else None

    def sizes(self, folder: str) -> dict[str, int]:
        """All objects below a folder, by name."""
        from pyarrow import fs

        selector = fs.FileSelector(self._at(folder), recursive=True, allow_not_found=True)
        with self._told("list", folder):
            found = self._files.get_file_info(selector)
        return {each.path.removeprefix(self._path + "/"): each.size for each in found if each.is_file}

    def read(self, name: str) -> bytes | None:
        """An object of the size of a record; None: there is none."""
        size = self.size(name)
        if size is None:
            return None
        if size > LARGEST_RECORD:
            raise WeftError(f"{self.shown}/{name} has {size:,} bytes: weft did not put it there")
        with self._told("read", name), self._files.open_input_file(self._at(name)) as file:
            data: bytes = file.read(LARGEST_RECORD)
        if len(data) != size:
            raise WeftError(f"{self.shown}/{name}: {len(data):,} of {size:,} bytes came")
        return data

    def put(self, path: Path, name: str) -> None:
        """A file, under its name here. What was put up is looked at again: a stream that broke may leave less."""
        from pyarrow import fs

        with self._told("write", name):
            fs.copy_files(str(path), self._at(name), fs.LocalFileSystem(), self._files)
        there, size = self.size(name), path.stat().st_size
        if there != size:
            raise WeftError(f"{self.shown}/{name}: {size:,} bytes were put up, and {there or 0:,} are there")

    def _at(self, name: str) -> str:
        return f"{self._path}/{name}"

    @contextmanager
    def _told(self, doing: str, name: str = "") -> Iterator[None]:
        """Whatever a store answers becomes one line that says where."""
        import pyarrow

        try:
            yield
        except (OSError, ValueError, pyarrow.ArrowException) as error:
            place = f"{self.shown}/{name}" if name else self.shown
            said = without_keys(" ".join(str(error).split()), self._uri)
            raise WeftError(f"cannot {doing} {place}: {said}") from None


def record_name(plan: Plan, shard: int) -> str:
    return f"manifest-{shard:05}-of-{plan.shards:05}.json"


def parsed(data: bytes | None) -> dict[str, Any]:
    """What a record says; nothing where it is none, or not one of weft's."""
    try:
        found = json.loads(data or b"")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def check(plan: Plan) -> None:
    """That the place can be written to, and holds nothing else than shards of this set."""
    if plan.options.get("format") == "json":
        raise WeftError(
            "the format json has a file for each kernel; object stores take jsonl, jsonl.zst and parquet", 2
        )
    store = Store(plan.output)
    data = store.read(OPTIONS)
    if data is None:
        with _end.folder("weft-") as folder:
            path = Path(folder, "options.json")
            path.write_text(json.dumps({"options": plan.options}, indent=2) + "\n")
            store.put(path, OPTIONS)
        return
    there = parsed(data).get("options")
    if there != plan.options:
        different = [
            f"{name}: {value}, and there {there.get(name)}"
            for name, value in plan.options.items()
            if isinstance(there, dict) and there.get(name) != value
        ]
        raise WeftError(
            f"{store.shown} holds a data set made with other options: {'; '.join(different) or 'they cannot be read'}",
            2,
        )


def files_of(record: dict[str, Any]) -> dict[str, int]:
    """The data files that a record names, with their sizes."""
    listed = record.get("files")
    try:
        return {str(each["path"]): int(each["bytes"]) for each in listed or []}
    except (TypeError, KeyError, ValueError, OverflowError):
        return {}


def is_made(store: Store, plan: Plan, shard: int) -> bool:
    record = parsed(store.read(record_name(plan, shard)))
    files = files_of(record)
    return (
        record.get("options") == plan.options
        and (bool(files) or record.get("rows") == 0)
        and all(store.size(name) == size for name, size in files.items())
        and store.size(hashes_name(plan, shard)) is not None
    )


def hashes_name(plan: Plan, shard: int) -> str:
    return f".weft/hashes/{shard:05}-of-{plan.shards:05}.bin"


def make(plan: Plan, shard: int, threads: int) -> None:
    """Makes a shard and puts it up; one that is there is kept."""
    store = Store(plan.output)
    if is_made(store, plan, shard):
        return
    with _end.folder("weft-shard-") as folder:
        run(plan.command(shard, threads, folder), plan.folder)
        record = record_name(plan, shard)
        files = files_of(parsed(Path(folder, record).read_bytes()))
        for name in (*files, hashes_name(plan, shard), record):  # the record last
            store.put(Path(folder, name), name)


def join(plan: Plan, as_json: bool) -> str:
    """Joins the shards by their records, which are fetched; the data files stay where they are."""
    store = Store(plan.output)
    there = store.sizes("data")
    with _end.folder("weft-merge-") as folder:
        Path(folder, ".weft", "hashes").mkdir(parents=True)
        missing = []
        for shard in range(plan.shards):
            record, hashes = store.read(record_name(plan, shard)), store.read(hashes_name(plan, shard))
            said = parsed(record)
            files = files_of(said)
            if (
                record is None
                or hashes is None
                or not (files or said.get("rows") == 0)
                or any(there.get(name) != size for name, size in files.items())
            ):
                missing.append(shard)
                continue
            Path(folder, record_name(plan, shard)).write_bytes(record)
            Path(folder, hashes_name(plan, shard)).write_bytes(hashes)
        if missing:
            raise WeftError(
                f"{store.shown} is not whole: missing or damaged are the shards {', '.join(map(str, missing[:10]))}"
                f"{' …' if len(missing) > 10 else ''}; the same command makes them"
            )
        try:
            summary = run(["merge", folder, "--records", *(["--json"] if as_json else [])])
        except WeftError as error:
            raise WeftError(str(error).replace(folder, store.shown), error.code) from None
        for name in ("stats.json", "README.md", "run.json", "manifest.json"):  # the manifest last
            store.put(Path(folder, name), name)
    return summary.replace(os.fspath(folder), store.shown)
