# Instances of templates and overloads of kernels.
from typing import Any

import warp as wp

POWER = 2


@wp.func
def scaled(a: Any):
    return a * type(a)(wp.static(POWER))


@wp.kernel
def in_template(x: wp.array(dtype=Any)):
    i = wp.tid()
    for _ in range(wp.static(POWER)):
        x[i] = scaled(x[i])


wp.overload(in_template, [wp.array(dtype=float)])
wp.overload(in_template, [wp.array(dtype=wp.int64)])
