"""What must not be in a set is found there: kernels by structure, text by runs of words, rows that nearly repeat others."""

import ast
import builtins
import json
import random
import re
from pathlib import Path

import pytest
import sets

HIDDEN = 100


def disguised(source: str, seed: int) -> str:
    """The same file with other names for all that it binds, no comments or docstrings, in another layout."""
    tree = ast.parse(source)
    bound = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            bound.add(node.name)
            if ast.get_docstring(node) is not None and len(node.body) > 1:
                node.body.pop(0)
        elif isinstance(node, ast.arg):
            bound.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
    fields = {
        item.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for item in node.body
        if isinstance(item, ast.AnnAssign)
    }
    draw = random.Random(seed)
    used = {word for word in re.findall(r"\w+", source)} | set(dir(builtins))
    new = {}
    for name in sorted(bound - fields):
        while (other := f"{draw.choice('abcdefgh')}{draw.randrange(10**6)}") in used:
            pass
        used.add(other)
        new[name] = other
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            node.name = new.get(node.name, node.name)
        elif isinstance(node, ast.arg):
            node.arg = new.get(node.arg, node.arg)
        elif isinstance(node, ast.Name):
            node.id = new.get(node.id, node.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):  # of builtins they stay
            for keyword in node.keywords:
                keyword.arg = new.get(keyword.arg, keyword.arg)
    return ast.unparse(tree).replace("    ", "  ") + "\n"


@pytest.fixture(scope="module")
def warp_package():
    warp = pytest.importorskip("warp")
    return Path(warp.__file__).parent


def test_kernels_of_warps_package_that_hide_in_a_set_are_found(weft, warp_package, tmp_path):
    """100 of them, renamed and reformatted, among grown ones."""
    package = [warp_package / "_src", warp_package / "examples"]
    listed = json.loads(sets.run(weft, "hash", *package, "--json", check=False).stdout)["kernels"]
    sets.run(weft, "generate", "--from", *package, "-o", tmp_path / "package", "--format", "jsonl", "--quiet")
    by_structure = {row["structure"]: row for row in sets.jsonl_rows(tmp_path / "package")}
    # Overloads that a file asks for by name do not stand a rename of their parameters, enumerations one of theirs.
    unfit = ("wp.overload", "Enum")
    candidates = [
        row for row in by_structure.values() if not any(word in row["python_source"] for word in unfit)
    ]
    candidates.sort(key=lambda row: row["id"])
    assert len(candidates) >= HIDDEN
    mix = tmp_path / "mix"
    mix.mkdir()
    for number, row in enumerate(candidates[:HIDDEN]):
        text = disguised(row["python_source"], number)
        assert text != row["python_source"] and f"def {row['kernel_name']}(" not in text
        (mix / f"hidden_{number:03}.py").write_text(text)
    for number in range(20):
        (mix / f"grown_{number:03}.py").write_text(
            sets.run(weft, "synth", "-n", 1, "-s", 900 + number).stdout
        )
    sets.run(weft, "generate", "--from", mix, "-o", tmp_path / "set", "--format", "jsonl", "--quiet")
    before = sets.jsonl_rows(tmp_path / "set")
    hidden = [row for row in before if "hidden_" in row["family"]]
    assert len(hidden) == HIDDEN, "a disguise does not compile"
    unwanted = tmp_path / "unwanted.txt"
    unwanted.write_text("".join(f"{kernel['structure']}\n" for kernel in listed))
    sets.run(weft, "convert", tmp_path / "set", "-o", tmp_path / "clean", "--exclude", unwanted)
    after = sets.jsonl_rows(tmp_path / "clean")
    assert after == [row for row in before if "grown_" in row["family"]] and len(after) >= 20


TEXT = """
def solve(matrix, right):
    # an idea of somebody's
    pivot = max(abs(matrix[row][column]) for row in range(column, size))
    factor = matrix[other][column] / pivot
    return right - factor * matrix[column][column:]
"""


@pytest.fixture(scope="module")
def copied(weft, tmp_path_factory):
    """A set in which one row has words of TEXT in its source."""
    folder = tmp_path_factory.mktemp("copied")
    sets.generate(weft, folder / "set", "-n", 30, "-s", 6, "--format", "jsonl")
    rows = sets.jsonl_rows(folder / "set")
    (folder / "notes.md").write_text(TEXT + "\n".join(row["python_source"] for row in rows[3:5]))
    return folder, rows


