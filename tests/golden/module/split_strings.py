"""Pieces of strings, as Python cuts them."""

import warp as wp

VERSION = tuple(int(part) for part in "1.19.0".split(".")[:2])
SIZES = [len(piece) for piece in " a  bb\tccc\n ".split()]
LIMITED = "a,b,c,".split(",", 2)
FROM_END = "a,b,c,".rsplit(",", maxsplit=1)
ALL = "a--b----c".split(sep="--", maxsplit=-1)
NONE = "".split()
EMPTY = "".split(",")

NEW = 1.0 if VERSION >= (1, 18) else 2.0
BLANKS = float(SIZES[0] + 10 * SIZES[1] + 100 * SIZES[2])
TEXTS = 3.0 if LIMITED == ["a", "b", "c,"] and FROM_END == ["a,b,c", ""] else 4.0
COUNTS = float(len(ALL) + 10 * len(NONE) + 100 * len(EMPTY))
try:
    "a".split("")
    WRONG = 1.0
except ValueError:
    WRONG = 7.0


@wp.kernel
def numbers(out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = NEW + BLANKS + TEXTS + COUNTS + WRONG
