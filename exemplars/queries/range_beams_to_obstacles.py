# idea: ranging against boxes in a tree
# brief: Find the first obstacle box on each beam, with a tree query that is shortened as nearer boxes turn up.
# description: One thread per beam, from `origin[i]` along the unit direction `beam[i]`, at most `max_range` long. The boxes
#     whose bounds the beam meets come from the tree `bvh` in any order; `entry_distance` gives where the beam enters the box,
#     `center` plus and minus `half_size`: the largest of the three slab entries, 0 if the origin is inside, -1 if the slabs
#     are not met together. Components of the beam smaller than `TINY` are replaced by `TINY` with their sign. A nearer entry
#     becomes the best, and the query goes on only up to it. `range_to[i]` is the distance, `max_range` if nothing is hit, and
#     `obstacle[i]` the box or -1.
# launch: n
# inputs:
#     bvh = handle(bvh, center, half_size)
#     center[n] = uniform(-5, 5)
#     half_size[n] = uniform(0.2, 1)
#     origin[n] = uniform(-3, 3)
#     beam[n] = unit
#     max_range = 4
#     range_to[n] = zero
#     obstacle[n] = zero
import warp as wp

TINY = wp.constant(1.0e-8)


@wp.func
def safe_reciprocal(x: float) -> float:
    if wp.abs(x) < TINY:
        return wp.where(x < 0.0, -1.0 / TINY, 1.0 / TINY)
    return 1.0 / x


@wp.func
def entry_distance(offset: wp.vec3, inverse: wp.vec3, half_size: wp.vec3) -> float:
    """Distance at which a ray, offset from the middle of a box, enters it; -1 if it misses."""
    to_low = wp.cw_mul(-half_size - offset, inverse)
    to_high = wp.cw_mul(half_size - offset, inverse)
    enter = wp.max(wp.max(wp.min(to_low, to_high)), 0.0)
    leave = wp.min(wp.max(to_low, to_high))
    if leave < enter:
        return -1.0
    return enter


@wp.kernel(enable_backward=False)
def range_beams_to_obstacles(
    bvh: wp.uint64,
    center: wp.array(dtype=wp.vec3),
    half_size: wp.array(dtype=wp.vec3),
    origin: wp.array(dtype=wp.vec3),
    beam: wp.array(dtype=wp.vec3),
    max_range: float,
    range_to: wp.array(dtype=float),
    obstacle: wp.array(dtype=int),
):
    i = wp.tid()
    start = origin[i]
    direction = beam[i]
    inverse = wp.vec3(
        safe_reciprocal(direction[0]), safe_reciprocal(direction[1]), safe_reciprocal(direction[2])
    )

    nearest = float(max_range)
    hit = int(-1)
    box = int(0)
    query = wp.bvh_query_ray(bvh, start, direction)
    # the limit may only shrink, or subtrees that were skipped would be missed
    while wp.bvh_query_next(query, box, nearest):
        t = entry_distance(start - center[box], inverse, half_size[box])
        if t >= 0.0 and t < nearest:
            nearest = t
            hit = box

    range_to[i] = nearest
    obstacle[i] = hit
