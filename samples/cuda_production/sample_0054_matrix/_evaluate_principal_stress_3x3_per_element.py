import math

import warp as wp

ISOTROPIC = wp.constant(1.0e-6)


@wp.struct
class Element:
    active: int
    stress: wp.mat33


@wp.func
def _compute_symmetric_eigenvalues(a: wp.mat33) -> wp.vec3:
    """Eigenvalues in falling order."""
    mean = wp.trace(a) / 3.0
    deviator = a - wp.identity(n=3, dtype=float) * mean
    size = wp.sqrt(wp.ddot(deviator, deviator) / 6.0)
    if size <= ISOTROPIC * wp.max(wp.abs(mean), 1.0):
        return wp.vec3(mean, mean, mean)

    half_determinant = 0.5 * wp.determinant(deviator / size)
    phi = wp.acos(wp.clamp(half_determinant, -1.0, 1.0)) / 3.0  # rounding can push it out of the domain
    largest = mean + 2.0 * size * wp.cos(phi)
    smallest = mean + 2.0 * size * wp.cos(phi + wp.static(2.0 * math.pi / 3.0))
    return wp.vec3(largest, 3.0 * mean - largest - smallest, smallest)


@wp.func
def _compute_longer(a: wp.vec3, b: wp.vec3) -> wp.vec3:
    if wp.length_sq(b) > wp.length_sq(a):
        return b
    return a


@wp.func
def _compute_eigenvector(a: wp.mat33, eigenvalue: float) -> wp.vec3:
    """Unit vector that the rows of a - eigenvalue I are all orthogonal to."""
    m = a - wp.identity(n=3, dtype=float) * eigenvalue
    row0 = wp.vec3(m[0, 0], m[0, 1], m[0, 2])
    row1 = wp.vec3(m[1, 0], m[1, 1], m[1, 2])
    row2 = wp.vec3(m[2, 0], m[2, 1], m[2, 2])
    # two rows may be parallel; unless the eigenvalue is double, one of the products is well conditioned
    direction = _compute_longer(
        _compute_longer(wp.cross(row0, row1), wp.cross(row1, row2)), wp.cross(row2, row0)
    )
    if wp.length(direction) <= wp.static(ISOTROPIC) * wp.ddot(m, m):
        return wp.vec3(1.0, 0.0, 0.0)
    return wp.normalize(direction)


@wp.kernel(enable_backward=False)
def _evaluate_principal_stress_3x3_per_element(
        elements: wp.array[Element], element_node: wp.array[wp.int64],
        pore_pressure: wp.array[float], principal: wp.array2d[float],
        element_axis: wp.array[wp.vec3], element_max_shear: wp.array[float],
        element_max_shear_flag: wp.array[int], max_shear_threshold: float):
    i = wp.tid()
    if elements[i].active != 0:
        effective = (
            elements[i].stress
            - wp.identity(n=3, dtype=float) * pore_pressure[int(element_node[i])]
        )
        eigenvalues = _compute_symmetric_eigenvalues(effective)
        principal[i, 0] = eigenvalues[0]
        principal[i, 1] = eigenvalues[1]
        principal[i, 2] = eigenvalues[2]
        element_axis[i] = _compute_eigenvector(effective, eigenvalues[0])
        value = 0.5 * (eigenvalues[0] - eigenvalues[2])
        element_max_shear[i] = value
        element_max_shear_flag[i] = wp.where(wp.abs(value) > max_shear_threshold, 1, 0)
