# idea: Lennard-Jones forces over a half neighbour list
# brief: Compute Lennard-Jones forces, energy and virial with a switching function over a half neighbour list in a periodic box.
# description: One thread per `atom`; its neighbours are `neighbors[k]`, k from `list_start[atom]` to `list_start[atom +
#     1]`, each pair listed once; a neighbour equal to the atom is passed over. Offsets of `position`, from the
#     neighbour to the atom, are taken by `minimum_image` in the orthorhombic `box`. Pairs at `cutoff` or more give
#     nothing; the squared distance is kept at `min_distance`^2 or more, against overlapping starts. Parameters come
#     from the tables `epsilon` and `sigma` at [type of atom, type of neighbour], `atom_type`. `lennard_jones` returns
#     the energy E = 4 eps (s^12 - s^6), with s = sigma / r, and the strength F = -E' / r. `switch` is 1 up to
#     `switch_start` and falls as 1 - 10 x^3 + 15 x^4 - 6 x^5 of x across to the cutoff; it returns the value S and its
#     derivative S' by r. The pair has the energy E S and the force on the atom is the offset times (F S - E S' / r).
#     The force on the atom is summed and added atomically once, its opposite to each neighbour; half the pair energy
#     goes to `energy` of either by atomics, and offset . force, as the virial, to `virial[0]`, once per atom.
# launch: n
# inputs:
#     position[n] = uniform(0, 4)
#     atom_type[n] = index(0, 3)
#     list_start[n+1] = offsets(0, 6*n)
#     neighbors[6*n] = index(0, n)
#     epsilon[3, 3] = uniform(0.5, 1)
#     sigma[3, 3] = uniform(0.8, 1)
#     box = constant(4)
#     cutoff = 1.9
#     switch_start = 1.5
#     min_distance = 0.6
#     force[n] = zero
#     energy[n] = zero
#     virial[1] = zero
from typing import Any

import warp as wp


@wp.func
def minimum_image(offset: Any, box: Any):
    """The offset to the nearest of all periodic copies."""
    return type(offset)(
        offset[0] - box[0] * wp.round(offset[0] / box[0]),
        offset[1] - box[1] * wp.round(offset[1] / box[1]),
        offset[2] - box[2] * wp.round(offset[2] / box[2]),
    )


@wp.func
def lennard_jones(r2: float, epsilon: float, sigma: float):
    """Energy of a pair, and the strength that times the offset is the force."""
    s2 = sigma * sigma / r2
    s6 = s2 * s2 * s2
    return 4.0 * epsilon * s6 * (s6 - 1.0), 24.0 * epsilon * s6 * (2.0 * s6 - 1.0) / r2


@wp.func
def switch(r: float, start: float, cutoff: float):
    """Quintic from 1 to 0 with continuous second derivatives, and its slope."""
    if r <= start:
        return 1.0, 0.0
    x = (r - start) / (cutoff - start)
    value = 1.0 - x * x * x * (10.0 - x * (15.0 - 6.0 * x))
    slope = -30.0 * x * x * (1.0 - x) * (1.0 - x) / (cutoff - start)
    return value, slope


@wp.kernel
def lennard_jones_half_list_forces(
    position: wp.array(dtype=wp.vec3),
    atom_type: wp.array(dtype=int),
    list_start: wp.array(dtype=int),
    neighbors: wp.array(dtype=int),
    epsilon: wp.array2d(dtype=float),
    sigma: wp.array2d(dtype=float),
    box: wp.vec3,
    cutoff: float,
    switch_start: float,
    min_distance: float,
    force: wp.array(dtype=wp.vec3),
    energy: wp.array(dtype=float),
    virial: wp.array(dtype=float),
):
    atom = wp.tid()
    own_type = atom_type[atom]
    own_force = wp.vec3(0.0)
    own_energy = float(0.0)
    own_virial = float(0.0)

    for k in range(list_start[atom], list_start[atom + 1]):
        j = neighbors[k]
        offset = minimum_image(position[atom] - position[j], box)
        r2 = wp.dot(offset, offset)
        if j != atom and r2 < cutoff * cutoff:
            r2 = wp.max(r2, min_distance * min_distance)
            pair_energy, strength = lennard_jones(r2, epsilon[own_type, atom_type[j]], sigma[own_type, atom_type[j]])
            r = wp.sqrt(r2)
            weight, slope = switch(r, switch_start, cutoff)
            pull = offset * (strength * weight - pair_energy * slope / r)

            own_force += pull
            own_energy += 0.5 * pair_energy * weight
            own_virial += wp.dot(offset, pull)
            wp.atomic_sub(force, j, pull)
            wp.atomic_add(energy, j, 0.5 * pair_energy * weight)

    # the atom's own sums go out once, which saves most of the atomics
    wp.atomic_add(force, atom, own_force)
    wp.atomic_add(energy, atom, own_energy)
    wp.atomic_add(virial, 0, own_virial)
