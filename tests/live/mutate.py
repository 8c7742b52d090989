"""One random change after the other in the text of a file with a kernel: what a hand slips on, and odder things.

Changes are made in the text, so that comments and layout stay as their author left them. Only parts that stand on one
line are changed. A changed file may be nonsense: then Warp refuses it, and weft must, too.
"""

import ast
import random

NUMBERS = ("0", "1", "2", "-1", "3.0", "0.5", "1.0e-3", "True", "7", "2147483648", "-0.0", "0x10", "1_000")
BINARY = ("+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "@")
COMPARE = ("<", "<=", ">", ">=", "==", "!=", "is", "in")
WRAPPERS = ("float({})", "int({})", "bool({})", "wp.float64({})", "wp.int8({})", "wp.uint32({})", "-({})", "not ({})",
            "~({})", "({},)", "wp.vec3({0}, {0}, {0})", "wp.abs({})", "({})[0]", "({}).x", "wp.static({})")  # fmt: skip
CALLEES = ("wp.sin", "wp.abs", "wp.min", "wp.max", "wp.dot", "wp.length", "wp.clamp", "wp.atomic_add", "wp.normalize",
           "wp.select", "wp.where", "wp.cross", "wp.floor", "wp.sign", "len", "range", "wp.tid", "wp.transpose")  # fmt: skip
ANNOTATIONS = ("float", "int", "bool", "wp.float64", "wp.uint8", "wp.vec2", "wp.vec3", "wp.mat33", "wp.quat",
               "wp.array(dtype=float)", "wp.array(dtype=wp.vec3)", "wp.array2d(dtype=int)", "Any")  # fmt: skip
AUGMENTED = ("+=", "-=", "*=", "/=", "//=", "%=", "&=")


class Sites:
    """The parts of one function that can be changed, and the names and expressions that can take their place."""

    def __init__(self, text: str, rng: random.Random):
        self.lines = text.split("\n")
        self.expressions, self.statements, self.blocks, self.annotations, self.names = [], [], [], [], set()
        self.visit(
            rng.choice([node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)])
        )

    def on_one_line(self, node) -> bool:
        # Columns count bytes; a line of ASCII has as many characters.
        return node.lineno == node.end_lineno and self.lines[node.lineno - 1].isascii()

    def visit(self, function: ast.FunctionDef) -> None:
        self.annotations += [a.annotation for a in function.args.args if a.annotation and self.on_one_line(a)]
        for statement in function.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.expr) and self.on_one_line(node):
                    self.expressions.append(node)
                    if isinstance(node, ast.Name):
                        self.names.add(node.id)
                elif isinstance(node, ast.stmt) and self.on_one_line(node):
                    self.statements.append(node)
        for node in ast.walk(function):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                self.blocks += [
                    pair for pair in zip(body, body[1:], strict=False) if all(map(self.on_one_line, pair))
                ]

    def text_of(self, node) -> str:
        return self.lines[node.lineno - 1][node.col_offset : node.end_col_offset]

    def replaced(self, node, new: str) -> str:
        lines = list(self.lines)
        line = lines[node.lineno - 1]
        lines[node.lineno - 1] = line[: node.col_offset] + new + line[node.end_col_offset :]
        return "\n".join(lines)


def other_number(rng, sites):
    found = [
        e for e in sites.expressions if isinstance(e, ast.Constant) and isinstance(e.value, (int, float))
    ]
    return sites.replaced(rng.choice(found), rng.choice(NUMBERS))


def other_operator(rng, sites):
    node = rng.choice([e for e in sites.expressions if isinstance(e, (ast.BinOp, ast.Compare))])
    left, right = (
        (node.left, node.right) if isinstance(node, ast.BinOp) else (node.left, node.comparators[-1])
    )
    sign = rng.choice(BINARY if isinstance(node, ast.BinOp) and rng.random() < 0.9 else COMPARE)
    return sites.replaced(node, f"({sites.text_of(left)}) {sign} ({sites.text_of(right)})")


