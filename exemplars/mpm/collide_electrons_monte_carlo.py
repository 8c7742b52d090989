# idea: Monte Carlo collisions of electrons with a neutral gas
# brief: Let the electrons of a particle-in-cell plasma collide with a neutral gas by the null-collision method.
# description: Thread `p`; electrons where `alive` is zero do nothing. A random number from `seed` and `p` decides
#     whether there is a collision at all, with the probability `1 - exp(-max_rate * dt)` of the null-collision method.
#     The kinetic energy is half the squared speed of `velocity`. `process_rate` is the rate of a process: `gas_density`
#     of the electron's cell, `cell[p]`, times the speed times the cross section, interpolated linearly by `table_value`
#     in the row `process` of `cross_section` over the rising energies `energy_grid`, whose interval `find_interval`
#     finds by bisection; outside of the grid the end values hold, below its `threshold` the rate of excitation or
#     ionization is zero (elastic collisions need none). A second random number times `max_rate` selects the process by
#     adding up the rates in the order elastic, excitation, ionization; if it is beyond their sum the collision is null
#     and nothing changes. All change the velocity: `ELASTIC` loses the fraction `2 * MASS_RATIO * (1 - cosine)` of the
#     energy for the `cosine` of the scattering angle, `EXCITATION` loses its threshold, `IONIZATION` its threshold and
#     half of the rest, which the new electron carries away. The direction is turned by a cosine uniform in [-1, 1], the
#     third random number, and an angle around the old one uniform in a full turn, the fourth (`scatter`). Electrons
#     slower than `MIN_SPEED` do not collide. Ionizations add `weight[p]` atomically to `ion_source` of the cell, and
#     all lost energy but the new electron's, times the weight, to `gas_heating`. `collisions` counts atomically by
#     process.
# launch: n
# inputs:
#     alive[n] = index(0, 5)
#     cell[n] = index(0, 32)
#     weight[n] = uniform(0.5, 1)
#     gas_density[32] = uniform(0.5, 1)
#     energy_grid[12] = sorted(0.1, 20)
#     cross_section[3, 12] = uniform(0.1, 0.5)
#     threshold[3] = uniform(0, 6)
#     max_rate = uniform(8, 10)
#     dt = uniform(0.1, 0.3)
#     seed = index(0, 100000)
#     velocity[n] = uniform(-3, 3)
#     ion_source[32] = zero
#     gas_heating[32] = zero
#     collisions[3] = zero
import warp as wp

ELASTIC = wp.constant(0)
EXCITATION = wp.constant(1)
IONIZATION = wp.constant(2)
NO_PROCESS = wp.constant(-1)

MASS_RATIO = wp.constant(1.37e-5)  # electron over argon atom
MIN_SPEED = wp.constant(0.1)
PARALLEL = wp.constant(0.99)


@wp.func
def find_interval(grid: wp.array(dtype=float), x: float) -> int:
    """Index of the interval of a rising table that holds x, the first or last one outside."""
    low = int(0)
    high = grid.shape[0] - 1
    while high - low > 1:
        middle = (low + high) // 2
        if grid[middle] <= x:
            low = middle
        else:
            high = middle
    return low


@wp.func
def table_value(grid: wp.array(dtype=float), table: wp.array2d(dtype=float), row: int, x: float) -> float:
    k = find_interval(grid, x)
    span = grid[k + 1] - grid[k]
    if span <= 0.0:
        return table[row, k]
    t = wp.clamp((x - grid[k]) / span, 0.0, 1.0)
    return (1.0 - t) * table[row, k] + t * table[row, k + 1]


@wp.func
def process_rate(
    process: int,
    energy: float,
    speed: float,
    gas: float,
    energy_grid: wp.array(dtype=float),
    cross_section: wp.array2d(dtype=float),
    threshold: wp.array(dtype=float),
) -> float:
    """Collision frequency of one process."""
    if process != ELASTIC and energy < threshold[process]:
        return 0.0
    return gas * speed * table_value(energy_grid, cross_section, process, energy)


@wp.func
def scatter(direction: wp.vec3, cosine: float, angle: float) -> wp.vec3:
    """Unit vector at a polar cosine and an azimuth around a direction."""
    helper = wp.vec3(1.0, 0.0, 0.0)
    if wp.abs(direction[0]) > PARALLEL:
        helper = wp.vec3(0.0, 1.0, 0.0)
    side = wp.normalize(wp.cross(direction, helper))
    up = wp.cross(direction, side)
    sine = wp.sqrt(wp.max(1.0 - cosine * cosine, 0.0))
    return cosine * direction + sine * (wp.cos(angle) * side + wp.sin(angle) * up)


@wp.func
def remaining_energy(process: int, energy: float, cosine: float, threshold: wp.array(dtype=float)) -> float:
    if process == ELASTIC:
        return energy * (1.0 - 2.0 * MASS_RATIO * (1.0 - cosine))
    elif process == EXCITATION:
        return energy - threshold[EXCITATION]
    # two electrons leave, they share what is left
    return 0.5 * (energy - threshold[IONIZATION])


@wp.kernel(enable_backward=False)
def collide_electrons_monte_carlo(
    alive: wp.array(dtype=int),
    cell: wp.array(dtype=int),
    weight: wp.array(dtype=float),
    gas_density: wp.array(dtype=float),
    energy_grid: wp.array(dtype=float),
    cross_section: wp.array2d(dtype=float),
    threshold: wp.array(dtype=float),
    max_rate: float,
    dt: float,
    seed: int,
    velocity: wp.array(dtype=wp.vec3),
    ion_source: wp.array(dtype=float),
    gas_heating: wp.array(dtype=float),
    collisions: wp.array(dtype=int),
):
    """Null-collision method (Vahedi and Surendra, 1995). Launch: one thread per electron.

    Args:
        cross_section: rows elastic, excitation, ionization over `energy_grid`
        threshold: energy that a process needs
        max_rate: not less than the sum of all rates at any energy
        ion_source: ions made per cell
        gas_heating: energy handed to the gas per cell
    """
    p = wp.tid()
    if alive[p] == 0:
        return

    rng = wp.rand_init(seed, p)
    if wp.randf(rng) > 1.0 - wp.exp(-max_rate * dt):
        return
    speed = wp.length(velocity[p])
    if speed < MIN_SPEED:
        return

    # which process, or none
    energy = 0.5 * speed * speed
    gas = gas_density[cell[p]]
    draw = wp.randf(rng) * max_rate
    sum_of_rates = float(0.0)
    process = int(NO_PROCESS)
    for candidate in range(threshold.shape[0]):
        sum_of_rates += process_rate(candidate, energy, speed, gas, energy_grid, cross_section, threshold)
        if draw < sum_of_rates:
            process = candidate
            break
    if process == NO_PROCESS:
        return

    cosine = 2.0 * wp.randf(rng) - 1.0
    angle = 2.0 * wp.pi * wp.randf(rng)
    left = wp.max(remaining_energy(process, energy, cosine, threshold), 0.0)
    direction = scatter(velocity[p] / speed, cosine, angle)
    velocity[p] = wp.sqrt(2.0 * left) * direction
    wp.atomic_add(collisions, process, 1)

    handed_over = energy - left
    if process == IONIZATION:
        handed_over -= left  # the part of the new electron
        wp.atomic_add(ion_source, cell[p], weight[p])
    wp.atomic_add(gas_heating, cell[p], weight[p] * handed_over)
