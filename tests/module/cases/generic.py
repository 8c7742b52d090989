from typing import Any

import warp as wp


@wp.kernel
def unused(a: wp.array(dtype=Any)):
    a[0] = a[0]


@wp.kernel
def used(a: wp.array(dtype=wp.Float), s: wp.Float):
    a[0] = s


wp.overload(used, [wp.array(dtype=float), float])


@wp.kernel
def plain(a: wp.array(dtype=float)):
    a[0] = 1.0
