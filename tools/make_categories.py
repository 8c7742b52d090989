"""Writes docs/categories.md: python tools/make_categories.py WEFT > docs/categories.md

Every category with one kernel and with what its kernels mean for CUDA. Counts come from the rows that weft makes, the
sentence about each category stands in NOTES; tests/categories_test.py compares the page with a new one.
"""

import collections
import json
import re
import subprocess
import sys

COUNT, SEED = 60, 7

NOTES = {
    "arithmetic": "Straight-line code: a warp stays together, and loads and stores decide the time.",
    "math": "Sines, exponentials and roots take many instructions each: here computing counts, not memory alone.",
    "random_math": "Long chains of functions keep many values alive: `weft ptx` tells how many registers they take.",
    "scalar_param": "Parameters come by value and are the same for all threads: reading one costs no traffic for each thread.",
    "conditional": "Where threads of a warp part at a branch, both sides are run one after the other.",
    "multi_cond": "A warp runs every arm of a chain that one of its threads takes: the more arms, the more it can part.",
    "loop": "Loops of a constant number of rounds are unrolled up to `max_unroll`; of the others a warp runs as many rounds as its longest thread.",
    "nested": "What the innermost loop reads is read most: its pattern decides, and `memory.score` counts it 8 times for every loop around it.",
    "control_flow": "Branches within loops: threads that part meet again at the end of each round, so parting costs in every round.",
    "vector": "A vector of three floats is 12 bytes. Neighbours that read whole ones use every byte; one component alone leaves gaps (`strided`).",
    "matrix": "A matrix is held in registers, 16 of them for 4 x 4 floats: products of several want many.",
    "atomic": "Threads that update one address wait for each other; sums of floats come out in another order each time, so their last bits may differ.",
    "combined": "Vectors, functions, branches and loops in one: all of the above at once.",
    "struct": "An array of structs has the members of an element side by side: reading one member of each is `strided`, reading whole structs is not.",
    "function": "Functions are compiled into the kernel and cost no call; each has an adjoint of its own in the backward code.",
    "multidim": "Neighbours differ in the last index of the launch: `a[i, j]` with `i, j = wp.tid()` is coalesced, `a[j, i]` is not.",
    "quaternion": "A quaternion is 16 bytes and is moved whole: neighbours use every byte.",
    "transform": "A pose is seven floats, 28 bytes: whole ones are coalesced, rotations and positions alone are not.",
    "reduction": "Threads meet at few addresses, by atomics, or each goes along a row of its own, which is `strided`.",
    "integer": "Bits and remainders: no gradient, and a division of integers takes many instructions.",
    "random": "The state is made from a seed and the thread's number and stays in registers: drawing reads no memory.",
    "physics": "Neighbours that are found through an index array are a `gather`; updates by many threads at once need atomics.",
    "ml": "Sums and maxima along rows: a thread that walks a row alone is `strided`, and rows of one length keep a warp together.",
    "graphics": "Rays end after different numbers of steps: a warp marches until its last one has.",
}

# Those that are made only when they are named.
FAMILIES = {
    "tile": "All threads of a block load a tile into registers or shared memory, compute on it and store it; a launch tells how many threads a block has, so `inputs` is null.",
    "geometry": "A query walks a tree or a grid in memory, a `gather` of which every thread goes another way; the object is made by the program that launches, so `inputs` is null.",
    "generic": "Types are settled when the kernel is compiled: each combination has code of its own, and nothing of it is left at run time.",
    "custom_grad": "The backward pass calls what was written instead of what would follow from the forward code: cheaper, stabler or deliberately other.",
    "native": "The C++ goes into the module as it stands, for both devices: bit tricks and instructions that Python has no word for.",
}

HEAD = """\
# The categories

<!-- Written by tools/make_categories.py; tests/categories_test.py compares. -->
A kernel of the default mix belongs to one of {number} categories. {families} more are made only when they are named, of exemplars at every difficulty that they have
([synth.md](synth.md)): {names}. `-c NAME` of `weft generate`, `weft synth` and `weft cuda` asks for some, with weights (`-c loop,matrix:2`). Below each
stands one kernel, and what such kernels mean for a GPU. The counts are of {count} kernels of each, forward pass, all difficulties:
`weft generate -n {count} -s {seed} -c NAME -d cuda -o -`; [memory.md](memory.md) explains the words, the columns `memory` and `complexity` have the same for every row.

- **Divergence**: kernels with a branch or loop on which the threads of a warp part, by their data or by their own number.
- **Atomics**: kernels that call an atomic in the forward pass. In the backward pass nearly every kernel does: the adjoint of a read adds to the gradient of what was read.
- **Memory**: accesses to arrays by pattern, and the mean score (1: every byte that is moved is used).
"""


def run(weft, *words):
    return subprocess.run([weft, *words], capture_output=True, text=True, check=True).stdout


def categories(weft):
    listed = run(weft, "synth", "--help").split("Categories:\n")[1].split("Only by name")
    return [re.findall(r"^  (\w+) +(.*)$", part, re.MULTILINE) for part in listed]


def rows_of(weft, name):
    text = run(weft, "generate", "-n", str(COUNT), "-s", str(SEED), "-c", name, "-d", "cuda", "-o", "-")
    return [json.loads(line) for line in text.splitlines()]


def example(rows):
    """The shortest kernel that was made for a purpose."""
    return min(
        (row for row in rows if row["idea"]), key=lambda row: (len(row["python_source"]), row["index"])
    )


def parts(row):
    return any(row["memory"] and row["memory"]["branches"][kind] for kind in ("data", "thread"))


def figures(rows):
    patterns = collections.Counter()
    scores = []
    for row in rows:
        memory = row["memory"]
        if memory:
            for pattern in ("coalesced", "strided", "broadcast", "gather", "unknown"):
                patterns[pattern] += memory[pattern]
            if memory["score"] is not None:
                scores.append(memory["score"])
    shares = ", ".join(f"{count} {pattern}" for pattern, count in patterns.items() if count)
    divergent = sum(map(parts, rows))
    atomics = sum("wp::atomic_" in row["cuda_forward"] for row in rows)
    known = sum(row["memory"] is not None for row in rows)
    mean = f"mean score {sum(scores) / len(scores):.2f}" if scores else "no score"
    told = f" (known of {known} kernels)" if known != len(rows) else ""
    memory = f"{shares}; {mean}{told}" if known else "not known: the code of a function is written by hand"
    return [
        f"- Divergence: {divergent} of {known}." if known else "- Divergence: not known.",
        f"- Atomics: {atomics} of {len(rows)}.",
        f"- Memory: {memory}.",
    ]


def main():
    weft = sys.argv[1]
    mixed, families = categories(weft)
    notes = NOTES | FAMILIES
    assert [name for name, _ in mixed + families] == list(notes), (
        "every category has a note, in the order of weft"
    )
    names = ", ".join(f"[{name}](#{name})" for name in FAMILIES)
    page = [HEAD.format(number=len(mixed), families=len(families), names=names, count=COUNT, seed=SEED)]
    for name, about in mixed + families:
        rows = rows_of(weft, name)
        row = example(rows)
        page += [
            f"## {name}",
            "",
            f"{about[0].upper()}{about[1:].removesuffix(' ...')}. {notes[name]}",
            "",
            *figures(rows),
            "",
        ]
        page += [
            f"*{row['idea']}.* {row['brief']} (`weft synth -s {SEED} -c {name} --index {row['index']}`)",
            "",
        ]
        page += ["```python", row["python_source"].rstrip("\n"), "```", ""]
    print("\n".join(page).rstrip("\n"))


if __name__ == "__main__":
    main()
