# idea: distance between pairs of edges
# brief: Compute the gap between pairs of mesh edges in double precision, with the contact normal and the parameters of the closest points.
# description: For every pair, take the two edges that `pairs[pair]` names; `edges` names the two ends of an edge, and
#     `positions` holds them. If the two edges share a vertex, or either is shorter than `MIN_LENGTH`, the pair cannot
#     collide: `gap` is `NO_CONTACT` and nothing else is written. Otherwise minimise the distance of the points at s on
#     the first and t on the second edge: s from the normal equations, or 0 where the edges are parallel (determinant at
#     most `PARALLEL` times the product of the squared lengths), clamped to 0..1; t follows, and if it leaves 0..1 it is
#     clamped and s computed again and clamped. Write s and t to `parameters`, the distance less `thickness` to `gap`,
#     and the unit vector from the first to the second point to `normals` if the distance is above `MIN_LENGTH` (else
#     `normals` stays).
# launch: n
# inputs:
#     pairs[n] = index(0, 2*n)
#     edges[2*n] = index(0, 3*n)
#     positions[3*n] = uniform(-1, 1)
#     thickness = uniform(0.01, 0.1)
#     parameters[n] = zero
#     gap[n] = zero
#     normals[n] = zero
# fits:
#     parameter_per_element(thickness)
#     parameter_per_group(thickness: material)
#     active_mask
#     indirect_thread
import warp as wp
from typing import Any

MIN_LENGTH = wp.constant(wp.float64(1.0e-9))
PARALLEL = wp.constant(wp.float64(1.0e-10))
NO_CONTACT = wp.constant(wp.float64(1.0e30))  # a gap that no threshold reaches


@wp.func
def saturate(x: Any):
    return wp.clamp(x, type(x)(0.0), type(x)(1.0))


@wp.kernel
def edge_edge_gaps(
    pairs: wp.array(dtype=wp.vec2i),
    edges: wp.array(dtype=wp.vec2i),
    positions: wp.array(dtype=wp.vec3d),
    thickness: wp.float64,
    parameters: wp.array(dtype=wp.vec2d),
    gap: wp.array(dtype=wp.float64),
    normals: wp.array(dtype=wp.vec3d),
):
    pair = wp.tid()
    first = edges[pairs[pair][0]]
    second = edges[pairs[pair][1]]

    # neighbours in the mesh always touch
    if first[0] == second[0] or first[0] == second[1] or first[1] == second[0] or first[1] == second[1]:
        gap[pair] = NO_CONTACT
        return

    p = positions[first[0]]
    q = positions[second[0]]
    u = positions[first[1]] - p
    v = positions[second[1]] - q
    if wp.length(u) < MIN_LENGTH or wp.length(v) < MIN_LENGTH:
        gap[pair] = NO_CONTACT
        return

    w = p - q
    uu = wp.dot(u, u)
    vv = wp.dot(v, v)
    uv = wp.dot(u, v)
    uw = wp.dot(u, w)
    vw = wp.dot(v, w)

    # any s is as good as another for parallel edges
    determinant = uu * vv - uv * uv
    s = wp.float64(0.0)
    if determinant > PARALLEL * uu * vv:
        s = saturate((uv * vw - uw * vv) / determinant)

    t = (uv * s + vw) / vv
    if t < wp.float64(0.0):
        t = wp.float64(0.0)
        s = saturate(-uw / uu)
    elif t > wp.float64(1.0):
        t = wp.float64(1.0)
        s = saturate((uv - uw) / uu)

    between = (q + v * t) - (p + u * s)
    distance = wp.length(between)
    parameters[pair] = wp.vec2d(s, t)
    gap[pair] = distance - thickness
    if distance > MIN_LENGTH:
        normals[pair] = between / distance
