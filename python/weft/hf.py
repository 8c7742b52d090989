"""Rows straight into Hugging Face's `datasets`, and rewards for trainers. Rows need `datasets`; nothing is downloaded.

>>> import weft.hf
>>> weft.hf.dataset(10_000, task="python-cuda")             # datasets.Dataset, ready for TRL's SFTTrainer
>>> weft.hf.iterable(10_000_000, device="both")             # streamed: rows are made when they are read
>>> weft.hf.dataset(10_000, task="text-python", view="verl")  # also prompt, prompt-messages, preference, verifiers
>>> trainer = GRPOTrainer(reward_funcs=weft.hf.Reward("data/set"), …)
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from weft._program import Scorer
from weft._rows import Row, generate, generate_arrow

if TYPE_CHECKING:
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
    """What trainers call to learn how good answers are, over a view of a set: 1.0 for one that is right, 0.0 for another.
    One `weft score` answers all of it, whatever thread asks. The object itself is a reward function of TRL's GRPOTrainer,
    `verl` is one of verl's, `verifiers` one of a rubric of verifiers'."""

    def __init__(self, data: str | os.PathLike[str], *, unjudged: float | None = None, **options: Any):
        """`data` is the set whose questions are asked. An answer that cannot be judged here (CUDA code without a GPU) is worth
        `unjudged`; None, which TRL passes over, is 0.0 for the others. The options are those of weft.Scorer."""
        self.__name__ = "weft"
        self._unjudged = unjudged
        self._scorer = Scorer(data, **options)

    def _scores(self, answers: Iterable[tuple[str, str, Any]]) -> list[float | None]:
        """Of ids, tasks and what was said."""
        verdicts = self._scorer.judge(
            {"id": row, "task": task, "completion": completion} for row, task, completion in answers
        )
        scores = [verdict["score"] for verdict in verdicts]
        return [self._unjudged if score is None else float(score) for score in scores]

    def __call__(
        self, completions: Sequence[Any], *, id: Sequence[str], task: Sequence[str], **_: Any
    ) -> list[float | None]:
        """For TRL, which hands over the columns of the prompts."""
        return self._scores(zip(id, task, completions, strict=True))

    def verl(
        self, data_source: str, solution_str: str, ground_truth: str, extra_info: Mapping[str, Any], **_: Any
    ) -> float:
        """For verl: a `compute_score` over rows of the view verl."""
        return self._scores([(extra_info["id"], extra_info["task"], solution_str)])[0] or 0.0

    def verifiers(self, completion: Any, info: Mapping[str, Any], **_: Any) -> float:
        """For verifiers: a function of a rubric, over rows of the view verifiers."""
        said = completion if isinstance(completion, str) else [_plain(message) for message in completion]
        return self._scores([(info["id"], info["task"], said)])[0] or 0.0

    def close(self) -> None:
        self._scorer.close()


def _plain(message: Any) -> dict[str, Any]:
    """A message as a dict, whatever a trainer's own class for it is."""
    if isinstance(message, Mapping):
        return {"role": message["role"], "content": message["content"]}
    return {"role": message.role, "content": message.content}


_rewards: dict[tuple[int, str, str], Reward] = {}


def verl_score(
    data_source: str,
    solution_str: str,
    ground_truth: str,
    extra_info: Mapping[str, Any],
    *,
    data: str,
    **options: Any,
) -> float:
    """The same for verl's configuration, which names a module and a function:

    reward.custom_reward_function.path=pkg://weft.hf, ….name=verl_score, +….reward_kwargs.data=data/set
    """
    # A judge cannot be shared by processes: verl's workers are forked.
    key = (os.getpid(), data, repr(sorted(options.items())))
    reward = _rewards.get(key)
    if reward is None:
        reward = _rewards[key] = Reward(data, **options)
    return reward.verl(data_source, solution_str, ground_truth, extra_info)
