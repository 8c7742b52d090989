# idea: real-space part of the Ewald sum
# brief: Compute the screened Coulomb forces of the real-space Ewald sum, correcting for excluded pairs.
# description: One thread per atom `i`; its neighbours are the first `neighbor_count[i]` entries of row `i` of `neighbors`,
#     the atom itself passed over. A pair in the list of exclusions of i (`excluded[k]`, k from `exclusion_start[i]` to the
#     next; `is_excluded`) gets the reciprocal part subtracted: potential - erf(alpha r) / r instead of erfc(alpha r) / r.
#     Pairs at `cutoff` or more are passed over unless excluded; the distance is kept at `MIN_DISTANCE` or more. With q the
#     product of `charge`, and b = 2 alpha / sqrt(pi) exp(-alpha^2 r^2): the radial force over r is q (erfc / r + b) / r^2,
#     or q (-erf / r + b) / r^2 for excluded ones. Forces go along the offset from j to i of `position`. Writes `force[i]`
#     times `coulomb` and `potential[i]`, the sum of charge_j times the screened 1 / r, times `coulomb`.
# launch: n
# inputs:
#     position[n] = uniform(0, 2)
#     charge[n] = uniform(-1, 1)
#     neighbors[n, 8] = index(0, n)
#     neighbor_count[n] = index(0, 9)
#     exclusion_start[n+1] = offsets(0, 3*n)
#     excluded[3*n] = index(0, n)
#     alpha = uniform(1, 2)
#     cutoff = uniform(1, 1.5)
#     coulomb = 138.935
#     force[n] = zero
#     potential[n] = zero
# fits:
#     indirect_thread
#     length_output(force)
import math

import warp as wp

MIN_DISTANCE = wp.constant(0.05)


@wp.func
def is_excluded(exclusion_start: wp.array(dtype=int), excluded: wp.array(dtype=int), i: int, j: int) -> bool:
    for k in range(exclusion_start[i], exclusion_start[i + 1]):
        if excluded[k] == j:
            return True
    return False


@wp.kernel
def ewald_real_space_forces(
    position: wp.array(dtype=wp.vec3),
    charge: wp.array(dtype=float),
    neighbors: wp.array2d(dtype=int),
    neighbor_count: wp.array(dtype=int),
    exclusion_start: wp.array(dtype=int),
    excluded: wp.array(dtype=int),
    alpha: float,
    cutoff: float,
    coulomb: float,
    force: wp.array(dtype=wp.vec3),
    potential: wp.array(dtype=float),
):
    i = wp.tid()
    total = wp.vec3(0.0)
    voltage = float(0.0)
    for k in range(neighbor_count[i]):
        j = neighbors[i, k]
        if j == i:
            continue
        offset = position[i] - position[j]
        r = wp.max(wp.length(offset), MIN_DISTANCE)
        bonded = is_excluded(exclusion_start, excluded, i, j)
        if r >= cutoff and not bonded:
            continue

        # the reciprocal sum cannot leave out bonded pairs, so they are taken back here
        screened = wp.erfc(alpha * r) / r
        if bonded:
            screened = -wp.erf(alpha * r) / r
        gaussian = wp.static(2.0 / math.sqrt(math.pi)) * alpha * wp.exp(-alpha * alpha * r * r)
        total += offset * (charge[j] * (screened + gaussian) / (r * r))
        voltage += charge[j] * screened

    force[i] = total * (coulomb * charge[i])
    potential[i] = coulomb * voltage
