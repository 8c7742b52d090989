"""Corrupts rows of a data file without a manifest, each in a way of its own, and tells which checks name the row.

    mutations.py WEFT [-n ROWS] [-s SEED] [--rounds R]

Prints the table of docs/validation.md: what was done to a row, and the checks that find it. A row that is corrupted and
not found, or found and not corrupted, is an error (exit code 1). Every round mutates other rows.
"""

import argparse
import hashlib
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

CODE = ["cpp_forward", "cpp_backward", "cuda_forward", "cuda_backward"]


def edit(column: str, pattern: str, replacement):
    """The first match of a pattern in a text column is replaced."""

    def mutate(row: dict, other: dict) -> bool:
        text, count = re.subn(pattern, replacement, row[column] or "", count=1)
        row[column] = text
        return count == 1

    return mutate


def drop_line(column: str, pattern: str):
    return edit(column, rf"\n[^\n]*(?:{pattern})[^\n]*(?=\n)", "")


def put(**values):
    return lambda row, other: row.update(values) or True


def of_another(*columns: str):
    def mutate(row: dict, other: dict) -> bool:
        changed = any(row[name] != other[name] for name in columns)
        row.update({name: other[name] for name in columns})
        return changed

    return mutate


def swap(first: str, second: str):
    def mutate(row: dict, other: dict) -> bool:
        row[first], row[second] = row[second], row[first]
        return row[first] != row[second]

    return mutate


def source(change):
    """Another python_source, with the id that belongs to it."""

    def mutate(row: dict, other: dict) -> bool:
        text = change(row["python_source"])
        if text is None or text == row["python_source"]:
            return False
        row.update(python_source=text, id=hashlib.sha256(text.encode()).hexdigest()[:32])
        return True

    return mutate


def argument(change):
    def mutate(row: dict, other: dict) -> bool:
        before = json.dumps(row["inputs"])
        change(row["inputs"]["args"])
        return json.dumps(row["inputs"]) != before

    return mutate


def memory(change):
    def mutate(row: dict, other: dict) -> bool:
        before = json.dumps(row["memory"])
        change(row["memory"])
        return json.dumps(row["memory"]) != before

    return mutate


def of_arg(key: str, value):
    return argument(lambda args: args[0].update({key: value}))


def wider_range(args: list) -> None:
    for arg in args:
        if arg["fill"] == "uniform":
            arg["high"] = str(float(arg["high"]) + 1.0)
            return


def other_role(args: list) -> None:
    args[-1]["role"] = "in" if args[-1]["role"] != "in" else "out"


def complexity(field: str):
    return lambda row, other: row["complexity"].update({field: row["complexity"][field] + 1}) or True


def other_category(row: dict, other: dict) -> bool:
    row["category"] = "matrix" if row["category"] != "matrix" else "atomic"
    return True


def other_gradient(row: dict, other: dict) -> bool:
    row["gradient"] = {"kind": "none" if row["gradient"]["kind"] != "none" else "exact", "reason": ""}
    return True


def hash_of(columns: list[str]):
    """The hash in the kernel's name, everywhere in these columns."""

    def mutate(row: dict, other: dict) -> bool:
        name = re.search(r"struct wp_args_(\w+_[0-9a-f]{8})\b", row["cpp_forward"])[1]
        for column in columns:
            row[column] = row[column].replace(name, name[:-8] + ("0" * 8 if name[-1] != "0" else "1" * 8))
        return True

    return mutate


def renamed(row: dict, other: dict) -> bool:
    """Another name, in every column that has it."""
    name = row["kernel_name"]
    for column in ["python_source", *CODE]:
        row[column] = row[column].replace(name, name + "_x")
    row["kernel_name"] = name + "_x"
    return source(lambda text: text + "\n")(row, other)


def forged(row: dict, other: dict) -> bool:
    """Another grown row of the run, under this one's index: all its columns agree but the words, which it chose."""
    if not other["family"].startswith("grown/"):
        return False
    row.update({**other, "index": row["index"]})
    return True


def other_policy(row: dict, other: dict) -> bool:
    row["policy"] = row["policy"].replace("difficulty=1-2", "difficulty=1-3")
    return True


