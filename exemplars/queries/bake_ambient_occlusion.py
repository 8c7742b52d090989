# idea: ambient occlusion
# brief: Bake how much of the sky each surface point sees, by random rays over its hemisphere.
# description: One thread per surface point `i`, with `point[i]` and the unit normal `normal[i]`. `RAYS` directions are drawn
#     with a density proportional to the cosine to the normal by `hemisphere_direction`, from a generator of `seed` and the
#     point's number. Rays start `BIAS` above the surface and reach up to `max_distance` through `mesh`; one that hits
#     something is blocked. `visibility[i]` is the share of rays that are not, and `bent_normal[i]` the mean of their
#     directions, made a unit vector, or the normal if that mean is shorter than `EPSILON`.
# launch: n
# inputs:
#     mesh = handle(mesh)
#     point[n] = uniform(-1, 1)
#     normal[n] = unit
#     max_distance = uniform(0.5, 1)
#     seed = index(0, 10000)
#     visibility[n] = zero
#     bent_normal[n] = zero
import warp as wp

RAYS = wp.constant(32)
BIAS = wp.constant(1.0e-3)
EPSILON = wp.constant(1.0e-4)


@wp.func
def hemisphere_direction(normal: wp.vec3, u: float, v: float) -> wp.vec3:
    """Cosine-distributed direction: a point of the unit sphere around the tip of the normal."""
    height = 1.0 - 2.0 * u
    ring = wp.sqrt(wp.max(1.0 - height * height, 0.0))
    angle = 2.0 * wp.pi * v
    tip = normal + wp.vec3(ring * wp.cos(angle), ring * wp.sin(angle), height)
    # opposite to the normal the sum vanishes
    if wp.length_sq(tip) < EPSILON * EPSILON:
        return normal
    return wp.normalize(tip)


@wp.kernel(enable_backward=False)
def bake_ambient_occlusion(
    mesh: wp.uint64,
    point: wp.array(dtype=wp.vec3),
    normal: wp.array(dtype=wp.vec3),
    max_distance: float,
    seed: int,
    visibility: wp.array(dtype=float),
    bent_normal: wp.array(dtype=wp.vec3),
):
    """Launch: one thread per point of the lightmap."""
    i = wp.tid()
    up = normal[i]
    start = point[i] + up * BIAS
    state = wp.rand_init(seed, i)

    free = int(0)
    mean = wp.vec3(0.0, 0.0, 0.0)
    for _ray in range(RAYS):
        direction = hemisphere_direction(up, wp.randf(state), wp.randf(state))
        # which surface is hit does not matter, so the search may stop at the first
        if not wp.mesh_query_ray_anyhit(mesh, start, direction, max_distance):
            mean += direction
            free += 1

    visibility[i] = float(free) / float(RAYS)
    if wp.length(mean) < EPSILON:
        bent_normal[i] = up
    else:
        bent_normal[i] = wp.normalize(mean)
