# idea: segmented sums of numbers and vectors
# brief: Sum the masses and the momenta of the particles of every cell with one generic reduction.
# description: Cell `c` owns the particles from `start[c]` up to `start[c + 1]`. `segment_sum` is generic in the type of the elements: it
#     takes an array, the first and the last place and a zero of the right type, and adds up. The sum of `mass` and that of `momentum`
#     over the particles give the mean velocity `velocity[c]` where the mass is above `MIN_MASS`, else zero; `heavy[c]` is 1 for
#     a cell whose mass is above `limit`, else 0, and `cell_mass[c]` is the mass.
# launch: n
# inputs:
#     start[n+1] = offsets(0, 4*n)
#     mass[4*n] = uniform(0.5, 1.5)
#     momentum[4*n] = uniform(-1, 1)
#     limit = 4.0
#     cell_mass[n] = zero
#     velocity[n] = zero
#     heavy[n] = zero
from typing import Any

import warp as wp

MIN_MASS = wp.constant(1.0e-6)


@wp.func
def segment_sum(values: wp.array(dtype=Any), first: int, end: int, zero: Any):
    total = zero
    for k in range(first, end):
        total = total + values[k]
    return total


@wp.kernel
def reduce_segments_any_type(
    start: wp.array(dtype=int),
    mass: wp.array(dtype=float),
    momentum: wp.array(dtype=wp.vec3),
    limit: float,
    cell_mass: wp.array(dtype=float),
    velocity: wp.array(dtype=wp.vec3),
    heavy: wp.array(dtype=int),
):
    c = wp.tid()
    first = start[c]
    end = start[c + 1]
    total = segment_sum(mass, first, end, 0.0)
    push = segment_sum(momentum, first, end, wp.vec3(0.0, 0.0, 0.0))

    cell_mass[c] = total
    if total > MIN_MASS:
        velocity[c] = push / total
    else:
        velocity[c] = wp.vec3(0.0, 0.0, 0.0)
    if total > limit:
        heavy[c] = 1
    else:
        heavy[c] = 0
