# idea: kinetic part of the pressure tensor
# brief: Sum the kinetic pressure tensor of all atoms relative to the mean motion of their region.
# description: One thread per `atom`. Its region is `region_of[atom]`; atoms with a negative one are in no region. The
#     velocity relative to the region's `drift` is taken; the symmetric outer product of it with itself, times
#     `mass[type_of[atom]]` over the `volume` of the region, is added atomically to `tensor` of the region, and 1 to
#     `population`. Generic in the float type; the overload is for float64 vectors and matrices.
# launch: n
# inputs:
#     region_of[n] = index(-1, 8)
#     type_of[n] = index(0, 3)
#     mass[3] = uniform(1, 20)
#     velocity[n] = uniform(-1, 1)
#     drift[8] = uniform(-0.1, 0.1)
#     volume[8] = uniform(10, 20)
#     tensor[8] = zero
#     population[8] = zero
from typing import Any

import warp as wp


@wp.kernel
def kinetic_pressure_tensor(region_of: wp.array(dtype=int), type_of: wp.array(dtype=int), mass: wp.array(dtype=Any),
                            velocity: wp.array(dtype=Any), drift: wp.array(dtype=Any), volume: wp.array(dtype=Any),
                            tensor: wp.array(dtype=Any), population: wp.array(dtype=int)):
    """Sum of m v v^T / V for each region of a profile."""
    atom = wp.tid()
    region = region_of[atom]
    if region >= 0:
        # thermal motion only: flow is no pressure
        v = velocity[atom] - drift[region]
        wp.atomic_add(tensor, region, wp.outer(v, v) * (mass[type_of[atom]] / volume[region]))
        wp.atomic_add(population, region, 1)


wp.overload(
    kinetic_pressure_tensor,
    {
        "mass": wp.array(dtype=wp.float64),
        "velocity": wp.array(dtype=wp.vec3d),
        "drift": wp.array(dtype=wp.vec3d),
        "volume": wp.array(dtype=wp.float64),
        "tensor": wp.array(dtype=wp.mat33d),
    },
)
