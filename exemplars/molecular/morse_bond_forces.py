# idea: Morse bonds
# brief: Add the forces of anharmonic Morse bonds and record how far each bond is stretched.
# description: One thread per bond. Atoms `bond_atoms[bond]` (i, j), parameters by `bond_type[bond]`: `depth` D, `width` a,
#     `length` r0. A bond type below 0 is a broken bond: no force, `strain[bond]` 0. With r the distance of `position` kept
#     at `MIN_DISTANCE` or more, and x = exp(-a (r - r0)): energy D (1 - x)^2, derivative 2 D a x (1 - x). The force pulls i
#     towards j by the derivative along the unit offset, opposite on j, atomically added to `force`. The energy is added to
#     `energy[0]`. `strain[bond]` is r / r0 - 1.
# launch: n
# inputs:
#     bond_atoms[n] = index(0, n)
#     bond_type[n] = index(-1, 4)
#     depth[4] = uniform(1, 3)
#     width[4] = uniform(1, 2)
#     length[4] = uniform(0.8, 1.2)
#     position[n] = uniform(-1, 1)
#     force[n] = zero
#     energy[1] = zero
#     strain[n] = zero
# fits:
#     largest_output(strain)
#     count_output(strain)
#     flag_output(strain)
import warp as wp

MIN_DISTANCE = wp.constant(1.0e-4)


@wp.kernel
def morse_bond_forces(bond_atoms: wp.array[wp.vec2i], bond_type: wp.array[int], depth: wp.array[float], width: wp.array[float],
                      length: wp.array[float], position: wp.array[wp.vec3], force: wp.array[wp.vec3], energy: wp.array[float],
                      strain: wp.array[float]):
    bond = wp.tid()
    kind = bond_type[bond]
    if kind < 0:
        strain[bond] = 0.0
        return

    i = bond_atoms[bond][0]
    j = bond_atoms[bond][1]
    offset = position[j] - position[i]
    r = wp.max(wp.length(offset), MIN_DISTANCE)
    x = wp.exp(-width[kind] * (r - length[kind]))
    slope = 2.0 * depth[kind] * width[kind] * x * (1.0 - x)

    pull = offset * (slope / r)
    wp.atomic_add(force, i, pull)
    wp.atomic_sub(force, j, pull)
    wp.atomic_add(energy, 0, depth[kind] * (1.0 - x) * (1.0 - x))
    strain[bond] = r / length[kind] - 1.0
