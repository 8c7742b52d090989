#!/usr/bin/env python3
"""Fits the weights by which weft estimates numbers of tokens (src/dataset/row/tokens.def), and tells their error.

    fit_tokens.py ROWS.jsonl… [-o src/dataset/row/tokens.def]

ROWS: what `weft generate -d both -o -` prints, of both mixes. The tokenizers are those inside the package
mistral-common: `tekken` (tekken_240911.json, 131,072 tokens, byte pairs as most code models have them) and
`sentencepiece` (mistral_instruct_tokenizer_240323.model.v3, 32,768 tokens). An estimate is a weighted sum of counts over
the text (count() below is src/dataset/row/tokens.cpp); every fourth row is held back, and the errors are those of held rows.
"""

import argparse
import json
import re
from pathlib import Path

import mistral_common
import numpy as np
from mistral_common.tokens.tokenizers.sentencepiece import SentencePieceTokenizer
from mistral_common.tokens.tokenizers.tekken import Tekkenizer

COLUMNS = ["python_source", "cpp_forward", "cpp_backward", "cuda_forward", "cuda_backward", "description"]
COUNTS = ["words", "letters", "long_letters", "capitals", "digits", "marks", "mark_runs", "blanks", "lines"]
PIECE = re.compile(
    rb"(?P<word>[A-Za-z]+)|(?P<digit>[0-9])|(?P<line>\n)|(?P<blank>  +)|(?P<mark>[^A-Za-z0-9\n ]+)| "
)


def count(text: bytes) -> list[int]:
    """In the order of COUNTS."""
    found = dict.fromkeys(COUNTS, 0)
    for match in PIECE.finditer(text):
        piece, kind = match[0], match.lastgroup
        if kind == "word":
            found["words"] += 1
            found["letters"] += len(piece)
            found["long_letters"] += max(0, len(piece) - 5)
            found["capitals"] += sum(65 <= byte <= 90 for byte in piece)
        elif kind == "digit":
            found["digits"] += 1
        elif kind == "line":
            found["lines"] += 1
        elif kind == "blank":
            found["blanks"] += -(-len(piece) // 16)
        elif kind == "mark":
            found["marks"] += len(piece)
            found["mark_runs"] += 1
    return list(found.values())


def tokenizers() -> dict:
    data = Path(mistral_common.__file__).parent / "data"
    return {
        "tekken": Tekkenizer.from_file(str(data / "tekken_240911.json")),
        "sentencepiece": SentencePieceTokenizer(str(data / "mistral_instruct_tokenizer_240323.model.v3")),
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rows", type=Path, nargs="+")
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    rows = [json.loads(line) for path in options.rows for line in path.open(encoding="utf-8")]
    known, lines = tokenizers(), []
    print(
        f"{'column':16} {'tokenizer':14} {'bytes a token':>14} {'all rows':>9} {'mean of a row':>14} {'worst':>7}"
    )
    for column in COLUMNS:
        texts = [row[column] for row in rows if row[column]]
        counts = np.array([count(text.encode()) for text in texts], float)
        for name, tokenizer in known.items():
            true = np.array([len(tokenizer.encode(text, bos=False, eos=False)) for text in texts], float)
            held = np.arange(len(texts)) % 4 == 3
            # Each row counts by its share, so that short ones are met as well as long ones.
            scale = 1.0 / true[~held]
            weights = np.linalg.lstsq(counts[~held] * scale[:, None], np.ones(len(scale)), rcond=None)[0]
            rounded = np.round(weights * 1000)
            made = counts[held] @ rounded / 1000
            error = np.abs(made - true[held]) / true[held]
            total = made.sum() / true[held].sum() - 1
            size = sum(len(text.encode()) for text in texts) / true.sum()
            print(f"{column:16} {name:14} {size:14.2f} {total:9.2%} {error.mean():14.2%} {error.max():7.1%}")
            numbers = ", ".join(f"{int(weight):5d}" for weight in rounded)
            lines.append(f"WEFT_TOKENS({column + ',':15} {name + ',':14} {numbers})")
    if options.output:
        text = options.output.read_text(encoding="utf-8")
        kept = [line for line in text.splitlines() if not line.startswith("WEFT_TOKENS(")]
        options.output.write_text("\n".join(kept + lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
