# from __future__ import annotations.
from __future__ import annotations

import warp as wp


@wp.struct
class Item:
    a: float
    v: wp.vec3


@wp.func
def get(it: Item) -> float:
    return it.a


@wp.kernel
def annotation_future(its: wp.array(dtype=Item), n: int):
    its[n].a = get(its[0])
