"""What code that may run looks at: frames, the attributes of objects, notes on functions, other modules by name."""

import inspect
import os
import sys

import warp as wp

from .functions import scale

FACTOR = 3.0


def caller():
    frame = inspect.currentframe()
    depth = 0
    while frame is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
        depth += 1
    return depth


def show(thing, prepare):
    def run():
        return prepare(thing)

    if hasattr(prepare, "__unittest_expecting_failure__"):
        run.__unittest_expecting_failure__ = prepare.__unittest_expecting_failure__
    if "sphinx" in sys.modules or sys.modules.get("torch"):
        return vars(thing)
    return run


if os.environ.get("FORMS"):
    show(os, caller)


@wp.func
def noted_twice(x: float):
    return scale(x) * FACTOR


@wp.kernel
def noted(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = noted_twice(x[i])
