# idea: charge deposition with triangular-shaped clouds
# brief: Deposit the charge and current of particles of several species on a periodic grid with triangular-shaped clouds.
# description: One thread per particle; a negative `species[p]` marks a lost one, which does nothing. The particle's charge
#     is `species_charge[species[p]]` times its `weight[p]`, over the cell area `cell_size^2`. Its nearest node is `position
#     / cell_size` rounded to the nearest integer, and `tsc_weights` gives the quadratic weights of that node and the ones
#     before and after it per axis from the distance to the node. The weighted charge is added atomically to `density` at
#     the nine nodes, wrapped periodically (`wrap`), and charge times `velocity[p]` to `current`.
# launch: n
# inputs:
#     species[n] = index(-1, 3)
#     species_charge[3] = uniform(-1, 1)
#     weight[n] = uniform(0.5, 2)
#     position[n] = uniform(-0.4, 2)
#     velocity[n] = uniform(-1, 1)
#     cell_size = 0.1
#     density[16, 16] = zero
#     current[16, 16] = zero
# fits:
#     skip_below(weight)
#     indirect_thread
import warp as wp


@wp.func
def tsc_weights(d: float) -> wp.vec3:
    return wp.vec3(0.5 * (0.5 - d) * (0.5 - d), 0.75 - d * d, 0.5 * (0.5 + d) * (0.5 + d))


@wp.func
def wrap(i: int, count: int) -> int:
    return (i % count + count) % count


@wp.kernel
def deposit_charge_tsc_periodic(
    species: wp.array(dtype=int),
    species_charge: wp.array(dtype=float),
    weight: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec2),
    velocity: wp.array(dtype=wp.vec3),
    cell_size: float,
    density: wp.array2d(dtype=float),
    current: wp.array2d(dtype=wp.vec3),
):
    p = wp.tid()
    kind = species[p]
    if kind >= 0:
        charge = species_charge[kind] * weight[p] / (cell_size * cell_size)
        x = position[p][0] / cell_size
        y = position[p][1] / cell_size
        i = int(wp.floor(x + 0.5))
        j = int(wp.floor(y + 0.5))
        wx = tsc_weights(x - float(i))
        wy = tsc_weights(y - float(j))

        for a in range(3):
            row = wrap(i + a - 1, density.shape[0])
            for b in range(3):
                column = wrap(j + b - 1, density.shape[1])
                share = wx[a] * wy[b] * charge
                wp.atomic_add(density, row, column, share)
                wp.atomic_add(current, row, column, share * velocity[p])
