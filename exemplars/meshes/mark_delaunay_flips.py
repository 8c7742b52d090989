# idea: Delaunay edge flips of a planar mesh
# brief: Mark the interior edges of a planar triangulation whose flip restores the Delaunay property.
# description: The mesh has its vertices in `positions`. Every edge has four vertices in `edge_quads`: its ends a and b,
#     and the vertices c on its left and d on its right, d negative on the border. Border edges and those with
#     `constrained` set are never flipped: they get 0 in `flip`, and `excess` stays. A flip needs a strictly convex
#     quadrilateral: c and d on different sides of the edge and a and b on different sides of the line from c to d, by
#     the signs of `orientation`. It is worth it if d lies inside of the circle through a, b, c (`in_circle` above
#     `tolerance`). Write 1 to `flip` for such edges, -1 where the quadrilateral is not convex, else 0, and the value of
#     `in_circle` (positive inside, for any orientation of the triangle) to `excess` for all edges that are neither on
#     the border nor constrained. Everything is computed in float64.
# launch: n
# inputs:
#     edge_quads[n] = index(-1, 16)
#     constrained[n] = index(0, 2)
#     positions[16] = uniform(-1, 1)
#     tolerance = constant(0.000000001)
#     flip[n] = zero
#     excess[n] = zero
# fits:
#     indirect_thread
import warp as wp
from typing import Any


@wp.func
def orientation(a: Any, b: Any, c: Any):
    """Twice the signed area of a triangle, positive counterclockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@wp.func
def in_circle(a: wp.vec2d, b: wp.vec2d, c: wp.vec2d, d: wp.vec2d) -> wp.float64:
    """Positive if d lies inside of the circle through a, b and c."""
    # relative to d, to lose as few digits as possible
    ad = a - d
    bd = b - d
    cd = c - d
    lifted = wp.mat33d(
        ad[0], ad[1], wp.dot(ad, ad),
        bd[0], bd[1], wp.dot(bd, bd),
        cd[0], cd[1], wp.dot(cd, cd),
    )
    return wp.determinant(lifted) * wp.sign(orientation(a, b, c))


@wp.func
def is_convex_quad(a: wp.vec2d, b: wp.vec2d, c: wp.vec2d, d: wp.vec2d) -> bool:
    zero = wp.float64(0.0)
    across_edge = orientation(a, b, c) * orientation(a, b, d)
    across_diagonal = orientation(c, d, a) * orientation(c, d, b)
    return across_edge < zero and across_diagonal < zero


@wp.kernel(enable_backward=False)
def mark_delaunay_flips(
    edge_quads: wp.array(dtype=wp.vec4i),
    constrained: wp.array(dtype=wp.int8),
    positions: wp.array(dtype=wp.vec2d),
    tolerance: wp.float64,
    flip: wp.array(dtype=wp.int8),
    excess: wp.array(dtype=wp.float64),
):
    """
    Finds edges that violate the Delaunay property.

    Flips themselves change neighbouring quads; an independent set is chosen by a later pass.

    Args:
        edge_quads: ends of the edge, then the opposite vertices on its left and right (negative: border)
        constrained: nonzero for edges that must stay
        positions: vertices of the mesh
        tolerance: in-circle values up to this one count as on the circle
        flip: 1 flip, 0 keep, -1 the quad is not convex
        excess: in-circle value, to flip the worst edges first
    """
    edge = wp.tid()
    quad = edge_quads[edge]
    if wp.min(quad) < 0 or constrained[edge] != wp.int8(0):
        flip[edge] = wp.int8(0)
        return

    a = positions[quad[0]]
    b = positions[quad[1]]
    c = positions[quad[2]]
    d = positions[quad[3]]

    value = in_circle(a, b, c, d)
    excess[edge] = value
    if not is_convex_quad(a, b, c, d):
        flip[edge] = wp.int8(-1)
    elif value > tolerance:
        flip[edge] = wp.int8(1)
    else:
        flip[edge] = wp.int8(0)
