# idea: shrinkwrap onto a body
# brief: Pull the vertices of a garment onto a body at a chosen offset, and push those that are inside of it out.
# description: One thread per vertex `v` of `rest`. The nearest point of `body` within `reach` is found with a sign from
#     winding numbers, since scanned bodies have holes: `query` says inside where the sign is negative. Without one the vertex
#     stays, and `moved[v]` is 0. Otherwise the target lies `offset` from the surface, along `outward_normal`: the unit
#     direction from the surface to the vertex, turned round if the vertex is inside, or the face's normal if the two are
#     nearer than `EPSILON`. A vertex inside moves all the way to its target. One outside moves by `stiffness[v]` of the way,
#     but only if it is farther from the surface than `offset`; else it stays. The place goes to `wrapped[v]` and the length
#     of the move to `moved[v]`.
# launch: n
# inputs:
#     body = handle(mesh)
#     rest[n] = uniform(-1.3, 1.3)
#     stiffness[n] = uniform(0, 1)
#     reach = 0.8
#     offset = 0.02
#     wrapped[n] = zero
#     moved[n] = zero
import warp as wp

EPSILON = wp.constant(1.0e-6)
ACCURACY = wp.constant(2.0)
INSIDE_FROM = wp.constant(0.5)


@wp.func
def outward_normal(body: wp.uint64, face: int, surface: wp.vec3, x: wp.vec3, sign: float) -> wp.vec3:
    """Unit vector away from the body at the surface point nearest to x."""
    way = x - surface
    distance = wp.length(way)
    if distance < EPSILON:
        return wp.mesh_eval_face_normal(body, face)
    if sign < 0.0:
        return way * (-1.0 / distance)
    return way / distance


@wp.kernel(enable_backward=False)
def shrinkwrap_garment_vertices(
    body: wp.uint64,
    rest: wp.array(dtype=wp.vec3),
    stiffness: wp.array(dtype=float),
    reach: float,
    offset: float,
    wrapped: wp.array(dtype=wp.vec3),
    moved: wp.array(dtype=float),
):
    """Launch: one thread per vertex of the garment."""
    v = wp.tid()
    x = rest[v]
    query = wp.mesh_query_point_sign_winding_number(body, x, reach, ACCURACY, INSIDE_FROM)
    if not query.result:
        wrapped[v] = x
        moved[v] = 0.0
        return

    surface = wp.mesh_eval_position(body, query.face, query.u, query.v)
    normal = outward_normal(body, query.face, surface, x, query.sign)
    target = surface + normal * offset

    share = float(0.0)
    if query.sign < 0.0:
        share = 1.0  # skin must not show through, however soft the cloth
    elif wp.length(x - surface) > offset:
        share = stiffness[v]

    y = x + (target - x) * share
    wrapped[v] = y
    moved[v] = wp.length(y - x)
