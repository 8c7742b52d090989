"""The same of a function that another file has, too: it may have been declared before."""

import importlib
import os

import warp as wp


class Lazy:
    def __init__(self, name):
        self.module = importlib.import_module(name)


lazy = Lazy(os.environ.get("WEFT_NO_SUCH_NAME", "json"))


@wp.func
def shifted(x: float):
    return x + 1.0


@wp.kernel
def any_import_twice(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = shifted(values[i])
