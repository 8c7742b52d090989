# idea: vertices of naive surface nets
# brief: Place one vertex in every cell of a distance field that the surface passes through.
# description: Cell (i, j, k) has eight corners in `distance`, from (i, j, k) to (i+1, j+1, k+1). For each of its twelve edges
#     whose two values have different signs (zero counts as positive), `edge_crossing` interpolates where the field is zero,
#     in cell coordinates. The vertex is the mean of these points, in `vertices[i, j, k]` as `origin` + `spacing` * (cell +
#     mean), and `active[i, j, k]` is 1. `corner` makes the integer offset of a corner from an axis, the two offsets across it
#     (in cyclic order of the axes) and the one along it. Cells without a crossing have 0 in `active` and keep their vertex.
# launch: n, 6, 6
# inputs:
#     distance[n+1, 7, 7] = uniform(-0.2, 1)
#     origin = uniform(-1, 1)
#     spacing = uniform(0.1, 0.2)
#     vertices[n, 6, 6] = zero
#     active[n, 6, 6] = zero
# fits:
#     batch_dimension
#     total_output(active)
import warp as wp


@wp.func
def corner(axis: int, across_u: int, across_v: int, along: int) -> wp.vec3i:
    if axis == 0:
        return wp.vec3i(along, across_u, across_v)
    if axis == 1:
        return wp.vec3i(across_v, along, across_u)
    return wp.vec3i(across_u, across_v, along)


@wp.func
def edge_crossing(begin: wp.vec3i, end: wp.vec3i, value_begin: float, value_end: float) -> wp.vec3:
    # the signs differ, so the difference is not zero
    t = value_begin / (value_begin - value_end)
    start = wp.vec3(float(begin[0]), float(begin[1]), float(begin[2]))
    stop = wp.vec3(float(end[0]), float(end[1]), float(end[2]))
    return wp.lerp(start, stop, t)


@wp.kernel
def place_surface_net_vertices(
    distance: wp.array3d(dtype=float),
    origin: wp.vec3,
    spacing: float,
    vertices: wp.array3d(dtype=wp.vec3),
    active: wp.array3d(dtype=int),
):
    """
    Vertex placement of naive surface nets: the centre of the points where cell edges cross the surface.

    Launch: cells in three dimensions, one less than samples on each side.
    """
    i, j, k = wp.tid()

    total = wp.vec3(0.0, 0.0, 0.0)
    crossings = int(0)
    for axis in range(3):
        for u in range(2):
            for v in range(2):
                begin = corner(axis, u, v, 0)
                end = corner(axis, u, v, 1)
                value_begin = distance[i + begin[0], j + begin[1], k + begin[2]]
                value_end = distance[i + end[0], j + end[1], k + end[2]]
                if (value_begin < 0.0) != (value_end < 0.0):
                    total += edge_crossing(begin, end, value_begin, value_end)
                    crossings += 1

    if crossings == 0:
        active[i, j, k] = 0
        return

    local = wp.vec3(float(i), float(j), float(k)) + total / float(crossings)
    vertices[i, j, k] = origin + spacing * local
    active[i, j, k] = 1
