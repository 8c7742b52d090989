"""What a builtin does stands in its row: nobody outside builtins/ tells builtins apart by their names."""

import re
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src"

IDENTIFIERS = dict(
    re.findall(r'^WEFT_NAME\((\w+), "(\w+)"\)', (SRC / "base/builtin_names.def").read_text(), re.MULTILINE)
)
NAMES = set(IDENTIFIERS.values())

# builtins/ is their home; these write Python that calls them.
HOMES = {"builtins", "synth", "draft", "vary"}
# Tables of what Python's and Warp's module level offer, by name; .def files are tables too.
TABLES = {"module/python_namespace.cpp", "module/signatures.cpp", "module/warp_namespace.cpp"}
# Words that mean something else where they stand. A list that may only shrink: a word that is gone must go here too.
OTHER_MEANINGS = {
    "cli": {
        "block_dim": "a key of the report of weft ptx",
        "index": "a column",
        "min": "a figure",
        "max": "a figure",
        "view": "a command",
    },
    "dataset": {
        "array": "a key of the column memory",
        "block_dim": "a key of the column hardware",
        "index": "a column",
        "min": "a figure",
        "max": "a figure",
        "bool": "a word of C++",
        "static": "a word of C++",
    },
    "facts": {
        "array": "a key of the column memory, and a reason in it",
        "tile": "a label of a type",
    },
    "emit": {
        "add": "a piece of adj_array_atomic_add_slot",
        "sub": "a piece of adj_array_atomic_sub_slot",
        "store": "a piece of adj_array_store_slot",
        "bfloat16": "a word that Warp looks for in its text",
    },
    "ir": {
        "address": "a step of a path, a way of calling",
        "array": "a type",
        "index": "a step of a path",
        "range": "a type",
        "slice": "a type",
        "tile": "a type",
        "tuple": "a type",
        "view": "a step of a path",
    },
    "lower": {"length": "an attribute of vector types"},
    "module": {
        "bit_count": "an attribute of Python's int",
        "block_dim": "an option of a module",
        "copy": "a method of Python's list, a parameter of wp.array",
        "index": "a method of Python's list",
        "len": "Python's own len(), in the text of wp.static",
        "length": "a parameter of wp.types.vector",
        "max": "a limit of a type of NumPy",
        "min": "a limit of a type of NumPy",
        "static": "wp.static, which Warp runs before any code is made",
        "trace": "a function of Python's inspect",
        "tile": "an annotation",
        "tile_stack": "an annotation",
    },
    "module/snapshot.cpp": {
        "array": "a type in a snapshot",
        "bool": "a type or a value in a snapshot",
        "float": "a type or a value in a snapshot",
        "int": "a type or a value in a snapshot",
        "matrix": "a type in a snapshot",
        "quaternion": "a type in a snapshot",
        "tuple": "a type in a snapshot",
        "vector": "a type in a snapshot",
    },
    "plain": {
        "bool": "a word of C++",
        "float": "a word of C++",
        "int": "a word of C++",
        "printf": "a function of the C library",
    },
    "reference": {"int": "a word of C++", "tid": "a variable of C++"},
    "standalone": {
        "bool": "a word of C++",
        "index": "a key of metadata.json, a variable of C++",
        "int": "a word of C++",
        "max": "a function of C++",
        "min": "a function of C++",
        "tid": "a variable of C++",
    },
    "syntax": {
        "bool": "a word of Python and C++, to be coloured",
        "float": "a word of Python and C++, to be coloured",
        "int": "a word of Python and C++, to be coloured",
        "static": "a word of C++, to be coloured",
    },
    "types": {
        "array": "a type",
        "bool": "a type",
        "float": "a type",
        "int": "a type",
        "range": "a type",
        "slice": "a type",
        "tuple": "a type",
    },
    "view": {
        "array": "no builtin in the plot of builtins",
        "index": "a column",
        "where": "a filter",
    },
    "verify": {
        "pow": "a function of the C library",
        "float32": "a type in an input specification",
        "int32": "a type in an input specification",
    },
}

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
WELL_KNOWN = re.compile(r"\bnames::(\w+)")
COMMENT = re.compile(r"//.*")


def sources() -> list[Path]:
    return sorted(p for p in SRC.rglob("*") if p.suffix in {".cpp", ".h", ".inc"})


def mentions(text: str) -> set[str]:
    text = COMMENT.sub("", text)
    found = {word for word in LITERAL.findall(text) if word in NAMES}
    return found | {IDENTIFIERS[name] for name in WELL_KNOWN.findall(text) if name in IDENTIFIERS}


def test_no_name_of_a_builtin_outside_its_home():
    wrong, met = [], {stage: set() for stage in OTHER_MEANINGS}
    for path in sources():
        place = path.relative_to(SRC)
        stage = place.parts[0]
        if stage in HOMES or place.as_posix() in TABLES:
            continue
        if place.as_posix() == "base/builtin_names.h":  # the first and the last of the range
            continue
        allowed = {w: where for where in (stage, place.as_posix()) for w in OTHER_MEANINGS.get(where, {})}
        for word in mentions(path.read_text()):
            if word in allowed:
                met[allowed[word]].add(word)
            else:
                wrong.append(f'{place}: "{word}"')
    assert not wrong, "\n".join(sorted(wrong))
    gone = [f"{stage}: {word}" for stage in met for word in set(OTHER_MEANINGS[stage]) - met[stage]]
    assert not gone, "\n".join(["no longer needed:", *gone])


def test_the_scan_sees_what_it_looks_for():
    assert mentions('if (name == "atomic_add") f(names::bool_);  // "sin"') == {"atomic_add", "bool"}
    assert mentions('f(names::shape, "atomic_addition")') == set()


def switches(text: str) -> list[str]:
    """The bodies of all switch statements, those within others included."""
    bodies = []
    for match in re.finditer(r"\bswitch \(", text):
        start = text.index("{", match.end())
        depth, at = 1, start + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        bodies.append(text[start:at])
    return bodies


CASE = re.compile(r"\bcase (?:\w+::)*(?:Effect|Operation|DerivativeRule|SlotOp|Op|Do)::")


def over_operations(text: str) -> list[str]:
    """The switches over effects, operations or instructions, each without those within it."""
    text = re.sub(r"'(?:[^'\\]|\\.)'", "' '", LITERAL.sub('""', COMMENT.sub("", text)))
    found = []
    for body in switches(text):
        inner = body[1:]
        for nested in switches(inner):
            inner = inner.replace(nested, "")
        if CASE.search(inner):
            found.append(inner)
    return found


def test_a_switch_over_operations_names_them_all():
    """Without `default` the compiler lists what a new effect, operation or instruction must handle."""
    found = [(path, body) for path in sources() for body in over_operations(path.read_text())]
    assert found
    wrong = [
        f"{path.relative_to(SRC)}: {body.strip()[:60]}"
        for path, body in found
        if re.search(r"\bdefault:", body)
    ]
    assert not wrong, "\n".join(wrong)


def test_the_scan_tells_switches_apart():
    inner = "switch (kind) { case Kind::A: default: break; }"
    text = f"switch (op) {{ case ir::Op::Call: {inner} return; case ir::Op::Goto: return; }} {inner}"
    (body,) = over_operations(text)
    assert "Op::Goto" in body and "default:" not in body
    assert "default:" in over_operations("switch (x) { case Effect::Load: break; default: break; }")[0]
