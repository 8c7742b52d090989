"""Ways by which a kernel or a function comes to be, besides a decorator: weft's text is Warp's, or the file is refused.

A kernel that is silently left out gives a text that looks right.
"""

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "golden"))
import warp_text

HEAD = """import functools
import importlib
import operator

import warp as wp


def plain(x: wp.array(dtype=float)):
    x[0] = 1.0


def twice(a: float):
    return a + a


@wp.kernel
def decorated(x: wp.array(dtype=float)):
    x[0] = 2.0
"""

# Followed.
SAME = {
    "called": "made = wp.kernel(plain)",
    "in a dictionary": "made = {'k': wp.kernel(plain)}",
    "in a comprehension": "made = [wp.kernel(f) for f in (plain,)]",
    "partial": "made = functools.partial(wp.kernel, enable_backward=False)(plain)",
    "partial as a decorator": "@functools.partial(wp.kernel, module='unique')\ndef other(x: wp.array(dtype=float)):\n    x[0] = 3.0",
    "another module": "made = wp.kernel(plain, module='other')",
    "a module object": "made = wp.kernel(plain, module=wp.get_module('other'))",
    "another name": "from warp import kernel as k\nmade = k(plain)",
    "from its inside": "from warp._src.context import kernel\nmade = kernel(plain)",
    "through its inside": "made = wp._src.context.kernel(plain)",
    "the module by its name": "made = importlib.import_module('warp').kernel(plain)",
    "getattr": "made = getattr(wp, 'kernel')(plain)",
    "a static method": "class A:\n    k = staticmethod(wp.kernel)\nmade = A.k(plain)",
    "a lambda": "made = (lambda d: d(plain))(wp.kernel)",
    "an attribute of a function": "plain.k = wp.kernel(plain)",
    "nobody keeps it": "wp.kernel(plain)",
    "a function": "f = wp.func(twice)\n\n\n@wp.kernel\ndef user(x: wp.array(dtype=float)):\n    x[0] = f(x[0])",
    "the class": "made = wp.Kernel(func=plain, key='plain')",
    "the class as a decorator": "@wp.Kernel\ndef other(x: wp.array(dtype=float)):\n    x[0] = 3.0",
    "the class as a default": "def make(cls=wp.Kernel):\n    return cls(plain)\nmade = make()",
    "the module of a kernel": "decorated.module.options['enable_backward'] = False",
}  # fmt: skip

# Followed or refused, but never another text.
SAFE = {
    "the class from its inside": "import warp._src.context as c\nmade = c.Kernel(func=plain, key='plain')",
    "a derived class": "class K(wp.Kernel):\n    pass\nmade = K(func=plain, key='plain')",
    "a class made by type()": "made = type('K', (wp.Kernel,), {})(plain)",
    "the class of a kernel": "made = type(decorated)(func=plain, key='plain')",
    "its class by attribute": "made = decorated.__class__(func=plain, key='plain')",
    "partial of the class": "made = functools.partial(wp.Kernel, key='plain')(plain)",
    "map over the class": "made = list(map(wp.Kernel, [plain]))",
    "made in two steps": "made = wp.Kernel.__new__(wp.Kernel)\nmade.__init__(plain, key='plain')",
    "the call of the decorator": "made = wp.kernel.__call__(plain)",
    "registered elsewhere": "wp.get_module('other').register_kernel(decorated)",
    "attrgetter": "made = operator.attrgetter('kernel')(wp)(plain)",
    "methodcaller": "made = operator.methodcaller('kernel', plain)(wp)",
    "under a condition": "import os\nif not os.environ.get('NO_SUCH_NAME'):\n    made = list(map(wp.Kernel, [plain]))",
    "decorated under a condition": "import os\nif not os.environ.get('NO_SUCH_NAME'):\n    @wp.Kernel\n    def other(x: wp.array(dtype=float)):\n        x[0] = 3.0",
    "an instance": "class A:\n    def __init__(self):\n        self.k = wp.Kernel(plain)\na = A()",
    "a generator": "def make():\n    yield wp.Kernel(plain)\nmade = list(make())",
    "a function by its class": "f = wp.Function(func=twice, key='twice', namespace='')\n\n\n@wp.kernel\ndef user(x: wp.array(dtype=float)):\n    x[0] = f(x[0])",
    "a name in a container": "made = {'k': wp.kernel}.get('k')(plain)",
    "an item that is not known": "import os\nmade = [wp.kernel, wp.kernel][len(os.environ) % 2](plain)",
}  # fmt: skip


def test_no_kernel_is_left_out(weft, tmp_path):
    files = {}
    for i, (what, code) in enumerate({**SAME, **SAFE}.items()):
        files[str(tmp_path / f"way{i}.py")] = what
        (tmp_path / f"way{i}.py").write_text(f"{HEAD}\n\n{code}\n")
    report = tmp_path / "report.json"
    command = [str(weft), "compile", *files, "-d", "cpu", "--paths", "base", "-o", str(tmp_path / "out")]
    done = subprocess.run([*command, f"--json={report}"], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    mine = {}
    for file in json.loads(report.read_text())["files"]:
        parts = [file, *file["modules"]]
        refused = any(part["diagnostics"] for part in parts)
        texts = {
            "" if m["primary"] else m["name"]: Path(m["cpu"]["file"]).read_text()
            for m in file["modules"]
            if "file" in m.get("cpu", {})
        }
        mine[file["file"]] = None if refused else texts
    wrong = {}
    for path, made in warp_text.for_each(
        list(files), lambda p: warp_text.texts_of_file(p, True, None, ("cpu",))
    ):
        assert "error" not in made, f"{files[path]}: {made}"
        theirs = {module: texts["cpu"]["module"] for module, texts in made.items()}
        if mine[path] is None and files[path] in SAME:
            wrong[files[path]] = "refused"
        elif mine[path] is not None and mine[path] != theirs:
            wrong[files[path]] = f"{sorted(mine[path])} is not {sorted(theirs)}"
    assert not wrong
