# idea: emission of particles from cones
# brief: Spawn the new particles of several emitters, with directions drawn from the cone of each.
# description: Launch in two dimensions: emitter `e` and slot `k` within it. An emitter makes `requested[e]` particles,
#     at most `first_slot[e + 1]` - `first_slot[e]`; threads beyond leave. The random state comes from `seed` and the
#     slot index `first_slot[e] + k`. In this order are drawn: the cosine of the polar angle, between cos of
#     `half_angle[e]` and 1, which is uniform over the cap, and the azimuth between 0 and 2 pi (both go to
#     `cone_direction`); the speed between `speed_min` and `speed_max`; and last a share between 0 and 1. The direction
#     (around z) is turned by the rotation of `frame[e]`. `position[slot]` is the frame's translation, advanced by
#     velocity times that share of `dt`, so that fast jets do not come in puffs; `velocity[slot]` the velocity;
#     `emitter_of[slot]` is `e`.
# launch: n, 8
# inputs:
#     frame[n] = rigid(-1, 1)
#     half_angle[n] = uniform(0.2, 1.2)
#     requested[n] = index(0, 8)
#     first_slot[n+1] = offsets(0, 8*n)
#     speed_min = uniform(1, 2)
#     speed_max = uniform(2, 4)
#     dt = 0.02
#     seed = index(0, 10000)
#     position[8*n] = zero
#     velocity[8*n] = zero
#     emitter_of[8*n] = constant(-1)
# fits:
#     parameter_per_element(speed_min, speed_max: e)
#     parameter_per_group(speed_min, speed_max: nozzle)
import warp as wp


@wp.func
def cone_direction(z: float, azimuth: float) -> wp.vec3:
    """The unit vector at height z; uniform z and azimuth cover a cap around +z evenly."""
    ring = wp.sqrt(wp.max(1.0 - z * z, 0.0))
    return wp.vec3(ring * wp.cos(azimuth), ring * wp.sin(azimuth), z)


@wp.kernel(enable_backward=False)
def emit_cone_particles(
    frame: wp.array(dtype=wp.transform),
    half_angle: wp.array(dtype=float),
    requested: wp.array(dtype=int),
    first_slot: wp.array(dtype=int),
    speed_min: float,
    speed_max: float,
    dt: float,
    seed: int,
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    emitter_of: wp.array(dtype=int),
):
    """Fills the slots of every emitter with new particles.

    Args:
        frame: pose of the emitters, which shoot along their local z axis.
        requested: how many particles each emitter wants.
        first_slot: prefix sum of the slots that the allocator granted.
    """
    e, k = wp.tid()
    slot = first_slot[e] + k
    if k >= requested[e] or slot >= first_slot[e + 1]:
        return

    rng = wp.rand_init(seed, slot)
    z = wp.randf(rng, wp.cos(half_angle[e]), 1.0)
    azimuth = wp.randf(rng, 0.0, 2.0 * wp.pi)
    speed = wp.randf(rng, speed_min, speed_max)
    v = wp.transform_vector(frame[e], cone_direction(z, azimuth)) * speed

    # spread births over the step, or fast jets come in puffs
    age = wp.randf(rng) * dt
    position[slot] = wp.transform_get_translation(frame[e]) + v * age
    velocity[slot] = v
    emitter_of[slot] = e
