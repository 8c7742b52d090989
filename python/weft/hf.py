"""Rows straight into Hugging Face's `datasets`, and a reward for trainers. Needs `datasets`; nothing is downloaded.

>>> import weft.hf
>>> weft.hf.dataset(10_000, task="python-cuda")             # datasets.Dataset, ready for TRL's SFTTrainer
>>> weft.hf.iterable(10_000_000, device="both")             # streamed: rows are made when they are read
>>> trainer = GRPOTrainer(reward_funcs=weft.hf.Reward("data/set"), …)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from weft._program import Scorer
from weft._rows import Row, generate, generate_arrow

if TYPE_CHECKING:
    import os

    import datasets


def dataset(
    n: int = 100,
    seed: int = 42,
    categories: str | Sequence[str] | Mapping[str, int] | None = None,
    device: str | None = None,
    **options: Any,
) -> datasets.Dataset:
    """The rows of weft.generate(), in memory."""
    import datasets
    import pyarrow

    return datasets.Dataset(pyarrow.table(generate_arrow(n, seed, categories, device, **options)))


def iterable(
    n: int = 100,
    seed: int = 42,
    categories: str | Sequence[str] | Mapping[str, int] | None = None,
    device: str | None = None,
    *,
    shards: int = 1,
    **options: Any,
) -> datasets.IterableDataset:
    """The same, streamed. `shards` are ranges of indexes, which the workers of a DataLoader share out among themselves."""
    import datasets

    if not 1 <= shards <= n:
        raise ValueError(f"there are 1 to {n} shards, not {shards}")
    bounds = [n * i // shards for i in range(shards + 1)]
    features = dataset(1, seed, categories, device, **options).features
    return datasets.IterableDataset.from_generator(
        _rows,
        features=features,
        gen_kwargs={
            "ranges": list(zip(bounds, bounds[1:], strict=False)),
            "options": {"seed": seed, "categories": categories, "device": device, **options},
        },
    )


def _rows(ranges: Sequence[tuple[int, int]], options: Mapping[str, Any]) -> Iterator[Row]:
    for first, end in ranges:
        yield from generate(end, first=first, **options)


class Reward:
    """A reward function for TRL's GRPOTrainer, over a view of a set: 1.0 for an answer that is right, 0.0 for another, None
    for one that cannot be judged here, which the trainer passes over. It is handed the columns `id` and `task` of the prompts."""

    def __init__(self, data: str | os.PathLike[str], **options: Any):
        """`data` is the set whose questions are asked; the options are those of weft.Scorer."""
        self.__name__ = "weft"
        self._scorer = Scorer(data, **options)

    def __call__(
        self, completions: Sequence[Any], *, id: Sequence[str], task: Sequence[str], **_: Any
    ) -> list[float | None]:
        verdicts = [
            self._scorer({"id": row, "task": asked, "completion": completion})
            for completion, row, asked in zip(completions, id, task, strict=True)
        ]
        return [None if verdict["score"] is None else float(verdict["score"]) for verdict in verdicts]

    def close(self) -> None:
        self._scorer.close()
