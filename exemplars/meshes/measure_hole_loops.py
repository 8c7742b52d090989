# idea: boundary loops of a half-edge mesh
# brief: Walk around the holes of a half-edge mesh and measure their length, size and orientation.
# description: For every hole, follow `next_halfedge` from `hole_start[hole]` until it comes back there, or `max_edges` edges
#     were seen. `origin_vertex` is the vertex at which a half-edge begins, `positions` where it lies. Sum the lengths of the
#     edges and the vector area: half the cross products of begin and end of the edges, both relative to the first vertex. If
#     the walk came back, write the number of edges to `edge_count`, the length to `perimeter`, and the vector area to
#     `vector_area`; if not, the mesh is broken or the hole too large to fill, and `edge_count` is -1, the others stay.
# launch: n
# inputs:
#     hole_start[n] = index(0, 4*n)
#     next_halfedge[4*n] = permutation
#     origin_vertex[4*n] = index(0, n)
#     positions[n] = uniform(-1, 1)
#     max_edges = constant(48)
#     edge_count[n] = zero
#     perimeter[n] = zero
#     vector_area[n] = zero
# fits:
#     indirect_thread
#     batch_dimension
#     total_output(perimeter)
#     count_output(perimeter)
#     flag_output(perimeter)
#     length_output(vector_area)
import warp as wp


@wp.kernel(enable_backward=False)
def measure_hole_loops(
    hole_start: wp.array(dtype=int),
    next_halfedge: wp.array(dtype=int),
    origin_vertex: wp.array(dtype=int),
    positions: wp.array(dtype=wp.vec3),
    max_edges: int,
    edge_count: wp.array(dtype=int),
    perimeter: wp.array(dtype=float),
    vector_area: wp.array(dtype=wp.vec3),
):
    hole = wp.tid()
    start = hole_start[hole]
    anchor = positions[origin_vertex[start]]

    length = float(0.0)
    area = wp.vec3()
    count = int(0)
    closed = bool(False)

    halfedge = start
    while not closed and count < max_edges:
        following = next_halfedge[halfedge]
        begin = positions[origin_vertex[halfedge]] - anchor
        end = positions[origin_vertex[following]] - anchor
        length += wp.length(end - begin)
        area += 0.5 * wp.cross(begin, end)
        count += 1
        halfedge = following
        closed = halfedge == start

    if not closed:
        edge_count[hole] = -1
        return
    edge_count[hole] = count
    perimeter[hole] = length
    vector_area[hole] = area
