"""A class derived from a vector type that has functions of its own."""

import warp as wp


class Bounds(wp.types.vector(length=4, dtype=wp.float32)):
    """Low and high of two axes."""

    @wp.func
    def around(x: float, y: float, r: float):
        return Bounds(x - r, x + r, y - r, y + r)

    @wp.func
    def width(bounds: wp.types.vector(length=4, dtype=wp.float32)):
        return bounds[1] - bounds[0]


@wp.func
def narrower(bounds: Bounds, by: float) -> Bounds:
    return Bounds(bounds[0] + by, bounds[1] - by, bounds[2], bounds[3])


@wp.kernel
def derived_members(values: wp.array(dtype=Bounds), out: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = narrower(Bounds.around(1.0, 2.0, 0.5), 0.1)
    out[i] = Bounds.width(values[i])
