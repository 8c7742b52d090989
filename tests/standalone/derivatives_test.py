"""Every row of src/plain/derivatives.def against central differences: kernels that call each builtin on arrays of its own, with `weft cuda
--backward`, run without a GPU (emulate.py). The names of the arrays say which row is wrong."""

import itertools
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import emulate
import pytest

ROOT = Path(__file__).resolve().parents[2]
ROWS = re.findall(
    r'^WEFT_DERIVATIVE\("(\w+)",\s+"([^"]+)"', (ROOT / "src/plain/derivatives.def").read_text(), re.M
)
ROWS_OF_A_KERNEL = 24

# The types that stand for a kind of arguments; of `*` every one is taken.
TYPES = {
    "F": ["float"],
    "V": ["wp.vec3"],
    "V3": ["wp.vec3"],
    "M": ["wp.mat33"],
    "M=": ["wp.mat22", "wp.mat33", "wp.mat44"],
    "M22": ["wp.mat22"],
    "M33": ["wp.mat33"],
    "Q": ["wp.quat"],
    "X": ["wp.transform"],
    "I": ["int"],
    "B": ["bool"],
    "*": ["float", "wp.float64", "wp.vec3", "wp.mat33", "wp.quat"],
}
VECTORS = ["wp.vec3", "wp.vec4", "wp.vec2d"]
# Where they differ: the argument types, and the type of the result (else that of the first argument).
SHAPES = {
    ("mul", "M V"): [(("mat23", "wp.vec3"), "wp.vec2")],
    ("mul", "V M"): [(("wp.vec2", "mat23"), "wp.vec3")],
    ("mul", "M M"): [(("mat23", "mat34"), "mat24")],
    ("mul", "F V"): [(("float", "wp.vec3"), "wp.vec3")],
    ("mul", "F Q"): [(("float", "wp.quat"), "wp.quat")],
    ("mul", "F M"): [(("float", "wp.mat33"), "wp.mat33")],
    ("outer", "V V"): [(("wp.vec2", "wp.vec3"), "mat23")],
    ("transpose", "M"): [(("mat23",), "mat32")],
    ("ddot", "M M"): [(("mat23", "mat23"), "float")],
    ("trace", "M="): [((f"wp.mat{n}{n}",), "float") for n in "234"],
    ("determinant", "M22"): [(("wp.mat22",), "float")],
    ("determinant", "M33"): [(("wp.mat33",), "float")],
    ("diag", "V"): [(("wp.vec3",), "wp.mat33")],
    ("get_diag", "M="): [((f"wp.mat{n}{n}",), f"wp.vec{n}") for n in "234"],
    ("skew", "V3"): [(("wp.vec3",), "wp.mat33")],
    ("dot", "* *"): [((kind, kind), "float") for kind in ("wp.vec3", "wp.vec4", "wp.quat")],
    ("length", "*"): [((kind,), "float") for kind in ("wp.vec3", "wp.vec4", "wp.quat")],
    ("length_sq", "*"): [((kind,), "float") for kind in ("wp.vec3", "wp.vec4", "wp.quat")],
    ("normalize", "*"): [((kind,), kind) for kind in ("wp.vec3", "wp.vec4", "wp.quat")],
    ("cw_mul", "* *"): [((kind, kind), kind) for kind in ("wp.vec3", "wp.mat33")],
    ("cw_div", "* *"): [((kind, kind), kind) for kind in ("wp.vec3", "wp.mat33")],
    ("min", "V V"): [((kind, kind), kind) for kind in VECTORS],
    ("max", "V V"): [((kind, kind), kind) for kind in VECTORS],
    ("abs", "V"): [((kind,), kind) for kind in VECTORS],
    ("where", "B * *"): [(("bool", kind, kind), kind) for kind in ("float", "wp.vec3")],
    ("where", "I * *"): [(("int", kind, kind), kind) for kind in ("float", "wp.vec3")],
    ("quat_rotate", "Q V3"): [(("wp.quat", "wp.vec3"), "wp.vec3")],
    ("quat_rotate_inv", "Q V3"): [(("wp.quat", "wp.vec3"), "wp.vec3")],
    ("quat_from_axis_angle", "V3 F"): [(("wp.vec3", "float"), "wp.quat")],
    ("quat_rpy", "F F F"): [(("float", "float", "float"), "wp.quat")],
    ("quat_to_matrix", "Q"): [(("wp.quat",), "wp.mat33")],
    ("transform_get_translation", "X"): [(("wp.transform",), "wp.vec3")],
    ("transform_get_rotation", "X"): [(("wp.transform",), "wp.quat")],
    ("transform_point", "X V3"): [(("wp.transform", "wp.vec3"), "wp.vec3")],
    ("transform_vector", "X V3"): [(("wp.transform", "wp.vec3"), "wp.vec3")],
}
# Written as operators.
OPERATORS = {
    "add": "{0} + {1}",
    "sub": "{0} - {1}",
    "neg": "-{0}",
    "pos": "+{0}",
    "mul": "{0} * {1}",
    "div": "{0} / {1}",
    "mod": "{0} % {1}",
}
# Away from where there is no derivative, or a very large one.
CALLS = {
    "asin": "wp.asin({0} * 0.9)",
    "acos": "wp.acos({0} * 0.9)",
    "erfinv": "wp.erfinv({0} * 0.8)",
    "erfcinv": "wp.erfcinv(1.0 + {0} * 0.8)",
    "cbrt": "wp.cbrt(1.5 + {0})",
    "pow": "wp.pow(1.5 + {0}, {1})",
    "mod": "(2.0 * {0}) % (1.5 + {1})",
}
# Floats whose rule is 0.
FLAT = {("copysign", "b")}
HEAD = """\
import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=float)
mat32 = wp.types.matrix(shape=(3, 2), dtype=float)
mat24 = wp.types.matrix(shape=(2, 4), dtype=float)
mat34 = wp.types.matrix(shape=(3, 4), dtype=float)
"""


