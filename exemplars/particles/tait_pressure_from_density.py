# idea: Tait equation of state
# brief: Compute the pressure of weakly compressible fluid particles from their density by the Tait equation.
# description: One thread per particle `i`. The fluid of the particle is `phase[i]`, with rest density
#     `rest_density[phase[i]]` and speed of sound `sound_speed[phase[i]]`. `tait` gives B ((rho / rho_0)^gamma - 1) with B =
#     rho_0 c^2 / gamma, and exponent `GAMMA` 7, the power by repeated multiplication. Negative pressures of under-dense
#     particles are set to 0 before `pressure[i]` is written; `density` is read only. All floating values are generic, the
#     overload is for float64.
# launch: n
# inputs:
#     density[n] = uniform(900, 1100)
#     phase[n] = index(0, 3)
#     rest_density[3] = uniform(950, 1050)
#     sound_speed[3] = uniform(10, 30)
#     pressure[n] = zero
from typing import Any

import warp as wp

GAMMA = wp.constant(7.0)


@wp.func
def tait(density: Any, rest_density: Any, sound_speed: Any):
    ratio = density / rest_density
    cube = ratio * ratio * ratio
    bulk = rest_density * sound_speed * sound_speed / type(density)(GAMMA)
    return bulk * (cube * cube * ratio - type(density)(1.0))


@wp.kernel
def tait_pressure_from_density(
    density: wp.array(dtype=Any),
    phase: wp.array(dtype=wp.int32),
    rest_density: wp.array(dtype=Any),
    sound_speed: wp.array(dtype=Any),
    pressure: wp.array(dtype=Any),
):
    i = wp.tid()
    fluid = phase[i]
    p = tait(density[i], rest_density[fluid], sound_speed[fluid])
    # tension makes particles clump at the free surface
    pressure[i] = wp.max(p, type(p)(0.0))


wp.overload(
    tait_pressure_from_density,
    {
        "density": wp.array(dtype=wp.float64),
        "rest_density": wp.array(dtype=wp.float64),
        "sound_speed": wp.array(dtype=wp.float64),
        "pressure": wp.array(dtype=wp.float64),
    },
)
