# idea: internal forces of elastoplastic quadrilaterals
# brief: Integrate the stress of plane-strain quadrilaterals with J2 plasticity over a load step and add their internal forces to the nodes.
# description: Thread `e`: a bilinear quadrilateral with the nodes `elements[e, a]` and 2 x 2 Gauss points.
#     `corner_sign` gives the reference coordinates of corner `a` in counterclockwise order from (-1, -1), and the Gauss
#     points are the corners times `GAUSS`. `shape_gradient` is the reference gradient of a shape function; `space_map`
#     sums the outer products of node `position` and gradient. A point whose determinant is not above `MIN_DETERMINANT`
#     lies in a distorted element: it is counted in `distorted` and left out. Else `strain_increment` (xx, yy,
#     engineering xy) comes from the nodal `displacement` of the step. `elastic_trial` adds the elastic response to the
#     old stress, a vec4 (xx, yy, zz, xy), with `shear` and `bulk` of `materials[material_id[e]]`. `radial_return`
#     scales the deviator back where its norm (the shear counts twice) exceeds the yield radius `ROOT_TWO_THIRDS *
#     (yield_stress + hardening * plastic)`: with the multiplier, the excess over `2 * shear + 2/3 * hardening`, it
#     loses `2 * shear * multiplier` of its length. It returns the stress and the increment of the plastic strain,
#     `ROOT_TWO_THIRDS` times the multiplier. `stress[e, point]` and `plastic[e, point]` are updated; with `commit` zero
#     (a trial of the line search) they are not. The nodes get atomically in `force` the sum over the points of the
#     stress times the gradient in space, times the determinant. `yielding[e]` is the number of points that yield.
# launch: n
# inputs:
#     elements[n, 4] = index(0, 2*n)
#     material_id[n] = index(0, 3)
#     materials.shear[3] = uniform(1, 2)
#     materials.bulk[3] = uniform(2, 4)
#     materials.yield_stress[3] = uniform(0.1, 0.3)
#     materials.hardening[3] = uniform(0.1, 0.5)
#     commit = index(0, 2)
#     position[2*n] = uniform(-2, 2)
#     displacement[2*n] = uniform(-0.1, 0.1)
#     stress[n, 4] = uniform(-0.1, 0.1)
#     plastic[n, 4] = uniform(0, 0.2)
#     force[2*n] = zero
#     yielding[n] = zero
#     distorted[1] = zero
# fits:
#     total_output(yielding)
#     indirect_thread
import warp as wp

GAUSS = wp.constant(0.5773502691896258)  # 1 / sqrt(3)
MIN_DETERMINANT = wp.constant(0.1)
ROOT_TWO_THIRDS = wp.constant(0.816496580927726)


@wp.struct
class Material:
    shear: float
    bulk: float
    yield_stress: float
    hardening: float


@wp.func
def corner_sign(a: int) -> wp.vec2:
    """Reference coordinates of a corner, counterclockwise from (-1, -1)."""
    x = float(-1.0)
    y = float(-1.0)
    if a == 1 or a == 2:
        x = 1.0
    if a >= 2:
        y = 1.0
    return wp.vec2(x, y)


@wp.func
def shape_gradient(a: int, xi: wp.vec2) -> wp.vec2:
    s = corner_sign(a)
    return 0.25 * wp.vec2(s[0] * (1.0 + s[1] * xi[1]), s[1] * (1.0 + s[0] * xi[0]))


@wp.func
def space_map(elements: wp.array2d(dtype=int), position: wp.array(dtype=wp.vec2), e: int, xi: wp.vec2) -> wp.mat22:
    """Jacobian of the mapping from reference to space."""
    jacobian = wp.mat22(0.0)
    for a in range(elements.shape[1]):
        jacobian += wp.outer(position[elements[e, a]], shape_gradient(a, xi))
    return jacobian


