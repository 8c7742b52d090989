# idea: smooth union of signed distance fields
# brief: Join a sphere, a box and the ground into one signed distance field with rounded seams.
# description: At `query[i]` the distances to the sphere of `sphere_radius` around the origin, to the box with the half
#     sides `half_sides` around `box_center`, and to the plane at the height `ground` (y) are computed; `box_distance`
#     gives the second one, negative inside of the box as the others are. `smooth_union` is C++: the polynomial minimum
#     of `a` and `b` with the width `k`. Its weight h is 0.5 + 0.5 (b - a) / k, held between 0 and 1, its value b + (a -
#     b) h - k h (1 - h), and its adjoint gives h of the gradient to `a`, 1 - h to `b` and -h (1 - h) to `k`. Sphere and
#     box are joined first, then the result and the ground, with `rounding` as the width, and the result is written to
#     `distance[i]`. `inside[i]` is 1 if it is negative, else 0.
# launch: n
# inputs:
#     query[n] = uniform(-2, 2)
#     sphere_radius = 0.8
#     box_center = uniform(-0.5, 0.5)
#     half_sides = uniform(0.3, 0.6)
#     ground = -1.0
#     rounding = 0.2
#     distance[n] = zero
#     inside[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     limit_output(distance: above)
import warp as wp

SMOOTH = """
    float h = 0.5f + 0.5f * (b - a) / k;
    h = h < 0.0f ? 0.0f : (h > 1.0f ? 1.0f : h);
    return b + (a - b) * h - k * h * (1.0f - h);
"""

SMOOTH_ADJOINT = """
    float h = 0.5f + 0.5f * (b - a) / k;
    h = h < 0.0f ? 0.0f : (h > 1.0f ? 1.0f : h);
    adj_a += h * adj_ret;
    adj_b += (1.0f - h) * adj_ret;
    adj_k += -h * (1.0f - h) * adj_ret;
"""


@wp.func_native(SMOOTH, SMOOTH_ADJOINT)
def smooth_union(a: float, b: float, k: float) -> float: ...


@wp.func
def box_distance(p: wp.vec3, half_sides: wp.vec3) -> float:
    q = wp.vec3(wp.abs(p[0]), wp.abs(p[1]), wp.abs(p[2])) - half_sides
    outside = wp.length(wp.max(q, wp.vec3(0.0, 0.0, 0.0)))
    return outside + wp.min(wp.max(q), 0.0)


@wp.kernel
def blend_distance_fields(
    query: wp.array(dtype=wp.vec3),
    sphere_radius: float,
    box_center: wp.vec3,
    half_sides: wp.vec3,
    ground: float,
    rounding: float,
    distance: wp.array(dtype=float),
    inside: wp.array(dtype=int),
):
    i = wp.tid()
    p = query[i]
    sphere = wp.length(p) - sphere_radius
    box = box_distance(p - box_center, half_sides)
    floor = p[1] - ground

    joined = smooth_union(sphere, box, rounding)
    joined = smooth_union(joined, floor, rounding)
    distance[i] = joined
    if joined < 0.0:
        inside[i] = 1
    else:
        inside[i] = 0
