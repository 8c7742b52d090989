#!/usr/bin/env python3
"""Writes src/module/python_names.def: which names the modules and objects of Python and Warp have.

    .venv/bin/python tools/make_python_names.py [-o FILE]

What is not listed there is not there, so the lists are complete: made from Python 3.11 on Linux and warp-lang 1.19.0.
"""

import argparse
import importlib
import os
import sys

MODULES = """abc argparse array ast asyncio atexit base64 bisect builtins cProfile cmath collections collections.abc
concurrent.futures contextlib copy csv ctypes dataclasses datetime decimal difflib enum fractions functools gc glob gzip
hashlib heapq importlib importlib.util inspect io itertools json keyword linecache locale logging math multiprocessing
numbers operator os os.path pathlib pickle platform pprint queue random re runpy shlex shutil signal site socket
statistics string struct subprocess sys tempfile textwrap threading time timeit traceback types typing unittest
unittest.mock urllib urllib.request uuid warnings weakref zipfile zlib""".split()


def objects():
    import warp as wp

    def function():
        pass

    kernel = wp.kernel(_kernel, module="unique")
    func = wp.func(_function)
    struct = wp.struct(_Struct)
    yield "Object", object()
    yield "None", None
    yield "Ellipsis", ...
    yield "Bool", True
    yield "Int", 1
    yield "Float", 1.0
    yield "Str", ""
    yield "Bytes", b""
    yield "Tuple", ()
    yield "List", []
    yield "Dict", {}
    yield "Set", set()
    yield "Range", range(1)
    yield "Slice", slice(1)
    yield "Function", function
    yield "Method", [].append
    yield "BuiltinFunction", len
    yield "Type", type
    yield "Module", os
    yield "Vector", wp.vec3(1.0)
    yield "Matrix", wp.mat33(1.0)
    yield "Quaternion", wp.quat(1.0)
    yield "Transform", wp.transform()
    yield "Scalar", wp.float64(1.0)
    yield "Array", wp.array(dtype=float)
    yield "Kernel", kernel
    yield "WarpFunction", func
    yield "Struct", struct


def _kernel(a: float):
    pass


def _function(a: float):
    return a


class _Struct:
    a: float


def lines(names):
    """String literals of at most 116 columns; each name stands between spaces."""
    row = " "
    for name in sorted(names):
        if len(row) + len(name) > 110:
            yield f'    "{row}"'
            row = ""
        row += name + " "
    yield f'    "{row}"'


def text():
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    out = [
        "// Names of Python 3.11 on Linux and of warp-lang 1.19.0. Written by tools/make_python_names.py; do not edit.",
        "//   MODULE(name, is a package, the names a program can import from it)",
        "//   OBJECT(what, its attributes)",
        "// clang-format off",
    ]
    for name in MODULES:
        module = importlib.import_module(name)
        package = "true" if hasattr(module, "__path__") else "false"
        out.append(f'WEFT_PYTHON_MODULE("{name}", {package},')
        out += lines(dir(module))
        out[-1] += ")"
    for kind, value in objects():
        out.append(f"WEFT_PYTHON_OBJECT({kind},")
        out += lines(dir(value))
        out[-1] += ")"
    return "\n".join(out) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("-o", "--output", default=os.path.join(root, "src/module/python_names.def"))
    with open(parser.parse_args().output, "w") as file:
        file.write(text())


if __name__ == "__main__":
    main()
