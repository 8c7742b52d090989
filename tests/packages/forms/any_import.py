"""An import of a name that nobody knows may be of any file: functions that no other file has keep their number."""

import importlib
import os

import warp as wp


class Lazy:
    def __init__(self, name):
        self.module = importlib.import_module(name)


lazy = Lazy(os.environ.get("WEFT_NO_SUCH_NAME", "json"))


@wp.func
def only_in_any_import(x: float):
    return x + 1.0


@wp.kernel
def any_import(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = only_in_any_import(values[i])
