# idea: bending forces of cloth hinges
# brief: Add the forces that bend the two triangles at each inner edge of a cloth back to their rest angle.
# description: One thread per hinge `h`. `hinges[h]` holds four vertices with `position` x0, x1 opposite the edge, x2, x3 the
#     edge; a hinge with a negative vertex lies on the border and does nothing. With normals n0 = (x2 - x0) x (x3 - x0), n1 =
#     (x3 - x1) x (x2 - x1), edge e = x3 - x2: hinges with an edge or a normal shorter than `DEGENERATE` do nothing.
#     `hinge_angle` is the signed angle between unit normals about the unit edge, atan2 of (n1 x n0) . e and n0 . n1. Its
#     gradients are g0 = |e| n0 / |n0|^2, g1 = |e| n1 / |n1|^2, and for the edge vertices -(w g0 + u g1) with w, u the
#     barycentric shares of x0 and x1 along the edge: for x2 the shares (x3 - x0).e / |e|^2 and (x3 - x1).e / |e|^2, from
#     `edge_share`, for x3 one minus them. The force on vertex i is - (k (angle - `rest_angle[h]`) + d rate) g_i, with k
#     `stiffness` times |e|, d `damping` times |e|, and rate the sum of g_i . `velocity`. Forces are added atomically to
#     `force`; the gradients sum to zero, so momentum is kept.
# launch: n
# inputs:
#     hinges[n] = index(-1, 4*n)
#     position[4*n] = uniform(-1, 1)
#     velocity[4*n] = uniform(-1, 1)
#     rest_angle[n] = uniform(-0.5, 0.5)
#     stiffness = uniform(0.1, 1)
#     damping = uniform(0.01, 0.1)
#     force[4*n] = zero
# fits:
#     parameter_per_element(stiffness, damping)
#     parameter_per_group(stiffness, damping: fabric)
#     active_mask
#     indirect_thread
import warp as wp

DEGENERATE = wp.constant(0.05)


@wp.func
def hinge_angle(unit0: wp.vec3, unit1: wp.vec3, edge_direction: wp.vec3) -> float:
    """Signed angle between the triangles; atan2 keeps its precision where they are flat, unlike acos."""
    return wp.atan2(wp.dot(wp.cross(unit1, unit0), edge_direction), wp.dot(unit0, unit1))


@wp.func
def edge_share(far: wp.vec3, vertex: wp.vec3, edge: wp.vec3) -> float:
    """Share of the edge between the foot of a vertex and the edge's far end."""
    return wp.dot(far - vertex, edge) / wp.dot(edge, edge)


@wp.kernel
def dihedral_bending_forces(
    hinges: wp.array(dtype=wp.vec4i),
    position: wp.array(dtype=wp.vec3),
    velocity: wp.array(dtype=wp.vec3),
    rest_angle: wp.array(dtype=float),
    stiffness: float,
    damping: float,
    force: wp.array(dtype=wp.vec3),
):
    """Discrete hinge bending with damping of the angle.

    A hinge is two triangles (0, 2, 3) and (1, 3, 2) that share the edge from vertex 2 to vertex 3.
    """
    h = wp.tid()
    i0 = hinges[h][0]
    i1 = hinges[h][1]
    i2 = hinges[h][2]
    i3 = hinges[h][3]
    if i0 < 0 or i1 < 0 or i2 < 0 or i3 < 0:
        return

    x0 = position[i0]
    x1 = position[i1]
    x2 = position[i2]
    x3 = position[i3]
    normal0 = wp.cross(x2 - x0, x3 - x0)
    normal1 = wp.cross(x3 - x1, x2 - x1)
    edge = x3 - x2
    length0 = wp.length(normal0)
    length1 = wp.length(normal1)
    edge_length = wp.length(edge)
    # slivers would get forces without bound
    if length0 < DEGENERATE or length1 < DEGENERATE or edge_length < DEGENERATE:
        return

    angle = hinge_angle(normal0 / length0, normal1 / length1, edge / edge_length)
    grad0 = normal0 * (edge_length / (length0 * length0))
    grad1 = normal1 * (edge_length / (length1 * length1))
    share0 = edge_share(x3, x0, edge)
    share1 = edge_share(x3, x1, edge)
    grad2 = -(grad0 * share0 + grad1 * share1)
    grad3 = -(grad0 * (1.0 - share0) + grad1 * (1.0 - share1))

    rate = wp.dot(grad0, velocity[i0]) + wp.dot(grad1, velocity[i1]) + wp.dot(grad2, velocity[i2]) + wp.dot(grad3, velocity[i3])
    moment = edge_length * (stiffness * (angle - rest_angle[h]) + damping * rate)
    wp.atomic_sub(force, i0, grad0 * moment)
    wp.atomic_sub(force, i1, grad1 * moment)
    wp.atomic_sub(force, i2, grad2 * moment)
    wp.atomic_sub(force, i3, grad3 * moment)
