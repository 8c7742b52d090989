"""Overload sets, redefinition, native numbers."""

from typing import Any

import warp as wp


@wp.func
def over(x: float):
    return x


@wp.func
def over(x: int):  # noqa: F811
    return x + 1


@wp.func
def over(x: wp.vec3):  # noqa: F811
    return x


alias = over


@wp.func
def over(x: float):  # noqa: F811
    return x * 2.0


@wp.func
def over(x: int, y: int = 3):  # noqa: F811
    return x + y


@wp.func
def redef(x: float):
    return x


@wp.func
def redef(y: float):  # noqa: F811
    return y


@wp.func
def norm_l1(x: float):
    return x


@wp.func
def transform_compose(x: float):
    return x


@wp.func(name="renamed")
def plain(x: float) -> float:
    return x


@wp.func(inline=True)
def inlined(x: float):
    return x


@wp.func(inline=False)
def kept(x: float, y: wp.array2d[wp.vec3], z: float = 1.5, w: int = -2) -> wp.vec3:
    return y[0, 0]


@wp.func
def several(x: float) -> tuple[float, int]:
    return x, 1


@wp.func
def generic(x: Any, y: wp.array(dtype=Any)):
    return x


@wp.func
def generic(x: float, y: wp.array(dtype=float)):  # noqa: F811
    return x


def undecorated(x: float):
    return x


later = wp.func(undecorated)


@wp.kernel
def k(a: wp.array(dtype=float)):
    a[0] = over(a[1])