@wp.func
def strain_increment(
    elements: wp.array2d(dtype=int), displacement: wp.array(dtype=wp.vec2), e: int, xi: wp.vec2, to_space: wp.mat22
) -> wp.vec3:
    gradient = wp.mat22(0.0)
    for a in range(elements.shape[1]):
        gradient += wp.outer(displacement[elements[e, a]], to_space * shape_gradient(a, xi))
    return wp.vec3(gradient[0, 0], gradient[1, 1], gradient[0, 1] + gradient[1, 0])


@wp.func
def elastic_trial(stress: wp.vec4, strain: wp.vec3, material: Material) -> wp.vec4:
    """Stress (xx, yy, zz, xy) if the step were elastic; there is no strain out of the plane."""
    lam = material.bulk - 2.0 / 3.0 * material.shear
    volumetric = lam * (strain[0] + strain[1])
    return stress + wp.vec4(
        volumetric + 2.0 * material.shear * strain[0],
        volumetric + 2.0 * material.shear * strain[1],
        volumetric,
        material.shear * strain[2],
    )


@wp.func
def radial_return(trial: wp.vec4, plastic: float, material: Material):
    """Admissible stress and the growth of the equivalent plastic strain."""
    mean = (trial[0] + trial[1] + trial[2]) / 3.0
    deviator = trial - wp.vec4(mean, mean, mean, 0.0)
    norm = wp.sqrt(wp.dot(deviator, deviator) + deviator[3] * deviator[3])
    radius = ROOT_TWO_THIRDS * (material.yield_stress + material.hardening * plastic)
    if norm <= radius:
        return trial, 0.0
    multiplier = (norm - radius) / (2.0 * material.shear + 2.0 / 3.0 * material.hardening)
    admissible = trial - deviator * (2.0 * material.shear * multiplier / norm)
    return admissible, ROOT_TWO_THIRDS * multiplier


@wp.func
def traction(stress: wp.vec4, gradient: wp.vec2) -> wp.vec2:
    return wp.vec2(
        stress[0] * gradient[0] + stress[3] * gradient[1],
        stress[3] * gradient[0] + stress[1] * gradient[1],
    )


@wp.kernel(enable_backward=False)
def quad4_plastic_internal_force(
    elements: wp.array2d(dtype=int),
    material_id: wp.array(dtype=int),
    materials: wp.array(dtype=Material),
    commit: int,
    position: wp.array(dtype=wp.vec2),
    displacement: wp.array(dtype=wp.vec2),
    stress: wp.array2d(dtype=wp.vec4),
    plastic: wp.array2d(dtype=float),
    force: wp.array(dtype=wp.vec2),
    yielding: wp.array(dtype=int),
    distorted: wp.array(dtype=int),
):
    """Launch: one thread per element.

    Args:
        commit: 0 to leave the state as it is, for trial steps
        displacement: of the nodes in this load step
        stress, plastic: state of the Gauss points, updated
        force: internal forces of the nodes, accumulated
    """
    e = wp.tid()
    material = materials[material_id[e]]
    corners = elements.shape[1]
    count = int(0)
    for point in range(corners):
        xi = GAUSS * corner_sign(point)  # one Gauss point behind every corner
        jacobian = space_map(elements, position, e, xi)
        det = wp.determinant(jacobian)
        if det <= MIN_DETERMINANT:
            wp.atomic_add(distorted, 0, 1)
            continue

        to_space = wp.transpose(wp.inverse(jacobian))
        strain = strain_increment(elements, displacement, e, xi, to_space)
        trial = elastic_trial(stress[e, point], strain, material)
        admissible, growth = radial_return(trial, plastic[e, point], material)
        if growth > 0.0:
            count += 1
        if commit != 0:
            stress[e, point] = admissible
            plastic[e, point] = plastic[e, point] + growth

        for a in range(corners):
            pull = traction(admissible, to_space * shape_gradient(a, xi)) * det
            wp.atomic_add(force, elements[e, a], pull)
    yielding[e] = count
