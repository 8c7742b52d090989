# idea: pressure loss of pipes over all flow regimes
# brief: Compute the friction factor, regime and pressure loss of every pipe of a network.
# description: Pipe `p` carries `flow[p]` (m^3/s, signed) through `diameter[p]` over `length[p]`, with `roughness[p]`; the `fluid`
#     is a `Fluid` with `density` and `viscosity`. Mean velocity is flow over the cross section, the Reynolds number is taken with
#     its absolute value. Below `MIN_REYNOLDS` the fluid rests: factor 0, regime `STAGNANT`. Up to 2300 (`LAMINAR_LIMIT`) the
#     factor is 64 / Re (`LAMINAR`). From 4000 (`TURBULENT_LIMIT`) on it is `swamee_jain`, 0.25 / log10(roughness / (3.7 D) + 5.74
#     / Re^0.9)^2: `ROUGH` if the roughness term exceeds the viscous term, else `SMOOTH`. In between (`TRANSITIONAL`) it is
#     interpolated linearly in Re between the values at both limits. `pressure_loss[p]` is factor times length over diameter times
#     half the density times velocity times its absolute value, thus with the sign of the flow. `friction_factor[p]` and
#     `regime[p]` are stored too.
# launch: n
# inputs:
#     flow[n] = uniform(-0.0004, 0.0004)
#     diameter[n] = uniform(0.02, 0.2)
#     length[n] = uniform(1, 50)
#     roughness[n] = uniform(0.000002, 0.0005)
#     fluid.density = 998.0
#     fluid.viscosity = 0.001
#     friction_factor[n] = zero
#     pressure_loss[n] = zero
#     regime[n] = zero
# fits:
#     largest_output(pressure_loss)
#     count_output(pressure_loss)
#     indirect_thread
import warp as wp

MIN_REYNOLDS = wp.constant(50.0)
LAMINAR_LIMIT = wp.constant(2300.0)
TURBULENT_LIMIT = wp.constant(4000.0)

STAGNANT = wp.constant(0)
LAMINAR = wp.constant(1)
TRANSITIONAL = wp.constant(2)
SMOOTH = wp.constant(3)
ROUGH = wp.constant(4)


@wp.struct
class Fluid:
    density: float
    viscosity: float


@wp.func
def viscous_term(reynolds: float) -> float:
    return 5.74 / wp.pow(reynolds, 0.9)


@wp.func
def swamee_jain(reynolds: float, relative_roughness: float) -> float:
    """Explicit form of Colebrook's friction factor, good to one per cent."""
    logarithm = wp.log10(relative_roughness / 3.7 + viscous_term(reynolds))
    return 0.25 / (logarithm * logarithm)


@wp.kernel
def pipe_friction_losses(
    flow: wp.array(dtype=float),
    diameter: wp.array(dtype=float),
    length: wp.array(dtype=float),
    roughness: wp.array(dtype=float),
    fluid: Fluid,
    friction_factor: wp.array(dtype=float),
    pressure_loss: wp.array(dtype=float),
    regime: wp.array(dtype=int),
):
    p = wp.tid()
    bore = diameter[p]
    velocity = flow[p] / (0.25 * wp.pi * bore * bore)
    reynolds = fluid.density * wp.abs(velocity) * bore / fluid.viscosity
    relative = roughness[p] / bore

    factor = float(0.0)
    if reynolds < MIN_REYNOLDS:
        regime[p] = STAGNANT
    elif reynolds <= LAMINAR_LIMIT:
        factor = 64.0 / reynolds
        regime[p] = LAMINAR
    elif reynolds < TURBULENT_LIMIT:
        # neither law holds here; a straight line keeps the network solver from seeing a jump
        fraction = (reynolds - LAMINAR_LIMIT) / (TURBULENT_LIMIT - LAMINAR_LIMIT)
        factor = wp.lerp(64.0 / LAMINAR_LIMIT, swamee_jain(TURBULENT_LIMIT, relative), fraction)
        regime[p] = TRANSITIONAL
    else:
        factor = swamee_jain(reynolds, relative)
        if relative / 3.7 > viscous_term(reynolds):
            regime[p] = ROUGH
        else:
            regime[p] = SMOOTH

    friction_factor[p] = factor
    pressure_loss[p] = factor * length[p] / bore * 0.5 * fluid.density * velocity * wp.abs(velocity)
