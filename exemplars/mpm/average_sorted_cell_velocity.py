# idea: cell averages of sorted particles
# brief: Compute the mass, mean velocity and thermal energy of every cell from particles that are sorted by cell.
# description: The particles of cell `c` are `order[k]` for `k` from `cell_start[c]` up to `cell_start[c + 1]`; those of
#     the species `skipped_species` are passed over. Each has the mass `species_mass[species]`. `cell_mass` is their sum and
#     `cell_velocity` the mass-weighted mean of `velocity`, zero in cells without mass. A second pass sums half the mass
#     times the square of the velocity relative to the mean into `cell_energy`; with fewer than two particles it is zero.
# launch: n
# inputs:
#     cell_start[n+1] = offsets(0, 4*n)
#     order[4*n] = permutation
#     species[4*n] = index(0, 4)
#     species_mass[4] = uniform(0.5, 2)
#     skipped_species = index(0, 4)
#     velocity[4*n] = uniform(-1, 1)
#     cell_mass[n] = zero
#     cell_velocity[n] = zero
#     cell_energy[n] = zero
# fits:
#     accumulate_in_output(cell_energy)
#     total_output(cell_mass)
#     total_output(cell_energy)
#     length_output(cell_velocity)
#     indirect_thread
import warp as wp


@wp.kernel
def average_sorted_cell_velocity(
    cell_start: wp.array(dtype=int), order: wp.array(dtype=int), species: wp.array(dtype=int),
    species_mass: wp.array(dtype=float), skipped_species: int, velocity: wp.array(dtype=wp.vec3),
    cell_mass: wp.array(dtype=float), cell_velocity: wp.array(dtype=wp.vec3), cell_energy: wp.array(dtype=float),
):
    """Moments of the velocity distribution per cell. Launch: one thread per cell, no atomics needed."""
    c = wp.tid()
    first = cell_start[c]
    behind = cell_start[c + 1]

    mass = float(0.0)
    momentum = wp.vec3(0.0)
    count = int(0)
    for k in range(first, behind):
        p = order[k]
        if species[p] == skipped_species:
            continue
        m = species_mass[species[p]]
        mass += m
        momentum += m * velocity[p]
        count += 1

    mean = wp.vec3(0.0)
    if mass > 0.0:
        mean = momentum / mass
    cell_mass[c] = mass
    cell_velocity[c] = mean

    # relative to the mean: the difference of two large sums would lose the digits
    energy = float(0.0)
    if count > 1:
        for k in range(first, behind):
            p = order[k]
            if species[p] != skipped_species:
                deviation = velocity[p] - mean
                energy += 0.5 * species_mass[species[p]] * wp.dot(deviation, deviation)
    cell_energy[c] = energy
