# idea: multiphase lattice Boltzmann with the Shan-Chen force
# brief: Collide a D2Q9 fluid that separates into liquid and vapor, with wall adhesion and two relaxation times.
# description: One thread per cell of `density`, which is periodic along both axes; solid cells (`solid` not zero) get
#     zero in `velocity_out` and keep their populations. `pseudopotential` is `1 - exp(-rho)` of a density `rho`. The
#     Shan-Chen force is minus the cell's own potential times the sum over the eight neighbours of weight times
#     direction times `cohesion` times the neighbour's potential, or at a solid neighbour
#     `adhesion[wettability[material]]` with the `material` of that neighbour in place of both; the body force `gravity
#     * density` is added. The velocity at the cell is the momentum of `f` plus half the force, over the density.
#     Populations are treated in opposite pairs, as they are stored after the rest one: the even part of a pair, half
#     the sum, relaxes to that of `equilibrium` with `rate_even`, the odd part, half the difference, with `rate_odd`;
#     the same split of `force_term` is weighted by one minus half the rate. The rest population has only an even part.
#     `f` is updated in place, `velocity_out` gets the velocity.
# launch: n, 8
# inputs:
#     density[n, 8] = uniform(0.5, 2)
#     solid[n, 8] = index(0, 2)
#     material[n, 8] = index(0, 6)
#     wettability[6] = index(0, 3)
#     adhesion[3] = uniform(-1.5, -0.5)
#     cohesion = uniform(-5, -3)
#     gravity = uniform(-0.001, 0.001)
#     rate_even = uniform(1, 1.8)
#     rate_odd = uniform(1, 1.6)
#     f[9, n, 8] = uniform(0.05, 0.15)
#     velocity_out[n, 8] = zero
# fits:
#     length_output(velocity_out)
#     batch_dimension
import warp as wp

vec9 = wp.types.vector(length=9, dtype=float)
vec9i = wp.types.vector(length=9, dtype=int)

# rest, then pairs of opposite directions
CX = wp.constant(vec9i(0, 1, -1, 0, 0, 1, -1, 1, -1))
CY = wp.constant(vec9i(0, 0, 0, 1, -1, 1, -1, -1, 1))
WEIGHT = wp.constant(
    vec9(4.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 9.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0, 1.0 / 36.0)
)


@wp.func
def direction(q: int) -> wp.vec2:
    return wp.vec2(float(CX[q]), float(CY[q]))


@wp.func
def pseudopotential(rho: float) -> float:
    """Effective mass of Shan and Chen; it saturates, so that the liquid does not collapse."""
    return 1.0 - wp.exp(-rho)


@wp.func
def wrap(i: int, count: int) -> int:
    return (i + count) % count


@wp.func
def equilibrium(q: int, rho: float, velocity: wp.vec2) -> float:
    cu = wp.dot(direction(q), velocity)
    return WEIGHT[q] * rho * (1.0 + 3.0 * cu + 4.5 * cu * cu - 1.5 * wp.dot(velocity, velocity))


@wp.func
def force_term(q: int, velocity: wp.vec2, force: wp.vec2) -> float:
    c = direction(q)
    return WEIGHT[q] * wp.dot(3.0 * (c - velocity) + 9.0 * wp.dot(c, velocity) * c, force)


@wp.func
def interaction_force(
    density: wp.array2d(dtype=float),
    solid: wp.array2d(dtype=int),
    material: wp.array2d(dtype=int),
    wettability: wp.array(dtype=int),
    adhesion: wp.array(dtype=float),
    cohesion: float,
    i: int,
    j: int,
) -> wp.vec2:
    """Attraction of the neighbours, fluid or wall."""
    pull = wp.vec2(0.0)
    for q in range(1, 9):
        row = wrap(i + CX[q], density.shape[0])
        column = wrap(j + CY[q], density.shape[1])
        strength = float(0.0)
        if solid[row, column] != 0:
            strength = adhesion[wettability[material[row, column]]]
        else:
            strength = cohesion * pseudopotential(density[row, column])
        pull += WEIGHT[q] * strength * direction(q)
    return -pseudopotential(density[i, j]) * pull


@wp.kernel
def shan_chen_trt_collide(
    density: wp.array2d(dtype=float),
    solid: wp.array2d(dtype=int),
    material: wp.array2d(dtype=int),
    wettability: wp.array(dtype=int),
    adhesion: wp.array(dtype=float),
    cohesion: float,
    gravity: wp.vec2,
    rate_even: float,
    rate_odd: float,
    f: wp.array3d(dtype=float),
    velocity_out: wp.array2d(dtype=wp.vec2),
):
    """Collision with two relaxation times; `rate_odd` places the walls, `rate_even` is the viscosity."""
    i, j = wp.tid()
    if solid[i, j] != 0:
        velocity_out[i, j] = wp.vec2(0.0)
        return

    rho = density[i, j]
    force = interaction_force(density, solid, material, wettability, adhesion, cohesion, i, j) + rho * gravity
    momentum = wp.vec2(0.0)
    for q in range(1, 9):
        momentum += f[q, i, j] * direction(q)
    velocity = (momentum + 0.5 * force) / rho
    velocity_out[i, j] = velocity

    keep_even = 1.0 - 0.5 * rate_even
    keep_odd = 1.0 - 0.5 * rate_odd
    rest = f[0, i, j]
    f[0, i, j] = rest - rate_even * (rest - equilibrium(0, rho, velocity)) + keep_even * force_term(0, velocity, force)

    for pair in range(4):
        a = 2 * pair + 1
        b = 2 * pair + 2
        excess_a = f[a, i, j] - equilibrium(a, rho, velocity)
        excess_b = f[b, i, j] - equilibrium(b, rho, velocity)
        push_a = force_term(a, velocity, force)
        push_b = force_term(b, velocity, force)

        even = 0.5 * (keep_even * (push_a + push_b) - rate_even * (excess_a + excess_b))
        odd = 0.5 * (keep_odd * (push_a - push_b) - rate_odd * (excess_a - excess_b))
        f[a, i, j] = f[a, i, j] + even + odd
        f[b, i, j] = f[b, i, j] + even - odd