def other_expression(rng, sites):
    node, other = rng.choice(sites.expressions), rng.choice(sites.expressions)
    if rng.random() < 0.7:  # of its own kind, which Warp takes more often
        other = rng.choice([e for e in sites.expressions if type(e) is type(node)])
    return sites.replaced(node, sites.text_of(other))


def other_name(rng, sites):
    node = rng.choice([e for e in sites.expressions if isinstance(e, ast.Name)])
    return sites.replaced(node, rng.choice(sorted(sites.names)))


def other_callee(rng, sites):
    node = rng.choice([e for e in sites.expressions if isinstance(e, ast.Call)])
    return sites.replaced(node.func, rng.choice(CALLEES))


def other_arguments(rng, sites):
    node = rng.choice([e for e in sites.expressions if isinstance(e, ast.Call) and e.args])
    args = [sites.text_of(a) for a in node.args] + [
        f"{k.arg}={sites.text_of(k.value)}" for k in node.keywords if k.arg
    ]
    kind = rng.randrange(3)
    if kind == 0:
        rng.shuffle(args)
    elif kind == 1:
        args.pop(rng.randrange(len(args)))
    else:
        args.insert(0, rng.choice(args[: len(node.args)]))
    return sites.replaced(node, f"{sites.text_of(node.func)}({', '.join(args)})")


def wrapped(rng, sites):
    node = rng.choice([e for e in sites.expressions if isinstance(getattr(e, "ctx", ast.Load()), ast.Load)])
    return sites.replaced(node, rng.choice(WRAPPERS).format(sites.text_of(node)))


def other_annotation(rng, sites):
    return sites.replaced(rng.choice(sites.annotations), rng.choice(ANNOTATIONS))


def without_statement(rng, sites):
    return sites.replaced(rng.choice(sites.statements), "pass")


def statement_twice(rng, sites):
    node = rng.choice(sites.statements)
    indent = sites.lines[node.lineno - 1][: node.col_offset]
    again = f"\n{indent}{sites.text_of(node)}" if not indent.strip() else f"; {sites.text_of(node)}"
    return sites.replaced(node, sites.text_of(node) + again)


def statements_swapped(rng, sites):
    first, second = rng.choice(sites.blocks)
    lines = list(sites.lines)
    if first.lineno == second.lineno:
        return "\n".join(lines)
    a, b = lines[first.lineno - 1], lines[second.lineno - 1]
    lines[first.lineno - 1], lines[second.lineno - 1] = b, a
    return "\n".join(lines)


def statement_guarded(rng, sites):
    node = rng.choice([s for s in sites.statements if not sites.lines[s.lineno - 1][: s.col_offset].strip()])
    indent = sites.lines[node.lineno - 1][: node.col_offset]
    condition = sites.text_of(rng.choice(sites.expressions))
    head = rng.choice(
        (
            f"if {condition}:",
            "for again in range(2):",
            f"while {condition}:",
            f"for again in range({condition}):",
        )
    )
    return sites.replaced(node, f"{head}\n{indent}    {sites.text_of(node)}")


def assignment_augmented(rng, sites):
    node = rng.choice([s for s in sites.statements if isinstance(s, ast.Assign) and len(s.targets) == 1])
    text = f"{sites.text_of(node.targets[0])} {rng.choice(AUGMENTED)} {sites.text_of(node.value)}"
    return sites.replaced(node, text)


CHANGES = (
    other_number, other_operator, other_expression, other_name, other_callee, other_arguments, wrapped, other_annotation,
    without_statement, statement_twice, statements_swapped, statement_guarded, assignment_augmented,
)  # fmt: skip


def mutant(text: str, rng: random.Random) -> str:
    """The text with one to three changes; those that do not fit are drawn again, a few times."""
    wanted = rng.choice((1, 1, 1, 2))
    for _ in range(12):
        try:
            changed = rng.choice(CHANGES)(rng, Sites(text, rng))
            ast.parse(changed)
        except (IndexError, SyntaxError, ValueError):
            continue
        if changed == text:
            continue
        text = changed
        wanted -= 1
        if wanted == 0:
            break
    return text
