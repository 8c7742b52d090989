# idea: stiffness of constant strain triangles
# brief: Compute the stiffness matrices of plane stress triangles and flag those that are degenerate.
# description: For every triangle `e` with the corners `nodes[elements[e]]` the 6 x 6 matrix `stiffness[e]`, the transposed
#     strain matrix times the moduli times the strain matrix times area and `thickness`, in the order of unknowns (x, y) per
#     node. `strain_displacement` makes the 3 x 6 matrix of constant strains from the corners and twice the area;
#     `plane_stress_moduli` the 3 x 3 matrix from `young[region[e]]` and `poisson[region[e]]`. Twice the area is signed;
#     elements where it is not above `MIN_DOUBLE_AREA` are inverted or collapsed: their matrix is zero and `degenerate[e]`
#     is 1, for the others it is 0.
# launch: n
# inputs:
#     elements[n] = index(0, 2*n)
#     region[n] = index(0, 4)
#     young[4] = uniform(1, 3)
#     poisson[4] = uniform(0.2, 0.4)
#     thickness = uniform(0.1, 0.5)
#     nodes[2*n] = uniform(-2, 2)
#     stiffness[n] = zero
#     degenerate[n] = zero
# fits:
#     parameter_per_element(thickness)
#     parameter_per_group(thickness: section)
#     total_output(degenerate)
#     indirect_thread
import warp as wp

MIN_DOUBLE_AREA = wp.constant(0.05)

mat36 = wp.types.matrix(shape=(3, 6), dtype=float)
mat66 = wp.types.matrix(shape=(6, 6), dtype=float)


@wp.func
def plane_stress_moduli(young: float, poisson: float) -> wp.mat33:
    c = young / (1.0 - poisson * poisson)
    return wp.mat33(c, c * poisson, 0.0, c * poisson, c, 0.0, 0.0, 0.0, 0.5 * c * (1.0 - poisson))


@wp.func
def strain_displacement(a: wp.vec2, b: wp.vec2, c: wp.vec2, double_area: float) -> mat36:
    """B matrix: strains (xx, yy, engineering xy) of the six corner displacements."""
    bya = b[1] - c[1]
    byb = c[1] - a[1]
    byc = a[1] - b[1]
    cxa = c[0] - b[0]
    cxb = a[0] - c[0]
    cxc = b[0] - a[0]
    return mat36(
        bya, 0.0, byb, 0.0, byc, 0.0,
        0.0, cxa, 0.0, cxb, 0.0, cxc,
        cxa, bya, cxb, byb, cxc, byc,
    ) / double_area


@wp.kernel
def plane_stress_triangle_stiffness(
    elements: wp.array(dtype=wp.vec3i),
    region: wp.array(dtype=int),
    young: wp.array(dtype=float),
    poisson: wp.array(dtype=float),
    thickness: float,
    nodes: wp.array(dtype=wp.vec2),
    stiffness: wp.array(dtype=mat66),
    degenerate: wp.array(dtype=int),
):
    e = wp.tid()
    a = nodes[elements[e][0]]
    b = nodes[elements[e][1]]
    c = nodes[elements[e][2]]

    double_area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
    if double_area <= MIN_DOUBLE_AREA:
        stiffness[e] = mat66(0.0)
        degenerate[e] = 1
        return

    bmat = strain_displacement(a, b, c, double_area)
    moduli = plane_stress_moduli(young[region[e]], poisson[region[e]])
    stiffness[e] = wp.transpose(bmat) * moduli * bmat * (0.5 * thickness * double_area)
    degenerate[e] = 0
