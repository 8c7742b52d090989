# weft: refuses. Two equal templates with a module of their own are one to Warp, with the overloads of both.
from typing import Any

import warp as wp


def make():
    @wp.kernel(module="unique")
    def shared(x: wp.array(dtype=Any)):
        i = wp.tid()
        x[i] = x[i] + x[i]

    return shared


first = make()
second = make()
wp.overload(first, [wp.array(dtype=float)])
wp.overload(second, [wp.array(dtype=int)])