# a name, what it does to a row (False: the row has nothing to change), and whether the row after it is named, too
MUTATIONS = {
    "operands swapped in the C++": edit(
        "cpp_forward", r"wp::(sub|div|mul|add)\((?!(\w+), \2\))(\w+), (\w+)\)", r"wp::\1(\4, \3)"
    ),
    "operands swapped in the CUDA adjoint": edit(
        "cuda_backward", r"wp::adj_(sub|div|mul|add)\((?!(\w+), \2,)(\w+), (\w+),", r"wp::adj_\1(\4, \3,"
    ),
    "an operation replaced in the CUDA": edit("cuda_forward", r"wp::add\(", "wp::sub("),
    "a constant changed in the C++": edit(
        "cpp_forward", r"(const wp::\w+ var_\d+ = )([\d.]+);", lambda m: f"{m[1]}{m[2]}1;"
    ),
    "a constant changed in Python": source(
        lambda text: re.sub(r"\b(\d+\.\d+)\b(?=[^\"]*$)", r"\g<1>1", text, count=1)
    ),
    "a statement dropped from the CUDA": drop_line("cuda_forward", r"var_\d+ = wp::"),
    "a statement dropped from Python": source(lambda text: text.rstrip("\n").rsplit("\n", 1)[0] + "\n"),
    "an adjoint line dropped from the C++": drop_line("cpp_backward", r"wp::adj_"),
    "an adjoint line dropped from the CUDA": drop_line("cuda_backward", r"wp::adj_"),
    "an index off by one in the C++": edit(
        "cpp_forward", r"wp::address\((\w+), (\w+)", r"wp::address(\1, \2 + 1"
    ),
    "a variable mistaken in the CUDA adjoint": edit("cuda_backward", r"\badj_1\b", "adj_2"),
    "a line number changed in a comment": edit("cuda_forward", r"<L (\d+)>", r"<L 1\1>"),
    "a blank gone from the C++": edit("cpp_forward", r"    //", "   //"),
    "the last line end gone": edit("cuda_backward", r"\n$", ""),
    "the grid-stride loop gone": edit("cuda_forward", r"for \(size_t _idx", "if (size_t _idx"),
    "a comment added to Python": source(lambda text: text + "# more\n"),
    "Python that does not parse": source(lambda text: text.replace(":\n", "\n", 1)),
    "a second kernel in Python": source(
        lambda text: (
            f"{text}\n\n@wp.kernel\ndef second(a: wp.array(dtype=float)):\n    a[0] = 1.0\n"
            if "import warp as wp" in text
            else None
        )
    ),
    "a quote in a text that is printed": source(lambda text: text.rstrip("\n") + "\n    print('a\"b')\n"),
    "a format that writes": source(
        lambda text: text.rstrip("\n") + '\n    wp.printf("%n", 1)\n' if "import warp as wp" in text else None
    ),
    "python_source of another row": of_another("python_source"),
    "C++ of another row": of_another("cpp_forward"),
    "CUDA adjoint of another row": of_another("cuda_backward"),
    "all code of another row": of_another(*CODE),
    "another row under this index": forged,
    "forward and adjoint swapped": swap("cpp_forward", "cpp_backward"),
    "C++ and CUDA swapped": swap("cpp_forward", "cuda_forward"),
    "cpp_forward emptied": put(cpp_forward=""),
    "cpp_backward emptied": put(cpp_backward=""),
    "cuda_forward emptied": put(cuda_forward=""),
    "cuda_backward emptied": put(cuda_backward=""),
    "all code emptied": put(**dict.fromkeys(CODE, "")),
    "the C++ null": put(cpp_forward=None, cpp_backward=None),
    "one pass null": put(cuda_backward=None),
    "python_source emptied": put(python_source=""),
    "the hash changed in one column": hash_of(["cuda_backward"]),
    "the hash changed in every column": hash_of(CODE),
    "the kernel renamed in every column": renamed,
    "kernel_name changed": put(kernel_name="other"),
    "id of another row": of_another("id"),
    "description of another row": of_another("description"),
    "a word of the description changed": edit("description", r"^(\w+)", r"Not \1"),
    "description emptied": put(description=""),
    "category changed": other_category,
    "difficulty changed": lambda row, other: row.update(difficulty=row["difficulty"] % 5 + 1) or True,
    "complexity.statements changed": complexity("statements"),
    "complexity.ir_size changed": complexity("ir_size"),
    "gradient changed": other_gradient,
    "the score of memory changed": memory(
        lambda said: said.update(score=0.5 if said["score"] != 0.5 else 0.4)
    ),
    "a pattern of memory changed": memory(
        lambda said: said["accesses"][-1].update(
            pattern="gather" if said["accesses"][-1]["pattern"] != "gather" else "broadcast"
        )
    ),
    "a branch of memory left out": memory(
        lambda said: said["branches"].update(data=max(0, said["branches"]["data"] - 1))
    ),
    "memory null": put(memory=None),
    "a range of the inputs changed": argument(wider_range),
    "a role of the inputs changed": argument(other_role),
    "a fill of the inputs changed": argument(
        lambda args: args[-1].update(fill="iota" if args[-1]["fill"] != "iota" else "zero")
    ),
    "a type of the inputs changed": of_arg("dtype", "float64"),
    "a shape of the inputs changed": argument(
        lambda args: args[0].update(shape=["2*n", *args[0]["shape"][1:]]) if args[0]["shape"] else None
    ),
    "arguments exchanged": argument(lambda args: args.insert(0, args.pop()) if len(args) > 1 else None),
    "an argument left out": argument(lambda args: args.pop()),
    "an argument renamed": argument(lambda args: args[0].update(name=args[0]["name"] + "_")),
    "the launch changed": lambda row, other: row["inputs"]["launch"].__setitem__(0, "n+1") or True,
    "canonical of another row": of_another("canonical"),
    "structure of another row": of_another("structure"),
    "structure null": put(structure=None),
    "family of another": put(family="grown/nowhere"),
    "split changed": put(split="test"),
    "held out alone": lambda row, other: (
        row["family"].startswith("grown/") and row.update(split="test_families") is None
    ),
    "seed changed": lambda row, other: row.update(seed=row["seed"] + 1) or True,
    "index changed": lambda row, other: row.update(index=row["index"] + 1_000_000) or True,
    "another policy": other_policy,
    "a policy written another way": edit("policy", "max-bytes=none", "max-bytes=0"),
    "policy null": put(policy=None),
    "license changed": put(license="mit"),
    "weft_version changed": put(weft_version="0.0.1"),
    "warp_version changed": put(warp_version="1.18.0"),
    "schema_version changed": put(schema_version=1),
    "schema_version of the future": put(schema_version=99),
    "a column missing": lambda row, other: row.pop("inputs") is not None,
    "a column unknown": put(extra=1),
    "a value of another type": put(difficulty="1"),
}
# the row after a wrong index seems to step back
NAMES_THE_NEXT = {"index changed", "another row under this index", "seed changed"}


