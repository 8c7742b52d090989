# idea: transmittance of smoke
# brief: March rays through a smoke volume and accumulate how much light gets through and how much is scattered.
# description: One thread per ray, from `origin[i]` along the unit direction `direction[i]`. `STEPS` samples are taken in the
#     middles of steps of `length` over `STEPS`. Each is brought from world to index space of `smoke` and sampled trilinearly;
#     densities below 0 count as 0. The optical depth of a step is `extinction` times density times the step. The light
#     scattered in it is the transmittance so far times 1 minus the exponential of minus the depth, times `albedo`; then the
#     transmittance falls by that exponential. When it is below `OPAQUE` the ray ends. Writes `transmittance[i]` and
#     `scattered[i]`.
# launch: n
# inputs:
#     smoke = handle(volume)
#     origin[n] = uniform(-1, 1)
#     direction[n] = unit
#     length = 2
#     extinction = uniform(2, 6)
#     albedo = 0.9
#     transmittance[n] = zero
#     scattered[n] = zero
import warp as wp

STEPS = wp.constant(24)
OPAQUE = wp.constant(0.01)


@wp.func
def smoke_density(smoke: wp.uint64, place: wp.vec3) -> float:
    uvw = wp.volume_world_to_index(smoke, place)
    return wp.max(wp.volume_sample_f(smoke, uvw, wp.Volume.LINEAR), 0.0)


@wp.kernel(enable_backward=False)
def march_smoke_transmittance(
    smoke: wp.uint64,
    origin: wp.array(dtype=wp.vec3),
    direction: wp.array(dtype=wp.vec3),
    length: float,
    extinction: float,
    albedo: float,
    transmittance: wp.array(dtype=float),
    scattered: wp.array(dtype=float),
):
    i = wp.tid()
    step = length / float(STEPS)
    through = float(1.0)
    light = float(0.0)

    for k in range(STEPS):
        place = origin[i] + direction[i] * ((float(k) + 0.5) * step)
        passed = wp.exp(-extinction * smoke_density(smoke, place) * step)
        light += through * (1.0 - passed) * albedo
        through *= passed
        if through < OPAQUE:
            break

    transmittance[i] = through
    scattered[i] = light
