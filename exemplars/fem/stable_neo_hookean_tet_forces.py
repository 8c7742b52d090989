# idea: nodal forces of hyperelastic tetrahedra
# brief: Compute the energy of stable neo-Hookean tetrahedra and add their elastic forces to the nodes.
# description: For each tetrahedron with the nodes `tets[e]`, the deformation gradient `F` is the matrix of its three edges
#     from the `position` of the first node times `rest_inverse[e]`. `volume_gradient` is the derivative of its determinant,
#     the cross products of its columns. The material `materials[material_id[e]]` has `mu` and `lam`; with `alpha = 1 + 0.75
#     * mu / lam` and `Ic` the sum of all squared entries, `energy_density` is `mu / 2 * (Ic - 3) + lam / 2 * (J - alpha)^2
#     - mu / 2 * log(Ic + 1)` and `first_piola` the stress `mu * (1 - 1 / (Ic + 1)) * F + lam * (J - alpha) *
#     volume_gradient(F)`. It is defined for inverted elements too. `energy[e]` is density times `rest_volume[e]`. The
#     forces of the last three nodes are the columns of minus the volume times the stress times the transposed
#     `rest_inverse[e]`, the first node gets their opposite; all are added atomically to `force`. Elements with a negative
#     node are removed: energy zero, no force.
# launch: n
# inputs:
#     tets[n] = index(-1, 2*n)
#     material_id[n] = index(0, 3)
#     materials.mu[3] = uniform(1, 2)
#     materials.lam[3] = uniform(2, 5)
#     rest_inverse[n] = spd(0.5, 2)
#     rest_volume[n] = uniform(0.1, 0.5)
#     position[2*n] = uniform(-1, 1)
#     energy[n] = zero
#     force[2*n] = zero
# fits:
#     total_output(energy)
#     indirect_thread
import warp as wp


@wp.struct
class Material:
    mu: float
    lam: float


@wp.func
def column(m: wp.mat33, k: int) -> wp.vec3:
    return wp.vec3(m[0, k], m[1, k], m[2, k])


@wp.func
def volume_gradient(F: wp.mat33) -> wp.mat33:
    """Derivative of det F by F, its cofactor matrix."""
    f0 = column(F, 0)
    f1 = column(F, 1)
    f2 = column(F, 2)
    return wp.matrix_from_cols(wp.cross(f1, f2), wp.cross(f2, f0), wp.cross(f0, f1))


@wp.func
def energy_density(Ic: float, J: float, material: Material) -> float:
    alpha = 1.0 + 0.75 * material.mu / material.lam
    stretch = 0.5 * material.mu * (Ic - 3.0 - wp.log(Ic + 1.0))
    return stretch + 0.5 * material.lam * (J - alpha) * (J - alpha)


@wp.func
def first_piola(F: wp.mat33, Ic: float, J: float, material: Material) -> wp.mat33:
    # alpha moves the minimum of the volume term so that the rest state is free of stress
    alpha = 1.0 + 0.75 * material.mu / material.lam
    return material.mu * (1.0 - 1.0 / (Ic + 1.0)) * F + material.lam * (J - alpha) * volume_gradient(F)


@wp.kernel
def stable_neo_hookean_tet_forces(
    tets: wp.array(dtype=wp.vec4i),
    material_id: wp.array(dtype=int),
    materials: wp.array(dtype=Material),
    rest_inverse: wp.array(dtype=wp.mat33),
    rest_volume: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec3),
    energy: wp.array(dtype=float),
    force: wp.array(dtype=wp.vec3),
):
    """Stable neo-Hookean elasticity (Smith, de Goes and Kim, 2018). Launch: one thread per tetrahedron."""
    e = wp.tid()
    n0 = tets[e][0]
    n1 = tets[e][1]
    n2 = tets[e][2]
    n3 = tets[e][3]
    if n0 < 0 or n1 < 0 or n2 < 0 or n3 < 0:
        energy[e] = 0.0
        return

    x0 = position[n0]
    edges = wp.matrix_from_cols(position[n1] - x0, position[n2] - x0, position[n3] - x0)
    F = edges * rest_inverse[e]
    J = wp.determinant(F)
    Ic = wp.ddot(F, F)
    material = materials[material_id[e]]
    energy[e] = rest_volume[e] * energy_density(Ic, J, material)

    H = -rest_volume[e] * first_piola(F, Ic, J, material) * wp.transpose(rest_inverse[e])
    f1 = column(H, 0)
    f2 = column(H, 1)
    f3 = column(H, 2)
    wp.atomic_add(force, n1, f1)
    wp.atomic_add(force, n2, f2)
    wp.atomic_add(force, n3, f3)
    wp.atomic_sub(force, n0, f1 + f2 + f3)  # no net force
