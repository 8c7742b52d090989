# idea: load vector of quadratic triangles
# brief: Integrate a nodal source over six-node triangles with a three-point rule and add it to the load vector.
# description: For each triangle with straight sides and the nodes `triangles[e, a]`, three corners and then the middles of
#     the sides 01, 12 and 20, evaluate at the three points with one barycentric coordinate 2/3 and the others 1/6 the
#     quadratic shape functions (`p2_shape`: `b * (2 * b - 1)` of its own coordinate `b` at corners, four times the product
#     of the two coordinates at middles). The source there is the sum of the shape functions times `source` at the nodes.
#     Where `quenched[e]` is true the source is off and nothing is added. Each point has a third of the triangle's area,
#     half the absolute cross product of its edges at the corners `position`, as weight; `load` gets atomically weight times
#     source times shape function.
# launch: n
# inputs:
#     triangles[n, 6] = index(0, 2*n)
#     quenched[n] = bool
#     position[2*n] = uniform(-1, 1)
#     source[2*n] = uniform(-1, 1)
#     load[2*n] = zero
# fits:
#     indirect_thread
import warp as wp

vec6 = wp.types.vector(length=6, dtype=float)


@wp.func
def p2_shape(b: wp.vec3) -> vec6:
    """Quadratic shape functions at barycentric coordinates: corners, then the middles of the sides."""
    return vec6(
        b[0] * (2.0 * b[0] - 1.0), b[1] * (2.0 * b[1] - 1.0), b[2] * (2.0 * b[2] - 1.0),
        4.0 * b[0] * b[1], 4.0 * b[1] * b[2], 4.0 * b[2] * b[0],
    )


@wp.kernel
def p2_triangle_load_vector(triangles: wp.array2d(dtype=int), quenched: wp.array(dtype=wp.bool), position: wp.array(dtype=wp.vec2),
                            source: wp.array(dtype=float), load: wp.array(dtype=float)):
    e = wp.tid()
    if not quenched[e]:
        corner = position[triangles[e, 0]]
        edge_b = position[triangles[e, 1]] - corner
        edge_c = position[triangles[e, 2]] - corner
        area = 0.5 * wp.abs(edge_b[0] * edge_c[1] - edge_b[1] * edge_c[0])

        for point in range(3):
            barycentric = wp.vec3(wp.static(1.0 / 6.0))
            barycentric[point] = wp.static(2.0 / 3.0)
            shape = p2_shape(barycentric)

            strength = float(0.0)
            for a in range(6):
                strength += shape[a] * source[triangles[e, a]]
            for a in range(6):
                wp.atomic_add(load, triangles[e, a], area / 3.0 * strength * shape[a])
