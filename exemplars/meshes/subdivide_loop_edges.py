# idea: edge points of Loop subdivision
# brief: Interpolate vertex attributes at the new edge vertices of one step of Loop subdivision.
# description: A generic kernel, instantiated for wp.vec3 `values` and `edge_values`. Every edge has its two ends in
#     `edge_ends[edge]` and the two opposite vertices in `opposite[edge]`. Interior edges get 3/8 of the sum of the ends and
#     1/8 of that of the opposite vertices (`END_WEIGHT`, `OPPOSITE_WEIGHT`). Where an opposite vertex is missing (negative),
#     or the edge's `sharpness` is at least 1, the value is the mean of the ends. A sharpness between 0 and 1 blends the two
#     linearly. Write the value to `edge_values`, and the sharpness of the two halves, 1 less but not negative, to
#     `child_sharpness`.
# launch: n
# inputs:
#     edge_ends[n] = index(0, n)
#     opposite[n] = index(-1, n)
#     sharpness[n] = uniform(-0.5, 2)
#     values[n] = uniform(-1, 1)
#     edge_values[n] = zero
#     child_sharpness[n] = zero
import warp as wp
from typing import Any

END_WEIGHT = wp.constant(3.0 / 8.0)
OPPOSITE_WEIGHT = wp.constant(1.0 / 8.0)


@wp.kernel
def subdivide_loop_edges(
    edge_ends: wp.array(dtype=wp.vec2i),
    opposite: wp.array(dtype=wp.vec2i),
    sharpness: wp.array(dtype=float),
    values: wp.array(dtype=Any),
    edge_values: wp.array(dtype=Any),
    child_sharpness: wp.array(dtype=float),
):
    """Odd rule of Loop subdivision with semi-sharp creases, for positions, colours or texture coordinates."""
    edge = wp.tid()
    across = opposite[edge]
    crease = sharpness[edge]
    child_sharpness[edge] = wp.max(crease - 1.0, 0.0)

    ends = values[edge_ends[edge][0]] + values[edge_ends[edge][1]]
    if wp.min(across) < 0 or crease >= 1.0:
        edge_values[edge] = ends * 0.5
        return

    smooth = ends * END_WEIGHT + (values[across[0]] + values[across[1]]) * OPPOSITE_WEIGHT
    if crease > 0.0:
        edge_values[edge] = wp.lerp(smooth, ends * 0.5, crease)
    else:
        edge_values[edge] = smooth


wp.overload(subdivide_loop_edges, {"values": wp.array(dtype=wp.vec3), "edge_values": wp.array(dtype=wp.vec3)})
