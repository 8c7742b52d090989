# idea: closest point of a triangle
# brief: Project query points onto the triangles they are paired with and report the feature that is closest.
# description: For every query, `closest_point` finds the point of the triangle with the corners `vertices[faces[f]]`, f =
#     `query_face[query]`, that is nearest to `queries[query]`, by the Voronoi regions of the corners, edges and the face. It
#     returns the weights of the three corners and a code: `CORNER_A`, `CORNER_B`, `CORNER_C`, `EDGE_AB`, `EDGE_BC`, `EDGE_CA`
#     or `INTERIOR`. Write the point, made of the weights, to `closest`, the squared distance to `squared_distance`, and the
#     code to `feature`. A query with a negative face has no partner: the point is the query itself, the squared distance -1
#     and the code `NO_FEATURE`.
# launch: n
# inputs:
#     queries[n] = uniform(-1, 1)
#     query_face[n] = index(-1, n)
#     faces[n] = index(0, 3*n)
#     vertices[3*n] = uniform(-1, 1)
#     closest[n] = zero
#     squared_distance[n] = zero
#     feature[n] = zero
# fits:
#     indirect_thread
import warp as wp

NO_FEATURE = wp.constant(-1)
CORNER_A = wp.constant(0)
CORNER_B = wp.constant(1)
CORNER_C = wp.constant(2)
EDGE_AB = wp.constant(3)
EDGE_BC = wp.constant(4)
EDGE_CA = wp.constant(5)
INTERIOR = wp.constant(6)


@wp.func
def closest_point(p: wp.vec3, a: wp.vec3, b: wp.vec3, c: wp.vec3):
    """Weights of the corners at the point of the triangle nearest to p, and the feature it lies on."""
    ab = b - a
    ac = c - a

    # the corners first: the tests below divide by terms that vanish only in these regions
    ap = p - a
    ab_ap = wp.dot(ab, ap)
    ac_ap = wp.dot(ac, ap)
    if ab_ap <= 0.0 and ac_ap <= 0.0:
        return wp.vec3(1.0, 0.0, 0.0), CORNER_A

    bp = p - b
    ab_bp = wp.dot(ab, bp)
    ac_bp = wp.dot(ac, bp)
    if ab_bp >= 0.0 and ac_bp <= ab_bp:
        return wp.vec3(0.0, 1.0, 0.0), CORNER_B

    cp = p - c
    ab_cp = wp.dot(ab, cp)
    ac_cp = wp.dot(ac, cp)
    if ac_cp >= 0.0 and ab_cp <= ac_cp:
        return wp.vec3(0.0, 0.0, 1.0), CORNER_C

    area_c = ab_ap * ac_bp - ab_bp * ac_ap
    if area_c <= 0.0 and ab_ap > 0.0 and ab_bp < 0.0:
        t = ab_ap / (ab_ap - ab_bp)
        return wp.vec3(1.0 - t, t, 0.0), EDGE_AB

    area_b = ab_cp * ac_ap - ab_ap * ac_cp
    if area_b <= 0.0 and ac_ap > 0.0 and ac_cp < 0.0:
        t = ac_ap / (ac_ap - ac_cp)
        return wp.vec3(1.0 - t, 0.0, t), EDGE_CA

    area_a = ab_bp * ac_cp - ab_cp * ac_bp
    along = ac_bp - ab_bp
    back = ab_cp - ac_cp
    if area_a <= 0.0 and along > 0.0 and back > 0.0:
        t = along / (along + back)
        return wp.vec3(0.0, 1.0 - t, t), EDGE_BC

    total = area_a + area_b + area_c
    if total <= 0.0:  # only a degenerate triangle comes here by rounding
        return wp.vec3(1.0, 0.0, 0.0), CORNER_A
    return wp.vec3(area_a, area_b, area_c) / total, INTERIOR


@wp.kernel
def closest_point_on_triangle(
    queries: wp.array(dtype=wp.vec3),
    query_face: wp.array(dtype=wp.int32),
    faces: wp.array(dtype=wp.vec3i),
    vertices: wp.array(dtype=wp.vec3),
    closest: wp.array(dtype=wp.vec3),
    squared_distance: wp.array(dtype=wp.float32),
    feature: wp.array(dtype=wp.int32),
):
    """
    Closest point of one triangle per query.

    Args:
        queries: points to project
        query_face: face each query is paired with, -1 if none
        faces: corners of the faces
        vertices: positions of the corners
        closest: the projected points
        squared_distance: squared distances between queries and projections, -1 without partner
        feature: which corner, edge or interior the projection lies on
    """
    query = wp.tid()
    p = queries[query]
    f = query_face[query]
    if f < 0:
        closest[query] = p
        squared_distance[query] = -1.0
        feature[query] = NO_FEATURE
        return

    corners = faces[f]
    a = vertices[corners[0]]
    b = vertices[corners[1]]
    c = vertices[corners[2]]
    weights, code = closest_point(p, a, b, c)

    projected = weights[0] * a + weights[1] * b + weights[2] * c
    closest[query] = projected
    squared_distance[query] = wp.length_sq(p - projected)
    feature[query] = code
