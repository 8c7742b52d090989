import warp as wp

mat32f = wp.types.matrix(shape=(3, 2), dtype=wp.float32)


@wp.func
def _lame_parameters(young: float, poisson: float):
    """Shear modulus and first Lame parameter for plane stress, as befits a thin sheet."""
    mu = 0.5 * young / (1.0 + poisson)
    lam = young * poisson / (1.0 - poisson * poisson)
    return mu, lam


@wp.func
def _green_strain(f: mat32f) -> wp.mat22:
    return (wp.transpose(f) * f - wp.identity(n=2, dtype=float)) * 0.5


@wp.kernel
def _compute_membrane_elastic_forces(
        species_ids: wp.array[wp.int8], triangles: wp.array2d[int], position: wp.array[wp.vec3],
        rest_inverse: wp.array[wp.mat22], rest_area: wp.array[wp.float64], torn: wp.array[int],
        young_values: wp.array[float], poisson_field: wp.array[float], tear_strain_by_species: wp.array[float],
        force: wp.array[wp.vec3], energy: wp.array[float], overloaded: wp.array[int], min_young_values: float):
    t = wp.tid()
    if young_values[t] < min_young_values:
        return
    species_index = int(species_ids[t])
    tear_strain = tear_strain_by_species[species_index]
    if torn[t] == 0:
        i = triangles[t, 0]
        j = triangles[t, 1]
        k = triangles[t, 2]
        edge1 = position[j] - position[i]
        edge2 = position[k] - position[i]
        f = mat32f(edge1[0], edge2[0], edge1[1], edge2[1], edge1[2], edge2[2]) * rest_inverse[t]
        strain = _green_strain(f)
        mu, lam = _lame_parameters(young_values[t], poisson_field[t])
        dilation = wp.trace(strain)
        stress = strain * (2.0 * mu) + wp.identity(n=2, dtype=float) * (lam * dilation)
        density = mu * wp.ddot(strain, strain) + 0.5 * lam * dilation * dilation
        forces = f * stress * wp.transpose(rest_inverse[t]) * -float(rest_area[t])
        on_j = wp.vec3(forces[0, 0], forces[1, 0], forces[2, 0])
        on_k = wp.vec3(forces[0, 1], forces[1, 1], forces[2, 1])
        wp.atomic_sub(force, i, on_j + on_k)
        wp.atomic_add(force, j, on_j)
        wp.atomic_add(force, k, on_k)
        wp.atomic_add(energy, 0, density * float(rest_area[t]))
        overloaded[t] = wp.where(wp.max(strain[0, 0], strain[1, 1]) > tear_strain, 1, 0)
