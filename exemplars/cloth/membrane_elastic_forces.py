# idea: Saint Venant-Kirchhoff membrane forces
# brief: Add the elastic in-plane forces and the energy of cloth triangles with a Saint Venant-Kirchhoff material.
# description: One thread per triangle `t`. A triangle with `torn[t]` not 0 carries nothing. F = [x1 - x0, x2 - x0]
#     `rest_inverse[t]` from `position` of `triangles[t]`; `green_strain` E = (F^T F - 1) / 2. The energy density is mu
#     E:E + lambda / 2 tr(E)^2 and the second Piola stress S = 2 mu E + lambda tr(E) 1 with the Lame parameters of
#     `lame_parameters` for plane stress from `young` and `poisson`: mu = young / (2 (1 + poisson)), lambda = young
#     poisson / (1 - poisson^2). Forces on vertices 1 and 2 are the columns of - `rest_area[t]` F S `rest_inverse[t]`^T,
#     that on vertex 0 minus their sum; added atomically to `force`. The energy density times the area is added
#     atomically to `energy[0]`. `overloaded[t]` is 1 if the larger diagonal entry of E is above `tear_strain`, else 0,
#     so that the caller can tear the triangle after the step; torn triangles leave it alone.
# launch: n
# inputs:
#     triangles[n, 3] = index(0, n)
#     position[n] = uniform(-1, 1)
#     rest_inverse[n] = spd(0.5, 1.5)
#     rest_area[n] = uniform(0.1, 0.5)
#     young = uniform(10, 50)
#     poisson = uniform(0.2, 0.4)
#     tear_strain = 1
#     torn[n] = index(0, 2)
#     force[n] = zero
#     energy[1] = zero
#     overloaded[n] = zero
# fits:
#     parameter_per_element(young, poisson, tear_strain)
#     parameter_per_group(young, poisson, tear_strain: fabric)
#     total_output(overloaded)
#     indirect_thread
import warp as wp

mat32f = wp.types.matrix(shape=(3, 2), dtype=wp.float32)


@wp.func
def lame_parameters(young: float, poisson: float):
    """Shear modulus and first Lame parameter for plane stress, as befits a thin sheet."""
    mu = 0.5 * young / (1.0 + poisson)
    lam = young * poisson / (1.0 - poisson * poisson)
    return mu, lam


@wp.func
def green_strain(f: mat32f) -> wp.mat22:
    return (wp.transpose(f) * f - wp.identity(n=2, dtype=float)) * 0.5


@wp.func
def column(m: mat32f, k: int) -> wp.vec3:
    return wp.vec3(m[0, k], m[1, k], m[2, k])


@wp.kernel
def membrane_elastic_forces(
    triangles: wp.array2d(dtype=int),
    position: wp.array(dtype=wp.vec3),
    rest_inverse: wp.array(dtype=wp.mat22),
    rest_area: wp.array(dtype=float),
    young: float,
    poisson: float,
    tear_strain: float,
    torn: wp.array(dtype=int),
    force: wp.array(dtype=wp.vec3),
    energy: wp.array(dtype=float),
    overloaded: wp.array(dtype=int),
):
    t = wp.tid()
    if torn[t] != 0:
        return
    i = triangles[t, 0]
    j = triangles[t, 1]
    k = triangles[t, 2]
    edge1 = position[j] - position[i]
    edge2 = position[k] - position[i]
    f = mat32f(edge1[0], edge2[0], edge1[1], edge2[1], edge1[2], edge2[2]) * rest_inverse[t]
    strain = green_strain(f)

    mu, lam = lame_parameters(young, poisson)
    dilation = wp.trace(strain)
    stress = strain * (2.0 * mu) + wp.identity(n=2, dtype=float) * (lam * dilation)
    density = mu * wp.ddot(strain, strain) + 0.5 * lam * dilation * dilation

    forces = f * stress * wp.transpose(rest_inverse[t]) * (-rest_area[t])
    on_j = column(forces, 0)
    on_k = column(forces, 1)
    wp.atomic_sub(force, i, on_j + on_k)
    wp.atomic_add(force, j, on_j)
    wp.atomic_add(force, k, on_k)
    wp.atomic_add(energy, 0, density * rest_area[t])

    overloaded[t] = wp.where(wp.max(strain[0, 0], strain[1, 1]) > tear_strain, 1, 0)
