# idea: contacts between capsules
# brief: Find the contact of each candidate pair of capsules from the closest points of their axes.
# description: One thread per pair. `pairs[p]` names two capsules; if one is negative or both are the same, `depth[p]` is 0
#     and nothing else is written. A capsule lies along its local y axis: `pose`, `half_length`, `radius`.
#     `closest_on_segments` returns the parameters s, t in [-1, 1] of the closest points of two segments given by centres and
#     half axes: with r the offset of centres (first minus second), a, e squared lengths, b = their dot product, c =
#     half_a.r, f = half_b.r and denominator a e - b^2, s is clamp((b f - c e) / denominator) or 0 for parallel axes
#     (denominator below `PARALLEL` a e); t = (b s + f) / e; where t leaves [-1, 1] it is clamped and s recomputed, clamped.
#     The normal is the unit vector from second to first point, or world up where the axes cross (distance below
#     `MIN_DISTANCE`). `depth[p]` is sum of radii minus distance if positive, else 0; only with a positive depth `normal[p]`
#     and `point[p]`, the middle of the overlap, are written.
# launch: n
# inputs:
#     pairs[n] = index(-1, n)
#     pose[n] = rigid(-1, 1)
#     half_length[n] = uniform(0.3, 0.8)
#     radius[n] = uniform(0.2, 0.4)
#     depth[n] = zero
#     normal[n] = zero
#     point[n] = zero
# fits:
#     indirect_thread
#     largest_output(depth)
#     count_output(depth)
#     flag_output(depth)
import warp as wp

PARALLEL = 1.0e-5
MIN_DISTANCE = 1.0e-6


@wp.func
def closest_on_segments(center_a: wp.vec3, half_a: wp.vec3, center_b: wp.vec3, half_b: wp.vec3):
    """Parameters of the closest points center + s * half of two segments, s within -1 and 1.

    Neither segment may be a point.
    """
    r = center_a - center_b
    a = wp.dot(half_a, half_a)
    e = wp.dot(half_b, half_b)
    b = wp.dot(half_a, half_b)
    c = wp.dot(half_a, r)
    f = wp.dot(half_b, r)
    denominator = a * e - b * b

    s = float(0.0)
    if denominator > PARALLEL * a * e:  # any s will do for parallel axes
        s = wp.clamp((b * f - c * e) / denominator, -1.0, 1.0)

    t = (b * s + f) / e
    if t < -1.0:
        t = -1.0
        s = wp.clamp(-(b + c) / a, -1.0, 1.0)
    elif t > 1.0:
        t = 1.0
        s = wp.clamp((b - c) / a, -1.0, 1.0)
    return s, t


@wp.func
def half_axis(pose: wp.transform, half_length: float) -> wp.vec3:
    return wp.transform_vector(pose, wp.vec3(0.0, half_length, 0.0))


@wp.kernel
def capsule_pair_contacts(
    pairs: wp.array(dtype=wp.vec2i),
    pose: wp.array(dtype=wp.transform),
    half_length: wp.array(dtype=float),
    radius: wp.array(dtype=float),
    depth: wp.array(dtype=float),
    normal: wp.array(dtype=wp.vec3),
    point: wp.array(dtype=wp.vec3),
):
    p = wp.tid()
    i = pairs[p][0]
    j = pairs[p][1]
    if i < 0 or j < 0 or i == j:
        depth[p] = 0.0
        return

    center_i = wp.transform_get_translation(pose[i])
    center_j = wp.transform_get_translation(pose[j])
    half_i = half_axis(pose[i], half_length[i])
    half_j = half_axis(pose[j], half_length[j])
    s, t = closest_on_segments(center_i, half_i, center_j, half_j)
    on_i = center_i + half_i * s
    on_j = center_j + half_j * t

    span = on_i - on_j
    distance = wp.length(span)
    overlap = radius[i] + radius[j] - distance
    if overlap <= 0.0:
        depth[p] = 0.0
        return

    direction = wp.vec3(0.0, 1.0, 0.0)  # crossing axes: any direction parts them
    if distance > MIN_DISTANCE:
        direction = span / distance
    depth[p] = overlap
    normal[p] = direction
    point[p] = on_j + direction * (radius[j] - 0.5 * overlap)
