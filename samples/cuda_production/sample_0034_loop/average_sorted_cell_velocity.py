import warp as wp


@wp.kernel
def average_sorted_cell_velocity(
    active_ids: wp.array[int],
    cell_begin: wp.array[int],
    order: wp.array[int],
    species: wp.array[int],
    species_mass: wp.array[float],
    skipped_species: int,
    velocity: wp.array2d[float],
    cell_mass_out: wp.array[float],
    cell_velocity_out: wp.array[wp.vec3],
    cell_energy_out: wp.array[float],
):
    thread = wp.tid()
    c = active_ids[thread]
    first = cell_begin[c]
    behind = cell_begin[c + 1]
    mass = wp.float64(0.0)
    momentum = wp.vec3(0.0)
    count = int(0)
    for k in range(first, behind):
        p = order[k]
        if species[p] == skipped_species:
            continue
        m = species_mass[species[p]]
        mass += wp.float64(m)
        momentum += m * wp.vec3(velocity[p, 0], velocity[p, 1], velocity[p, 2])
        count += 1
    mean = wp.vec3(0.0)
    if float(mass) > 0.0:
        mean = momentum / float(mass)
    cell_mass_out[c] = float(mass)
    cell_velocity_out[c] = mean
    # relative to the mean: the difference of two large sums would lose the digits
    energy = wp.float64(0.0)
    if count > 1:
        for k in range(first, behind):
            p = order[k]
            if species[p] != skipped_species:
                deviation = wp.vec3(velocity[p, 0], velocity[p, 1], velocity[p, 2]) - mean
                energy += wp.float64(0.5 * species_mass[species[p]] * wp.dot(deviation, deviation))
    cell_energy_out[c] = float(energy)
