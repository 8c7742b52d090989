from typing import Any
import warp as wp

LAMINAR_LIMIT = wp.constant(2300.0)
TURBULENT_LIMIT = wp.constant(4000.0)
STAGNANT = wp.constant(0)
LAMINAR = wp.constant(1)
TRANSITIONAL = wp.constant(2)
SMOOTH = wp.constant(3)
ROUGH = wp.constant(4)


@wp.struct
class FluidData:
    density: float
    viscosity: float


@wp.struct
class Record:
    length: float
    roughness: float


@wp.func
def viscous_term(reynolds: Any):
    return type(reynolds)(5.74) / wp.pow(reynolds, type(reynolds)(0.9))


@wp.func
def swamee_jain(reynolds: float, relative_roughness: float):
    logarithm = wp.log10(relative_roughness / 3.7 + viscous_term(reynolds))
    return 0.25 / (logarithm * logarithm)


@wp.kernel
def pipe_friction_losses_kernel(
    worklist: wp.array[int],
    flow: wp.array[float],
    diameter: wp.array[float],
    records: wp.array[Record],
    shared_min_reynolds: wp.array[float],
    fluid: FluidData,
    friction_factor: wp.array[wp.float64],
    pressure_loss: wp.array[float],
    regime: wp.array[int],
):
    thread = wp.tid()
    p = worklist[thread]
    bore = diameter[p]
    velocity = flow[p] / (0.25 * wp.pi * bore * bore)
    reynolds = fluid.density * wp.abs(velocity) * bore / fluid.viscosity
    relative = records[p].roughness / bore
    factor = float(0.0)
    if reynolds < shared_min_reynolds[0]:
        regime[p] = STAGNANT
    elif reynolds <= LAMINAR_LIMIT:
        factor = 64.0 / reynolds
        regime[p] = LAMINAR
    elif reynolds < TURBULENT_LIMIT:
        # neither law holds here; a straight line keeps the network solver from seeing a jump
        fraction = (
            (reynolds - wp.static(LAMINAR_LIMIT))
            / (TURBULENT_LIMIT - LAMINAR_LIMIT)
        )
        factor = wp.lerp(
            64.0 / LAMINAR_LIMIT,
            swamee_jain(TURBULENT_LIMIT, relative),
            fraction,
        )
        regime[p] = TRANSITIONAL
    else:
        factor = swamee_jain(reynolds, relative)
        if relative / 3.7 > viscous_term(reynolds):
            regime[p] = ROUGH
        else:
            regime[p] = SMOOTH
    friction_factor[p] = wp.float64(factor)
    pressure_loss[p] = (
        factor
        * records[p].length
        / bore
        * 0.5
        * fluid.density
        * velocity
        * wp.abs(velocity)
    )
