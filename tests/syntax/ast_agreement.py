"""Compares weft's parser with CPython's ast over the Python files of the installed warp-lang.

    python tests/syntax/ast_agreement.py PATH/TO/dump_ast [FILE_OR_FOLDER...]

Every file must give the same tree: kinds, fields, values and positions. At least 99 % must be accepted and
none may differ. Printing a tree and parsing the text must give an equal tree. Programs that CPython refuses
(broken.py beside this file) must be refused, and programs it takes (tricky.py) must agree. Exit code 0: all holds.
"""

import ast
import pathlib
import subprocess
import sys
import tempfile
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from broken import BROKEN
from tricky import TRICKY

# The fields that weft keeps as text or detail; the others hold nodes.
TEXT = {
    "FunctionDef": "name", "AsyncFunctionDef": "name", "ClassDef": "name", "ImportFrom": "module",
    "Attribute": "attr", "Name": "id", "ExceptHandler": "name", "arg": "arg", "keyword": "arg", "alias": "name",
    "MatchMapping": "rest", "MatchStar": "name", "MatchAs": "name",
}  # fmt: skip
IGNORED = {"type_comment", "type_ignores", "ctx", "op", "kind", "level", "simple", "is_async", "conversion"}
CHILDREN = {}


def children_of(cls):
    if cls not in CHILDREN:
        skip = IGNORED | {TEXT.get(cls.__name__)}
        CHILDREN[cls] = [f for f in cls._fields if f not in skip]
    return CHILDREN[cls]


def constant(node):
    value = node.value
    if value is None or value is True or value is False:
        return f" {value} ~"
    if value is Ellipsis:
        return " Ellipsis ~"
    if isinstance(value, int):
        return f" Int {value}"
    if isinstance(value, float):
        return f" Float {value!r}"
    if isinstance(value, complex):
        return f" Complex {value.imag!r}"
    if isinstance(value, bytes):
        return f" Bytes {value.hex()}"
    text = value.encode("utf-8", "surrogatepass").hex()
    return f" Str {text}{'u' if node.kind == 'u' else ''}"


def detail(node, name):
    if name in ("Name", "Attribute", "Subscript", "Starred", "List", "Tuple"):
        return " " + type(node.ctx).__name__
    if name in ("BoolOp", "BinOp", "AugAssign", "UnaryOp"):
        return " " + type(node.op).__name__
    if name == "comprehension":
        return f" {node.is_async}"
    if name == "AnnAssign":
        return f" {node.simple}"
    if name == "ImportFrom":
        return f" {node.level}"
    if name == "FormattedValue":
        return f" {max(node.conversion, 0)}"
    if name == "MatchSingleton":
        return f" {node.value}"
    return ""


def dump(node, out):
    """The form that tools/dev/dump_ast.cpp prints."""
    cls = type(node)
    name = cls.__name__
    if isinstance(node, str):
        out.append(f"identifier {node}")
        return
    if isinstance(node, ast.cmpop):
        out.append(f"cmpop {name}")
        return
    out.append(name)
    if hasattr(node, "lineno"):
        out.append(f"@{node.lineno}:{node.col_offset}-{node.end_lineno}:{node.end_col_offset}")
    if name == "Constant":
        out.append(constant(node))
        return
    out.append(detail(node, name))
    if name in TEXT:
        text = getattr(node, TEXT[name])
        out.append(" ~" if text is None else " " + text)
    if name == "MatchSingleton":
        return
    for field in children_of(cls):
        value = getattr(node, field)
        out.append("[")
        if isinstance(value, list):
            for i, child in enumerate(value):
                if i:
                    out.append(" ")
                if child is None:
                    out.append("~")
                else:
                    dump(child, out)
        elif value is not None:
            dump(value, out)
        out.append("]")


