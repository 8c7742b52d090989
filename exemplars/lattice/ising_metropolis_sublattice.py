# idea: Metropolis update of a diluted Ising model
# brief: Try to flip the spins of one sublattice of a diluted Ising model with the Metropolis rule.
# description: For the sites whose `(i + j)` has parity `sublattice`, in place: `spin` is 1, -1, or 0 for a vacancy,
#     which never changes. The local field is `coupling` times the sum of the four neighbours' spins plus `external`;
#     the lattice is periodic along columns (an even number of them) and free along rows, so neighbours have always the
#     other parity. Flipping costs `2 * spin * field`. It is done if the cost is not positive, or with the probability
#     `exp(-beta * cost)`, by a random number from `seed` and the index of the site, row by row. Flips are counted
#     atomically in `accepted`, and the change of magnetization, minus twice the old spin, is added to `magnetization`.
# launch: n, 16
# inputs:
#     sublattice = index(0, 2)
#     coupling = uniform(0.5, 1)
#     external = uniform(-0.5, 0.5)
#     beta = uniform(0.2, 0.6)
#     seed = index(0, 1000000)
#     spin[n, 16] = index(-1, 2)
#     accepted[1] = zero
#     magnetization[1] = zero
import warp as wp


@wp.func
def neighbor_sum(spin: wp.array2d(dtype=wp.int32), i: int, j: int) -> int:
    columns = spin.shape[1]
    total = spin[i, (j + 1) % columns] + spin[i, (j + columns - 1) % columns]
    if i > 0:
        total += spin[i - 1, j]
    if i + 1 < spin.shape[0]:
        total += spin[i + 1, j]
    return total


@wp.kernel
def ising_metropolis_sublattice(
    sublattice: wp.int32,
    coupling: wp.float32,
    external: wp.float32,
    beta: wp.float32,
    seed: wp.int32,
    spin: wp.array2d(dtype=wp.int32),
    accepted: wp.array(dtype=wp.int32),
    magnetization: wp.array(dtype=wp.int32),
):
    """Half a Monte Carlo sweep. Launch: one thread per site; `seed` must differ from sweep to sweep."""
    i, j = wp.tid()
    s = spin[i, j]
    if (i + j) % 2 != sublattice or s == 0:
        return

    field = coupling * float(neighbor_sum(spin, i, j)) + external
    cost = 2.0 * float(s) * field
    if cost > 0.0:
        state = wp.rand_init(seed, i * spin.shape[1] + j)
        if wp.randf(state) >= wp.exp(-beta * cost):
            return

    spin[i, j] = -s
    wp.atomic_add(accepted, 0, 1)
    wp.atomic_sub(magnetization, 0, 2 * s)
