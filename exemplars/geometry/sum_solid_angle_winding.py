# idea: generalized winding number
# brief: Classify query points as inside or outside of a triangle soup by its generalized winding number.
# description: For every query, sum the solid angles of all `faces` (three indexes of `vertices`) as seen from
#     `queries[query]`, divided by 4 pi. `solid_angle` uses the formula of van Oosterom and Strackee: twice the arc tangent of
#     the triple product of the three vectors to the corners over |a| |b| |c| + (a.b) |c| + (b.c) |a| + (c.a) |b|; it is 0
#     where both are below `TINY` in size, the query being on the face's border. Faces with two equal vertex indexes have no
#     area and are left out. The sum goes to `winding`; `inside` is True where it is above `threshold`.
# launch: n
# inputs:
#     queries[n] = uniform(-1, 1)
#     vertices[16] = uniform(-1, 1)
#     faces[24] = index(0, 16)
#     threshold = constant(0.5)
#     winding[n] = zero
#     inside[n] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp

TINY = wp.constant(1.0e-12)


@wp.func
def solid_angle(a: wp.vec3, b: wp.vec3, c: wp.vec3) -> float:
    """Signed solid angle of a triangle seen from the origin."""
    length_a = wp.length(a)
    length_b = wp.length(b)
    length_c = wp.length(c)
    triple = wp.dot(a, wp.cross(b, c))
    denominator = (
        length_a * length_b * length_c + wp.dot(a, b) * length_c + wp.dot(b, c) * length_a + wp.dot(c, a) * length_b
    )
    if wp.abs(triple) < TINY and wp.abs(denominator) < TINY:
        return 0.0
    return 2.0 * wp.atan2(triple, denominator)


@wp.kernel
def sum_solid_angle_winding(queries: wp.array(dtype=wp.vec3), vertices: wp.array(dtype=wp.vec3),
                            faces: wp.array(dtype=wp.vec3i), threshold: float, winding: wp.array(dtype=float),
                            inside: wp.array(dtype=bool)):
    query = wp.tid()
    p = queries[query]

    total = float(0.0)
    for f in range(faces.shape[0]):
        i = faces[f][0]
        j = faces[f][1]
        k = faces[f][2]
        if i == j or j == k or k == i:
            continue
        total += solid_angle(vertices[i] - p, vertices[j] - p, vertices[k] - p)

    # a closed surface is seen under the full sphere from inside, and under nothing from outside
    number = total / (4.0 * wp.pi)
    winding[query] = number
    inside[query] = number > threshold
