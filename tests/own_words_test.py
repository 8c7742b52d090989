"""Messages are weft's own: no sentence of src/ is one of Warp's."""

import ast
import re
from pathlib import Path

import warp

ROOT = Path(__file__).resolve().parents[1]
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
# What is printed into the text that weft must reproduce, and compiler flags that Warp hashes.
REPRODUCED = {"emit", "builtins"}
SENTENCE = 5  # words


def words(text):
    return tuple(re.findall(r"[a-z0-9_]+", text.lower()))


def sentences_of_warp():
    found = {}
    for path in Path(warp.__file__).parent.rglob("*.py"):
        if {"tests", "examples"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                text = "".join(part.value if isinstance(part, ast.Constant) else " " for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
            else:
                continue
            found.setdefault(words(text), path.name)
    return found


def repeated(lines, theirs):
    return [line for line in lines if len(words(line)) >= SENTENCE and words(line) in theirs]


def test_no_message_repeats_warps_words():
    theirs = sentences_of_warp()
    assert len(theirs) > 5000
    assert repeated(["Kernel overload types must be given in a list or dict"], theirs), (
        "the comparison finds repetitions"
    )
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix not in {".cpp", ".h", ".def"} or path.relative_to(ROOT / "src").parts[0] in REPRODUCED:
            continue
        literals = LITERAL.findall(path.read_text(encoding="utf-8"))
        assert repeated(literals, theirs) == [], path


def test_types_have_kinds_and_no_tags():
    tag = re.compile(r'"(ref|tile|class|indexed|fabric|function|union|any-tuple|dimensions):')
    for path in sorted((ROOT / "src").rglob("*.cpp")):
        assert not tag.search(path.read_text(encoding="utf-8")), path
