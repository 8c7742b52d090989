from __future__ import annotations

import warp as wp

T = wp.vec3
LIMIT = 4


@wp.struct
class S:
    x: T
    n: wp.array(dtype=T)


def make(dtype, n):
    @wp.func
    def scaled(x: float) -> float:
        return x * float(n)

    @wp.kernel
    def k(a: wp.array(dtype=float), s: S) -> None:
        a[0] = scaled(a[0])

    return k


k1 = make(float, 2)


@wp.kernel
def top(a: wp.array2d[T], s: S, i: int):
    a[0, 0] = s.x
