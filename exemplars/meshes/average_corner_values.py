# idea: corner attributes to vertices
# brief: Average a per-corner attribute of a mesh over the corners of each vertex, weighted by corner areas.
# description: A generic kernel, instantiated for wp.vec4 `corner_values` and `vertex_values`. Vertex v has the corners
#     `vertex_corners[k]` for k from `corner_start[v]` to `corner_start[v + 1]`, with the weights `corner_area`. Write
#     the weighted mean to `vertex_values[v]`, vertices whose weights do not add up to more than `MIN_AREA` keep their
#     value.
# launch: n
# inputs:
#     corner_start[n+1] = offsets(0, 6*n)
#     vertex_corners[6*n] = permutation
#     corner_area[6*n] = uniform(0, 1)
#     corner_values[6*n] = uniform(0, 1)
#     vertex_values[n] = zero
import warp as wp
from typing import Any

MIN_AREA = wp.constant(1.0e-6)


@wp.kernel
def average_corner_values(
    corner_start: wp.array(dtype=int),
    vertex_corners: wp.array(dtype=int),
    corner_area: wp.array(dtype=float),
    corner_values: wp.array(dtype=Any),
    vertex_values: wp.array(dtype=Any),
):
    v = wp.tid()
    total = vertex_values.dtype(0.0)
    area = float(0.0)
    for k in range(corner_start[v], corner_start[v + 1]):
        corner = vertex_corners[k]
        total += corner_values[corner] * corner_area[corner]
        area += corner_area[corner]

    if area > MIN_AREA:
        vertex_values[v] = total / area


wp.overload(
    average_corner_values,
    {"corner_values": wp.array(dtype=wp.vec4), "vertex_values": wp.array(dtype=wp.vec4)},
)
