import math

import warp as wp


@wp.func
def is_excluded(exclusion_begin: wp.array[int], excluded: wp.array[int], i: int,
                j: int) -> bool:
    for k in range(exclusion_begin[i], exclusion_begin[i + 1]):
        if excluded[k] == j:
            return True
    return False


@wp.kernel
def compute_ewald_real_space_forces_per_atom_kernel(location: wp.array[wp.vec3],
                                                    charge: wp.array[float],
                                                    neighbours: wp.array2d[int],
                                                    atom_neighbour_count: wp.array[wp.int16],
                                                    exclusion_begin: wp.array[int],
                                                    excluded: wp.array[int],
                                                    alpha: float, cutoff: float,
                                                    coulomb: float,
                                                    atom_force: wp.array[wp.vec3],
                                                    atom_potential: wp.array[float]):
    i = wp.tid()
    total = wp.vec3(0.0)
    voltage = wp.float64(0.0)
    for k in range(int(atom_neighbour_count[i])):
        j = neighbours[k, i]
        if j == i:
            continue
        offset = location[i] - location[j]
        r = wp.max(wp.length(offset), 0.05)
        bonded = is_excluded(exclusion_begin, excluded, i, j)
        if r >= cutoff and not bonded:
            continue

        # the reciprocal sum cannot leave out bonded pairs, so they are taken back here
        screened = wp.erfc(alpha * r) / r
        if bonded:
            screened = -wp.erf(alpha * r) / r
        gaussian = (
            wp.static(2.0 / math.sqrt(math.pi))
            * alpha
            * wp.exp(-alpha * alpha * r * r)
        )
        total += offset * (charge[j] * (screened + gaussian) / (r * r))
        voltage += wp.float64(charge[j] * screened)

    atom_force[i] = total * (coulomb * charge[i])
    atom_potential[i] = coulomb * float(voltage)
