import warp as wp

mat32f = wp.types.matrix(shape=(3, 2), dtype=wp.float32)


@wp.struct
class Params:
    poisson: float
    tear_strain: float


@wp.func
def lame_parameters(
    young: float,
    poisson: float,
):
    """Shear modulus and first Lame parameter for plane stress, as befits a thin sheet."""
    mu = 0.5 * young / (1.0 + poisson)
    lam = young * poisson / (1.0 - poisson * poisson)
    return mu, lam


@wp.func
def green_strain(f: mat32f) -> wp.mat22:
    return (wp.transpose(f) * f - wp.identity(n=2, dtype=float)) * 0.5


@wp.kernel
def membrane_elastic_forces_kernel(
    indices: wp.array(dtype=wp.int64),
    triangles: wp.array2d(dtype=wp.int64),
    position: wp.array(dtype=wp.vec3),
    rest_inverse: wp.array(dtype=wp.mat22),
    rest_area: wp.array(dtype=wp.float64),
    young: float,
    params: Params,
    torn: wp.array(dtype=int),
    force: wp.array(dtype=wp.vec3),
    energy: wp.array(dtype=float),
    overloaded: wp.array(dtype=int),
):
    thread = wp.tid()
    t = int(indices[thread])
    if torn[t] == 0:
        i = int(triangles[t, 0])
        j = int(triangles[t, 1])
        k = int(triangles[t, 2])
        edge1 = position[j] - position[i]
        edge2 = position[k] - position[i]
        f = (
            mat32f(edge1[0], edge2[0], edge1[1], edge2[1], edge1[2], edge2[2])
            * rest_inverse[t]
        )
        strain = green_strain(f)

        mu, lam = lame_parameters(young, params.poisson)
        dilation = wp.trace(strain)
        stress = (
            strain * (2.0 * mu)
            + wp.identity(n=2, dtype=float) * (lam * dilation)
        )
        density = (
            mu * wp.ddot(strain, strain)
            + 0.5 * lam * dilation * dilation
        )

        forces = (
            f
            * stress
            * wp.transpose(rest_inverse[t])
            * -float(rest_area[t])
        )
        on_j = wp.vec3(forces[0, 0], forces[1, 0], forces[2, 0])
        on_k = wp.vec3(forces[0, 1], forces[1, 1], forces[2, 1])
        wp.atomic_sub(force, i, on_j + on_k)
        wp.atomic_add(force, j, on_j)
        wp.atomic_add(force, k, on_k)
        wp.atomic_add(energy, 0, density * float(rest_area[t]))

        overloaded[t] = wp.where(
            wp.max(strain[0, 0], strain[1, 1]) > params.tear_strain, 1, 0
        )