def expected(source):
    """The dump of CPython's tree, or None if CPython refuses the source."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    out = []
    limit = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)  # printing a large hexadecimal literal; parsing keeps Python's limit
    dump(tree, out)
    sys.set_int_max_str_digits(limit)
    return "".join(out)


def run(program, paths):
    """What weft says of each path: ("==", tree), ("!!", message); and the paths whose printing fails."""
    with tempfile.TemporaryDirectory() as folder:
        names = pathlib.Path(folder, "list")
        names.write_text("\n".join(map(str, paths)) + "\n")
        lines = subprocess.run(
            [program, f"@{names}"],
            check=True,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
        ).stdout.split("\n")
    verdicts, unprinted = {}, {}
    i = 0
    while i < len(lines):
        mark, _, path = lines[i].partition(" ")
        if mark in ("==", "!!"):
            verdicts[path] = (mark, lines[i + 1])
            i += 2
        elif mark == "??":
            unprinted[path] = lines[i + 1]
            i += 2
        else:
            i += 1
    return verdicts, unprinted


def first_difference(ours, theirs):
    at = next(
        (i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs))
    )
    return (
        f"weft ...{ours[max(0, at - 60) : at + 60]}...\n      ast  ...{theirs[max(0, at - 60) : at + 60]}..."
    )


def files(arguments):
    roots = [pathlib.Path(a) for a in arguments]
    if not roots:
        import warp

        roots = [pathlib.Path(warp.__file__).parent]
    found = []
    for root in roots:
        found += sorted(root.rglob("*.py")) if root.is_dir() else [root]
    return found


def check_files(program, paths):
    verdicts, unprinted = run(program, paths)
    accepted, refused, different = [], [], []
    for path in paths:
        mark, text = verdicts[str(path)]
        theirs = expected(path.read_bytes())
        if theirs is None:
            if mark == "==":
                different.append(f"{path}: CPython refuses it")
        elif mark == "!!":
            refused.append(text)
        elif text != theirs:
            different.append(f"{path}:\n      {first_difference(text, theirs)}")
        else:
            accepted.append(path)
    print(
        f"files: {len(accepted)} accepted, {len(refused)} refused, {len(different)} different, "
        f"{len(unprinted)} not printed back"
    )
    for line in refused:
        print("  refused", line)
    for line in different:
        print("  different", line)
    for path, why in unprinted.items():
        print("  not printed back", path, why)
    enough = len(accepted) >= 0.99 * (len(accepted) + len(refused))
    return bool(accepted) and enough and not different and not unprinted


def check_snippets(program):
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        sources = {}
        for group, snippets in (("broken", BROKEN), ("tricky", TRICKY)):
            for i, snippet in enumerate(snippets):
                path = pathlib.Path(folder, f"{group}_{i:03}.py")
                path.write_bytes(snippet if isinstance(snippet, bytes) else snippet.encode())
                sources[path] = snippet
        verdicts, unprinted = run(program, sources)
        for path, snippet in sources.items():
            mark, text = verdicts[str(path)]
            theirs = expected(path.read_bytes())
            if path.name.startswith("broken"):
                if theirs is not None:
                    wrong.append(f"CPython takes {snippet!r}")
                if mark == "==":
                    wrong.append(f"weft takes {snippet!r}")
                continue
            if theirs is None:
                wrong.append(f"CPython refuses {snippet!r}")
            elif mark == "!!":
                wrong.append(f"weft refuses {snippet!r}: {text}")
            elif text != theirs:
                wrong.append(f"{snippet!r}:\n      {first_difference(text, theirs)}")
            if str(path) in unprinted:
                wrong.append(f"not printed back: {snippet!r}: {unprinted[str(path)]}")
    print(f"snippets: {len(BROKEN)} broken, {len(TRICKY)} tricky, {len(wrong)} wrong")
    for line in wrong:
        print("  wrong", line)
    return not wrong


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(20000)
    snippets_agree = check_snippets(sys.argv[1])
    files_agree = check_files(sys.argv[1], files(sys.argv[2:]))
    return 0 if snippets_agree and files_agree else 1


if __name__ == "__main__":
    sys.exit(main())
