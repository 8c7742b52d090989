#!/usr/bin/env python3
"""From rows to a score, in about a minute on a CPU: a model of some hundred thousand numbers is made here, learns to write kernels from
their descriptions, and is judged by running what it writes. Needs torch and the Python package; nothing is downloaded.

    finetune.py [--rows N] [--seconds S] [--questions Q] [--level tokens|runs] [--seed S]

1. weft.generate: descriptions and kernels, as prompt and completion (docs/training.md).
2. A vocabulary of the words that occur, and a small transformer that has seen nothing yet.
3. Training on the split `train`; the loss is of the completion alone.
4. Questions of the other splits, whose structures it has not seen, answered one word at a time.
5. weft.score: every answer is compiled and run beside the row's own kernel.

It prints the loss and what became of the answers, and ends with 77 where torch is not installed.
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import weft

try:
    import torch
    from torch import nn
except ImportError as error:
    print(f"finetune.py: left out, torch is not installed ({error})")
    sys.exit(77)

TASK = "text-python"
WHAT = {"categories": "arithmetic,math,scalar_param", "difficulty": 1, "task": TASK, "view": "prompt"}
ANSWER, END, PAD = "<answer>", "<end>", "<pad>"
LONGEST = 320  # words of a question and its answer


def words(text: str) -> list[str]:
    """Pieces that give the text again when they are joined; a name is cut at its underscores, so that new ones can be spelled."""
    return re.findall(r"[A-Za-z]+|[0-9]|_|\n *| +|[^\w\s]", text)


class Model(nn.Module):
    """A transformer that sees what stands before each word."""

    def __init__(self, vocabulary: int, width: int = 64, layers: int = 2, heads: int = 4):
        super().__init__()
        self.word = nn.Embedding(vocabulary, width)
        self.place = nn.Embedding(LONGEST, width)
        block = nn.TransformerEncoderLayer(width, heads, 4 * width, 0.0, batch_first=True, norm_first=True)
        self.blocks = nn.TransformerEncoder(block, layers, enable_nested_tensor=False)
        self.out = nn.Linear(width, vocabulary)

    def forward(self, ids):
        length = ids.shape[1]
        mask = nn.Transformer.generate_square_subsequent_mask(length)
        seen = self.word(ids) + self.place(torch.arange(length))
        return self.out(self.blocks(seen, mask=mask, is_causal=True))


def train(model: Model, examples: list[tuple[list[int], int]], pad: int, seconds: float) -> list[float]:
    """The losses, step by step. An example is the ids of a question and its answer, and where the answer begins."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3)
    losses = []
    begin = time.monotonic()
    while time.monotonic() - begin < seconds:
        chosen = [examples[i] for i in torch.randint(len(examples), (16,))]
        longest = max(len(ids) for ids, _ in chosen)
        batch = torch.tensor([ids + [pad] * (longest - len(ids)) for ids, _ in chosen])
        targets = batch[:, 1:].clone()
        for row, (ids, answer) in enumerate(chosen):
            targets[row, : answer - 1] = -100
            targets[row, len(ids) - 1 :] = -100
        scores = model(batch[:, :-1])
        loss = nn.functional.cross_entropy(scores.flatten(0, 1), targets.flatten(), ignore_index=-100)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    return losses


@torch.no_grad()
def answer(model: Model, question: list[int], end: int) -> list[int]:
    """The likeliest next word, until the end."""
    ids = list(question)
    while len(ids) < LONGEST:
        following = int(model(torch.tensor([ids]))[0, -1].argmax())
        if following == end:
            break
        ids.append(following)
    return ids[len(question) :]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rows", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=45.0, help="of training")
    parser.add_argument("--questions", type=int, default=8)
    parser.add_argument("--level", default="runs", help="how far answers are judged (weft score --help)")
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)

    rows = list(weft.generate(arguments.rows, arguments.seed, **WHAT))
    known = [row for row in rows if row["split"] == "train"]
    asked = [row for row in rows if row["split"] != "train"][: arguments.questions]

    vocabulary = [
        PAD,
        ANSWER,
        END,
        *sorted({word for row in rows for word in words(row["prompt"] + row["completion"])}),
    ]
    number = {word: i for i, word in enumerate(vocabulary)}

    def question(row) -> list[int]:
        return [number[word] for word in words(row["prompt"])] + [number[ANSWER]]

    examples = []
    for row in known:
        before, after = question(row), [number[word] for word in words(row["completion"])]
        if len(before) + len(after) < LONGEST:
            examples.append(([*before, *after, number[END]], len(before)))

    model = Model(len(vocabulary))
    size = sum(each.numel() for each in model.parameters())
    print(f"{len(examples):,} examples, {len(vocabulary)} words, a model of {size:,} numbers")
    losses = train(model, examples, number[PAD], arguments.seconds)
    print(
        f"{len(losses)} steps: loss {losses[0]:.2f} at first, {sum(losses[-10:]) / len(losses[-10:]):.3f} at the end"
    )

    model.eval()
    answers = [
        {
            "id": row["id"],
            "task": TASK,
            "completion": "".join(vocabulary[i] for i in answer(model, question(row), number[END])),
        }
        for row in asked
    ]
    with tempfile.TemporaryDirectory() as folder:
        # The judge makes the rows again itself: it needs their recipe, not ours.
        data = Path(folder, "set")
        options = [f"--{name}={value}" for name, value in WHAT.items()]
        made = [f"--count={arguments.rows}", f"--seed={arguments.seed}", *options]
        subprocess.run(
            [weft.program(), "generate", f"--output={data}", "--format=jsonl", "--quiet", *made], check=True
        )
        verdicts = weft.score(answers, data, level=arguments.level)
    right = sum(verdict["score"] == 1 for verdict in verdicts)
    compiled = sum(verdict["compiles"] is True for verdict in verdicts)
    print(
        f"{len(answers)} questions of structures it has not seen: {compiled} answers compile, {right} are right"
    )
    print(f"first question:\n{asked[0]['prompt']}\nits answer:\n{answers[0]['completion']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