@pytest.mark.parametrize("form", sets.FORMATS)
def test_rows_with_runs_of_words_of_a_file_are_taken_out(weft, copied, form):
    folder, rows = copied
    runs = sets.run(weft, "hash", folder / "notes.md", "--ngrams", 40).stdout
    assert all(re.fullmatch(r"40:[0-9a-f]{16}  .*notes.md", line) for line in runs.splitlines())
    (folder / "unwanted.txt").write_text(runs)
    sets.run(weft, "convert", folder / "set", "-o", folder / f"in-{form}", "--format", form)
    sets.run(weft, "convert", folder / f"in-{form}", "-o", folder / f"clean-{form}", "--format", "jsonl", "--exclude",
             folder / "unwanted.txt")  # fmt: skip
    left = {row["id"] for row in sets.jsonl_rows(folder / f"clean-{form}")}
    assert left <= {row["id"] for row in rows} - {rows[3]["id"], rows[4]["id"]}

    def words(text):
        text = re.sub(r"#.*", "", text)
        return re.findall(r"[A-Za-z0-9_\u0080-\U0010ffff]+|[^\s]", text)

    def grams(text, n=40):
        listed = words(text)
        return {tuple(listed[i : i + n]) for i in range(len(listed) - n + 1)}

    known = grams((folder / "notes.md").read_text())
    assert left == {row["id"] for row in rows if not known & grams(row["python_source"])}


def test_generate_leaves_them_out_too(weft, copied):
    folder, rows = copied
    (folder / "some.txt").write_text(sets.run(weft, "hash", folder / "notes.md", "--ngrams", 40).stdout)
    sets.generate(
        weft, folder / "new", "-n", 30, "-s", 6, "--format", "jsonl", "--exclude", folder / "some.txt"
    )
    ids = {row["id"] for row in sets.jsonl_rows(folder / "new")}
    assert rows[3]["id"] not in ids and rows[0]["id"] in ids
    chat = folder / "chat"
    sets.run(weft, "convert", folder / "set", "-o", chat, "--task", "python-cpp", "--format", "jsonl")
    done = sets.run(
        weft, "convert", chat, "-o", folder / "none", "--exclude", folder / "some.txt", check=False
    )
    assert done.returncode == 2 and "runs of words" in done.stderr


def test_lists_and_lengths_that_are_wrong(weft, copied, tmp_path):
    folder, _ = copied
    for line in ["20:123", "3:0123456789abcdef", "20:0123456789abcdeg", "words"]:
        (tmp_path / "list.txt").write_text(line + "\n")
        done = sets.run(weft, "convert", folder / "set", "-o", tmp_path / "x", "--exclude", tmp_path / "list.txt",
                        check=False)  # fmt: skip
        assert done.returncode == 2 and "line 1" in done.stderr, done.stderr
    assert sets.run(weft, "hash", folder / "notes.md", "--ngrams", 2, check=False).returncode == 2
    told = json.loads(sets.run(weft, "hash", folder / "notes.md", "--ngrams", 40, "--json").stdout)
    assert told["words"] == 40 and told["runs"][0].startswith("40:")


# ---- near duplicates, beside the true share of runs that two rows have in common

KEPT = set("and break continue def elif else False for if in is not or pass return True while range".split())


def runs(source):
    words, before = [], ""
    for word in re.findall(r"[0-9][\w.]*|\w+|[^\s]", re.sub(r"#.*", "", source)):
        if word[0].isdigit():
            words.append("0")
        elif word[0].isalpha() or word[0] == "_":
            words.append(word if before == "." or word in KEPT else "name")
        else:
            words.append(word)
        before = word[0]
    return {tuple(words[i : i + 5]) for i in range(len(words) - 4)}


def share(a, b):
    return len(a & b) / len(a | b)


def test_near_duplicates_are_taken_out(weft, tmp_path):
    mix = tmp_path / "mix"
    mix.mkdir()
    for number in range(40):
        source = sets.run(weft, "synth", "-n", 1, "-s", 500 + number, "--difficulty", "3-5").stdout
        (mix / f"k{number:03}.py").write_text(source)
        if number < 15:  # and again, with a statement more and another name
            more = disguised(source, number).rstrip("\n").split("\n")
            (mix / f"k{number:03}_near.py").write_text("\n".join(more) + "\n  wp.printf('x')\n")
    sets.run(weft, "generate", "--from", mix, "-o", tmp_path / "set", "--format", "jsonl", "--quiet")
    done = sets.run(weft, "dedup", tmp_path / "set", "-o", tmp_path / "sparse", "--by", "near", "--json")
    rows, kept = sets.jsonl_rows(tmp_path / "set"), sets.jsonl_rows(tmp_path / "sparse")
    assert json.loads(done.stdout)["rows"] == len(kept) < len(rows)
    grams = {row["id"]: runs(row["python_source"]) for row in rows}
    ids = [row["id"] for row in kept]
    for i, a in enumerate(ids):
        assert all(share(grams[a], grams[b]) < 0.93 for b in ids[:i])
    for row in rows:
        if row["id"] in ids:
            continue
        assert max(share(grams[row["id"]], grams[other]) for other in ids) > 0.65
    again = sets.run(weft, "dedup", tmp_path / "sparse", "-o", tmp_path / "twice", "--by", "near", "--json")
    assert json.loads(again.stdout)["rows"] == len(kept)
    manifest = json.loads((tmp_path / "sparse" / "manifest.json").read_text())
    assert manifest["options"]["dedup"] == "near"