def make_rows(weft: str, count: int, seed: int) -> list[dict]:
    command = [weft, "generate", "-n", str(count), "-s", str(seed), "-d", "both", "-o", "-", "--quiet"]
    command += ["--difficulty", "1-2"]  # what is said of grown kernels is made again from the code
    text = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return [json.loads(line) for line in text.splitlines()]


def mutated(rows: list[dict], draw: random.Random) -> tuple[list[dict], dict[int, str]]:
    """Every mutation on a row of its own that has something to change, at least two rows apart."""
    rows = [json.loads(json.dumps(row)) for row in rows]
    # The rows at the ends of a split could lie in another one with other fractions: nobody can tell.
    held_out = sum(row["split"] in ("validation", "test") for row in rows)
    at_ends = set(sorted(range(len(rows)), key=lambda i: rows[i]["structure"])[-held_out - 20 :])
    at_ends |= {i for i, row in enumerate(rows) if row["split"] != "train"}
    # Nor may a row get the structure of one of those.
    free = [i for i in range(2, len(rows) - 2, 2) if not {i, i + 1} & at_ends]
    draw.shuffle(free)
    done = {}
    for name, mutate in MUTATIONS.items():
        for at in list(free):
            row = json.loads(json.dumps(rows[at]))
            if mutate(row, rows[at + 1]) and row != rows[at]:
                rows[at] = row
                done[at] = name
                free.remove(at)
                break
        else:
            sys.exit(f"no row can suffer: {name}")
    return rows, done


def judge(weft: str, rows: list[dict], work: Path) -> dict[int, set[str]]:
    """Row number, from 0, to the checks that name it."""
    path = work / "rows.jsonl"
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows))
    done = subprocess.run([weft, "validate", str(path), "--json"], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    caught: dict[int, set[str]] = {}
    for finding in json.loads(done.stdout)["findings"]:
        assert finding["place"].startswith("rows.jsonl:"), finding
        caught.setdefault(int(finding["place"].split(":")[1]) - 1, set()).add(finding["check"])
    return caught


def run(weft: str, count: int, seed: int, rounds: int) -> tuple[dict[str, set[str]], list[str]]:
    """Mutation to the checks that always find it; and what is wrong."""
    rows = make_rows(weft, count, seed)
    always: dict[str, set[str]] = {}
    wrong = []
    with tempfile.TemporaryDirectory(prefix="mutations-") as work:
        if unjust := judge(weft, rows, Path(work)):
            wrong.append(f"rows that nobody touched are found: {unjust}")
        for number in range(rounds):
            changed, done = mutated(rows, random.Random(number))
            caught = judge(weft, changed, Path(work))
            for at, name in done.items():
                always[name] = always.get(name, caught.get(at, set())) & caught.get(at, set())
                if not caught.get(at):
                    wrong.append(f"{name}: row {at} slips through")
            for at in caught.keys() - done.keys():
                if caught[at] != {"order"} or done.get(at - 1) not in NAMES_THE_NEXT:
                    wrong.append(f"row {at} is found by {sorted(caught[at])}, and nobody touched it")
    return always, wrong


def table(always: dict[str, set[str]]) -> list[str]:
    return [f"| {name} | {', '.join(f'`{check}`' for check in sorted(always[name]))} |" for name in MUTATIONS]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft")
    parser.add_argument("-n", type=int, default=300)
    parser.add_argument("-s", type=int, default=42)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    always, wrong = run(options.weft, options.n, options.s, options.rounds)
    print("| done to a row | always found by |\n|---|---|", *table(always), *wrong, sep="\n")
    print(f"\n{len(MUTATIONS)} ways, {options.rounds} rounds: {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
