"""generate: rows of kernels with their code, made on the spot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from weft import _core

Row = dict[str, Any]


class Category(NamedTuple):
    name: str
    text: str
    in_default_mix: bool  # False: made only when it is named


class Column(NamedTuple):
    name: str
    text: str
    nullable: bool


def categories() -> list[Category]:
    """What kernels can be asked for."""
    return [Category(*each) for each in _core.categories()]


def columns() -> list[Column]:
    """The columns of a row, in their order."""
    return [Column(*each) for each in _core.columns()]


def _generation(
    n: int,
    seed: int,
    categories: str | Sequence[str] | Mapping[str, int] | None,
    device: str | None,
    *,
    difficulty: int | str | None = None,
    mix: str = "balanced",
    backward: bool = True,
    standalone: bool = False,
    task: str | Mapping[str, int] | None = None,
    view: str = "messages",
    system: str = "",
    keep_comments: bool = False,
    max_tokens: int = 0,
    max_bytes: int = 0,
    splits: Sequence[float] | str = "0.9,0.05,0.05",
    test_families: float | str | None = None,
    exclude: str = "",
    license: str = "apache-2.0",
    threads: int = 0,
) -> _core.Generation:
    options = {
        "n": n,
        "seed": seed,
        "categories": _weights(categories),
        "difficulty": "" if difficulty is None else str(difficulty),
        "mix": mix,
        "device": device or "",
        "backward": backward,
        "standalone": standalone,
        "task": _weights(task),
        "view": view,
        "system": system,
        "keep_comments": keep_comments,
        "max_tokens": max_tokens,
        "max_bytes": max_bytes,
        "splits": splits if isinstance(splits, str) else ",".join(str(each) for each in splits),
        "test_families": "" if test_families is None else str(test_families),
        "exclude": exclude,
        "license": license,
    }
    return _core.Generation(options, threads)


def _weights(names: str | Sequence[str] | Mapping[str, int] | None) -> str:
    """As the command line writes it: loop,vector:2."""
    if names is None:
        return ""
    if isinstance(names, str):
        return names
    if isinstance(names, Mapping):
        return ",".join(f"{name}:{weight}" for name, weight in names.items())
    return ",".join(names)


def generate(
    n: int = 100,
    seed: int = 42,
    categories: str | Sequence[str] | Mapping[str, int] | None = None,
    device: str | None = None,
    *,
    first: int = 0,
    **options: Any,
) -> Iterator[Row]:
    """n rows as dicts, each what a line of `weft generate --format jsonl` with the same options holds; `first` leaves out those before it.

    `device` is "cpu" (unless a task needs another), "cuda" or "both". The options are those of the command:
    difficulty=3 or "2-4", mix, backward, standalone, task and view, system, keep_comments, max_tokens, max_bytes, splits,
    test_families, license; exclude is the text of a list that `weft hash` printed; threads of 0 are all cores. Rows are made
    ahead by these threads, in the order of their indexes.
    """
    return _generation(n, seed, categories, device, **options).rows(first)


class ArrowRows:
    """Rows in columns, for whatever reads the Arrow C stream interface. Every reading makes them again."""

    def __init__(self, generation: _core.Generation):
        self._generation = generation

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """The schema is weft's own: the interface lets a producer pass over a wish."""
        return self._generation.arrow()


def generate_arrow(
    n: int = 100,
    seed: int = 42,
    categories: str | Sequence[str] | Mapping[str, int] | None = None,
    device: str | None = None,
    **options: Any,
) -> ArrowRows:
    """The rows of generate() in columns: pyarrow.table(…), polars.DataFrame(…), duckdb and pandas read it without copies."""
    return ArrowRows(_generation(n, seed, categories, device, **options))


def row(seed: int, index: int, **options: Any) -> Row | None:
    """One row by its place in a run, with the options of generate(); None where they leave it out."""
    if index < 0:
        raise ValueError("an index is not below 0")
    return _generation(
        index + 1, seed, options.pop("categories", None), options.pop("device", None), **options
    ).row(index)
