# idea: principal stresses of symmetric tensors
# brief: Compute the three eigenvalues of symmetric 3x3 stress tensors in closed form, the axis of the largest, and the shear
#     measures.
# description: One thread per element. The stress is `stress[e]` minus `pore_pressure` of the element's node, found by
#     `element_node[e]`, on the diagonal. `symmetric_eigenvalues` uses the trigonometric solution: with the mean m of
#     the diagonal and the size p of the deviator (root of the sum of its squares over 6) the eigenvalues are m + 2 p
#     cos(phi + 2 pi k / 3), where phi is a third of the arc cosine of half the determinant of deviator / p, clamped to
#     [-1, 1]; where p is not above `ISOTROPIC` times the larger of the magnitude of m and 1, all three are m. The
#     middle one is what the other two leave of the trace. They go to `principal[e]`, largest first. `eigenvector` is
#     the longest of the cross products of two rows of stress - eigenvalue I, normalized; where it is not longer than
#     `ISOTROPIC` times the sum of the squared entries of that matrix, the eigenvalue is double or triple, no single
#     axis exists, and the x axis stands for it. The one of the largest eigenvalue goes to `axis[e]`. `max_shear[e]` is
#     half the difference of the largest and the smallest eigenvalue.
# launch: n
# inputs:
#     stress[n] = spd(0.1, 10)
#     element_node[n] = index(0, n)
#     pore_pressure[n] = uniform(0, 2)
#     principal[n] = zero
#     axis[n] = zero
#     max_shear[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     largest_output(max_shear)
#     count_output(max_shear)
#     flag_output(max_shear)
import math

import warp as wp

ISOTROPIC = wp.constant(1.0e-6)


@wp.func
def symmetric_eigenvalues(a: wp.mat33) -> wp.vec3:
    """Eigenvalues in falling order."""
    mean = wp.trace(a) / 3.0
    deviator = a - wp.identity(n=3, dtype=float) * mean
    size = wp.sqrt(wp.ddot(deviator, deviator) / 6.0)
    if size <= ISOTROPIC * wp.max(wp.abs(mean), 1.0):
        return wp.vec3(mean, mean, mean)

    half_det = 0.5 * wp.determinant(deviator / size)
    phi = wp.acos(wp.clamp(half_det, -1.0, 1.0)) / 3.0  # rounding can push it out of the domain
    largest = mean + 2.0 * size * wp.cos(phi)
    smallest = mean + 2.0 * size * wp.cos(phi + wp.static(2.0 * math.pi / 3.0))
    return wp.vec3(largest, 3.0 * mean - largest - smallest, smallest)


@wp.func
def longer(a: wp.vec3, b: wp.vec3) -> wp.vec3:
    if wp.length_sq(b) > wp.length_sq(a):
        return b
    return a


@wp.func
def eigenvector(a: wp.mat33, eigenvalue: float) -> wp.vec3:
    """Unit vector that the rows of a - eigenvalue I are all orthogonal to."""
    m = a - wp.identity(n=3, dtype=float) * eigenvalue
    row0 = wp.vec3(m[0, 0], m[0, 1], m[0, 2])
    row1 = wp.vec3(m[1, 0], m[1, 1], m[1, 2])
    row2 = wp.vec3(m[2, 0], m[2, 1], m[2, 2])
    # two rows may be parallel; unless the eigenvalue is double, one of the products is well conditioned
    direction = longer(longer(wp.cross(row0, row1), wp.cross(row1, row2)), wp.cross(row2, row0))
    if wp.length(direction) <= ISOTROPIC * wp.ddot(m, m):
        return wp.vec3(1.0, 0.0, 0.0)
    return wp.normalize(direction)


@wp.kernel(enable_backward=False)
def principal_stress_3x3(
    stress: wp.array(dtype=wp.mat33),
    element_node: wp.array(dtype=int),
    pore_pressure: wp.array(dtype=float),
    principal: wp.array(dtype=wp.vec3),
    axis: wp.array(dtype=wp.vec3),
    max_shear: wp.array(dtype=float),
):
    e = wp.tid()
    effective = stress[e] - wp.identity(n=3, dtype=float) * pore_pressure[element_node[e]]
    eigenvalues = symmetric_eigenvalues(effective)
    principal[e] = eigenvalues
    axis[e] = eigenvector(effective, eigenvalues[0])
    max_shear[e] = 0.5 * (eigenvalues[0] - eigenvalues[2])
