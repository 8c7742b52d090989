# idea: matrix-free conduction residual of trilinear hexahedra
# brief: Apply the conduction operator with a temperature-dependent conductivity to a nodal temperature, element by element without a matrix.
# description: For each 8-node hexahedron `e` with the nodes `elements[e, a]`, loop over the 2 x 2 x 2 Gauss points. The
#     corner `a` has the reference coordinates -1 or 1 by the bits of `a` (`corner_sign`: bit 0, 1, 2 for the three axes),
#     and the Gauss points are the corners times `GAUSS`; `shape_value` and `shape_gradient` are the trilinear shape
#     functions, an eighth of the product of one plus sign times `xi` over the axes, and their gradients. `element_jacobian`
#     sums the outer products of corner `position` and gradient. Points where its determinant is not above `MIN_DETERMINANT`
#     lie in a distorted element: they are left out and counted in `distorted`. Elsewhere the temperature and its gradient
#     in space are interpolated, the conductivity is `base[region[e]] * (1 + slope[region[e]] * temperature)` with the
#     bracket kept at least `MIN_FACTOR`, and node `a` collects conductivity times the dot product of both gradients times
#     the determinant (the Gauss weights are one). The eight sums are added atomically to `residual`.
# launch: n
# inputs:
#     elements[n, 8] = index(0, 2*n)
#     region[n] = index(0, 3)
#     base[3] = uniform(0.5, 2)
#     slope[3] = uniform(-0.5, 0.5)
#     position[2*n] = uniform(-2, 2)
#     temperature[2*n] = uniform(0, 3)
#     residual[2*n] = zero
#     distorted[1] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

vec8 = wp.types.vector(length=8, dtype=float)

GAUSS = wp.constant(0.5773502691896258)  # 1 / sqrt(3)
MIN_DETERMINANT = wp.constant(0.1)
MIN_FACTOR = wp.constant(0.1)


@wp.func
def corner_sign(corner: int) -> wp.vec3:
    """Reference coordinates of a corner, by the bits of its number."""
    return wp.vec3(
        float(2 * (corner & 1) - 1),
        float(2 * ((corner >> 1) & 1) - 1),
        float(2 * ((corner >> 2) & 1) - 1),
    )


@wp.func
def shape_value(corner: int, xi: wp.vec3) -> float:
    s = corner_sign(corner)
    return 0.125 * (1.0 + s[0] * xi[0]) * (1.0 + s[1] * xi[1]) * (1.0 + s[2] * xi[2])


@wp.func
def shape_gradient(corner: int, xi: wp.vec3) -> wp.vec3:
    """Gradient of a trilinear shape function in reference coordinates."""
    s = corner_sign(corner)
    a = 1.0 + s[0] * xi[0]
    b = 1.0 + s[1] * xi[1]
    c = 1.0 + s[2] * xi[2]
    return 0.125 * wp.vec3(s[0] * b * c, s[1] * a * c, s[2] * a * b)


@wp.func
def element_jacobian(elements: wp.array2d(dtype=int), position: wp.array(dtype=wp.vec3), e: int, xi: wp.vec3) -> wp.mat33:
    jacobian = wp.mat33(0.0)
    for a in range(elements.shape[1]):
        jacobian += wp.outer(position[elements[e, a]], shape_gradient(a, xi))
    return jacobian


@wp.func
def conductivity(base: float, slope: float, temperature: float) -> float:
    factor = 1.0 + slope * temperature
    return base * wp.max(factor, MIN_FACTOR)


@wp.kernel
def hex8_conduction_residual(
    elements: wp.array2d(dtype=int),
    region: wp.array(dtype=int),
    base: wp.array(dtype=float),
    slope: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec3),
    temperature: wp.array(dtype=float),
    residual: wp.array(dtype=float),
    distorted: wp.array(dtype=int),
):
    """Weak form of -div(k(T) grad T). Launch: one thread per element.

    Args:
        elements: corner nodes; the bits of the corner number are its place along the reference axes
        base: conductivity of the regions at temperature zero
        slope: its relative change per degree
        residual: nodal sums, accumulated over the elements
        distorted: counts Gauss points with a collapsed or inverted mapping
    """
    e = wp.tid()
    k_base = base[region[e]]
    k_slope = slope[region[e]]
    corners = elements.shape[1]

    nodal = vec8(0.0)
    for point in range(corners):
        xi = GAUSS * corner_sign(point)  # there is a Gauss point behind every corner
        jacobian = element_jacobian(elements, position, e, xi)
        det = wp.determinant(jacobian)
        if det <= MIN_DETERMINANT:
            wp.atomic_add(distorted, 0, 1)
        else:
            to_space = wp.transpose(wp.inverse(jacobian))
            value = float(0.0)
            gradient = wp.vec3(0.0)
            for a in range(corners):
                t = temperature[elements[e, a]]
                value += t * shape_value(a, xi)
                gradient += t * (to_space * shape_gradient(a, xi))

            flux = conductivity(k_base, k_slope, value) * det * gradient
            for a in range(corners):
                nodal[a] += wp.dot(to_space * shape_gradient(a, xi), flux)

    for a in range(corners):
        wp.atomic_add(residual, elements[e, a], nodal[a])
