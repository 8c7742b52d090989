# idea: Langevin thermostat
# brief: Apply the friction and noise of a Langevin thermostat with its own temperature for each group of atoms.
# description: One thread per atom `i`. Its group `group_of[i]` gives `friction` and `temperature`; frozen atoms
#     (`inverse_mass[i]` 0) get velocity zero, whatever their group, and no heat is counted for them; other atoms of a
#     group with friction 0 are left alone. For all others, c = exp(-friction * `dt`), and each velocity component is c
#     v + sqrt((1 - c^2) `boltzmann` * temperature * inverse mass) times a normal draw, x, y, z in order. The random
#     state is made from `seed` + `step` and the atom's persistent number `atom_id[i]`, so that sorting the atoms does
#     not change the noise. `velocity` is updated in place; the change of kinetic energy by friction and noise is added
#     atomically to `heat` of the group.
# launch: n
# inputs:
#     group_of[n] = index(0, 4)
#     friction[4] = index(0, 4)
#     temperature[4] = uniform(200, 400)
#     inverse_mass[n] = index(0, 4)
#     atom_id[n] = permutation
#     boltzmann = 0.0083145
#     dt = 0.002
#     seed = index(0, 1000)
#     step = index(0, 100000)
#     velocity[n] = uniform(-1, 1)
#     heat[4] = zero
# fits:
#     active_mask
#     indirect_thread
#     length_output(velocity)
import warp as wp


@wp.func
def gaussian_vector(seed: int, stream: int) -> wp.vec3:
    rng = wp.rand_init(seed, stream)
    x = wp.randn(rng)
    y = wp.randn(rng)
    z = wp.randn(rng)
    return wp.vec3(x, y, z)


@wp.kernel
def langevin_velocity_update(
    group_of: wp.array(dtype=int),
    friction: wp.array(dtype=float),
    temperature: wp.array(dtype=float),
    inverse_mass: wp.array(dtype=float),
    atom_id: wp.array(dtype=int),
    boltzmann: float,
    dt: float,
    seed: int,
    step: int,
    velocity: wp.array(dtype=wp.vec3),
    heat: wp.array(dtype=float),
):
    """The O step of the BAOAB splitting, exact for any step size."""
    i = wp.tid()
    w = inverse_mass[i]
    if w == 0.0:
        velocity[i] = wp.vec3(0.0)
        return
    group = group_of[i]
    if friction[group] == 0.0:
        return

    keep = wp.exp(-friction[group] * dt)
    spread = wp.sqrt((1.0 - keep * keep) * boltzmann * temperature[group] * w)
    before = velocity[i]
    after = before * keep + gaussian_vector(seed + step, atom_id[i]) * spread
    velocity[i] = after
    wp.atomic_add(heat, group, 0.5 * (wp.dot(after, after) - wp.dot(before, before)) / w)