def instances(name: str, arguments: str) -> list[tuple[tuple, str]]:
    if (name, arguments) in SHAPES:
        return SHAPES[name, arguments]
    kinds = arguments.split()
    if "*" in kinds:  # the same type for all
        return [((kind,) * len(kinds), kind) for kind in TYPES["*"]]
    return [(types, types[0]) for types in itertools.product(*(TYPES[kind] for kind in kinds))]


class Kernel:
    """Calls of several rows, each with inputs and an output of its own."""

    def __init__(self, number: int):
        self.name = f"rules_{number}"
        self.parameters, self.outputs, self.lines, self.inputs = [], [], [], []

    def add(self, number: int, name: str, types: tuple, result: str) -> None:
        stem = f"r{number}_{name}"
        values = []
        for letter, kind in zip("abcd", types, strict=False):
            argument = f"{stem}_{letter}"
            self.parameters.append(f"{argument}: wp.array(dtype={'float' if kind == 'bool' else kind})")
            values.append(f"({argument}[i] > 0.25)" if kind == "bool" else f"{argument}[i]")
            if kind not in ("bool", "int") and (name, letter) not in FLAT:
                self.inputs.append(argument)
        call = CALLS.get(name) or OPERATORS.get(name) or f"wp.{name}({', '.join(values)})"
        self.outputs.append(f"{stem}_out: wp.array(dtype={result})")
        self.lines.append(f"    {stem}_out[i] = {call.format(*values)}")

    def text(self) -> str:
        parameters = "".join(f"    {one},\n" for one in self.parameters + self.outputs)
        body = "\n".join(self.lines)
        return f"\n\n@wp.kernel\ndef {self.name}(\n{parameters}):\n    i = wp.tid()\n{body}\n"


def kernels() -> list[Kernel]:
    calls = [(name, *one) for name, arguments in ROWS for one in instances(name, arguments)]
    out = []
    for number, call in enumerate(calls):
        if number % ROWS_OF_A_KERNEL == 0:
            out.append(Kernel(len(out)))
        out[-1].add(number, *call)
    return out


@pytest.fixture(scope="module")
def projects(weft, tmp_path_factory) -> list[tuple[Kernel, Path]]:
    folder = tmp_path_factory.mktemp("derivatives")
    file = folder / "rules.py"
    made = kernels()
    file.write_text(HEAD + "".join(kernel.text() for kernel in made))
    done = subprocess.run(
        [weft, "cuda", file, "--backward", "-o", folder / "out"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return [(kernel, folder / "out" / kernel.name) for kernel in made]


def results(projects: list[tuple[Kernel, Path]]) -> list[subprocess.CompletedProcess]:
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda one: emulate.run(one[1], "--n", "60"), projects))


def test_the_table_is_read():
    assert len(ROWS) == (ROOT / "src/plain/derivatives.def").read_text().count("\nWEFT_DERIVATIVE(") > 80


def test_every_rule_is_the_derivative(projects):
    for (kernel, _), done in zip(projects, results(projects), strict=True):
        assert done.returncode == 0 and f"{kernel.name}: gradient PASS" in done.stdout, (
            done.stdout + done.stderr
        )


def test_a_wrong_rule_shows_in_every_argument(projects, tmp_path):
    """What is added to each adjoint is added twice: each of them must be found wrong, so each was compared and is not 0."""
    changed = []
    for kernel, project in projects:
        copy = tmp_path / kernel.name
        shutil.copytree(project, copy)
        path = copy / f"{kernel.name}.cu"
        code = path.read_text()
        begin, end = code.index(f"void {kernel.name}_backward_kernel("), code.index("// An array on the GPU")
        # A statement may go over several lines.
        twice = re.sub(r"^( +adj_[^;=]+\s[+-]=\s[^;]+;\n)", r"\1\1", code[begin:end], flags=re.M)
        path.write_text(code[:begin] + twice + code[end:])
        changed.append((kernel, copy))
    for (kernel, _), done in zip(changed, results(changed), strict=True):
        found = set(re.findall(r"derivative by (\w+)\[", done.stdout))
        assert found == set(kernel.inputs), (set(kernel.inputs) - found, done.stderr)
