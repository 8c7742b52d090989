# idea: discrete Gaussian and mean curvature
# brief: Estimate Gaussian and mean curvature of mesh vertices from the corners that meet there.
# description: The corners of vertex v are `vertex_corners[k]` for k from `corner_start[v]` to `corner_start[v + 1]`; a
#     corner c belongs to face c // 3, and its vertex is `corner_vertex[c]`; `next_corner` and `previous_corner` are the
#     two others of the face. Faces with less double area than `MIN_DOUBLE_AREA` are left out; the others give the
#     vertex of `positions` the angle at the corner and a third of their area. The Gaussian curvature is the full angle
#     (2 pi, or pi if `on_border[v]`) less the sum of the angles, over the area. `corner_bend` is the part of a corner
#     in the Laplacian of the positions: the edges from the vertex to the two others, each times half the cotangent at
#     the other one. The mean curvature is half the length of its sum over the area. Write them to `gaussian` and
#     `mean`; both are 0 where the area is not positive. The defect (full angle less the angles) of every other vertex
#     is added to `total_defect[0]` by an atomic addition.
# launch: n
# inputs:
#     corner_start[n+1] = offsets(0, 6*n)
#     vertex_corners[6*n] = index(0, 6*n)
#     corner_vertex[6*n] = index(0, n)
#     positions[n] = uniform(-1, 1)
#     on_border[n] = bool
#     gaussian[n] = zero
#     mean[n] = zero
#     total_defect[1] = zero
# fits:
#     indirect_thread
#     largest_output(mean)
#     count_output(mean)
#     flag_output(mean)
import warp as wp

MIN_DOUBLE_AREA = wp.constant(1.0e-6)


@wp.func
def next_corner(c: int) -> int:
    return wp.where(c % 3 == 2, c - 2, c + 1)


@wp.func
def previous_corner(c: int) -> int:
    return wp.where(c % 3 == 0, c + 2, c - 1)


@wp.func
def corner_bend(to_next: wp.vec3, to_previous: wp.vec3, double_area: float) -> wp.vec3:
    """Part of one corner in the cotangent Laplacian of the positions."""
    opposite = to_previous - to_next
    cot_next = -wp.dot(to_next, opposite) / double_area
    cot_previous = wp.dot(to_previous, opposite) / double_area
    return 0.5 * (to_next * cot_previous + to_previous * cot_next)


@wp.kernel
def vertex_curvature_from_corners(
    corner_start: wp.array(dtype=int),
    vertex_corners: wp.array(dtype=int),
    corner_vertex: wp.array(dtype=int),
    positions: wp.array(dtype=wp.vec3),
    on_border: wp.array(dtype=bool),
    gaussian: wp.array(dtype=float),
    mean: wp.array(dtype=float),
    total_defect: wp.array(dtype=float),
):
    """Angle defect and Laplacian of the positions, per lumped area. Launch: one thread per vertex."""
    v = wp.tid()

    angles = float(0.0)
    area = float(0.0)
    bend = wp.vec3(0.0, 0.0, 0.0)
    for k in range(corner_start[v], corner_start[v + 1]):
        c = vertex_corners[k]
        here = positions[corner_vertex[c]]
        to_next = positions[corner_vertex[next_corner(c)]] - here
        to_previous = positions[corner_vertex[previous_corner(c)]] - here

        double_area = wp.length(wp.cross(to_next, to_previous))
        if double_area < MIN_DOUBLE_AREA:
            continue
        angles += wp.atan2(double_area, wp.dot(to_next, to_previous))
        area += double_area / 6.0
        bend += corner_bend(to_next, to_previous, double_area)

    if area <= 0.0:  # isolated, or only slivers around it
        gaussian[v] = 0.0
        mean[v] = 0.0
        return

    full_angle = wp.where(on_border[v], wp.pi, 2.0 * wp.pi)
    defect = full_angle - angles
    gaussian[v] = defect / area
    mean[v] = 0.5 * wp.length(bend) / area
    wp.atomic_add(total_defect, 0, defect)  # Gauss-Bonnet: 2 pi times the Euler characteristic
