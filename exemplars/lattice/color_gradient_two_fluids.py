# idea: color-gradient lattice Boltzmann for two immiscible fluids
# brief: Stream, collide, separate and recolor the populations of two immiscible fluids on a D2Q9 lattice.
# description: One thread per cell. Solid cells (`solid` not zero) get zeros in all outputs. `pull` gathers the
#     population of direction `q` from the cell behind, periodic along both axes; from a solid cell the opposite
#     population of the cell itself comes back. Both `red` and `blue` are gathered; their sums are the densities of the
#     fluids, and the sum of both gives density and velocity (the body force `gravity * density` adds half a step).
#     `color_gradient` sums over the eight directions 3 times weight times direction times the phase field `phase` of
#     the neighbour, where solid ones count as the `wetting` value of their material, `wetting[material]`. The
#     relaxation rate is that of the kinematic viscosities `viscosity_red` and `viscosity_blue`, their harmonic mean
#     weighted by the fluids' shares. The populations together relax to `equilibrium` at that rate, with the force term
#     one minus half the rate, times three times weight times the dot product of direction and force. Where the gradient
#     is longer than `MIN_GRADIENT` they also get the surface tension, `0.5 * tension * length` times the difference of
#     weight times the squared component of the direction along the gradient and `RING`, and the colors are driven
#     apart: red gains and blue loses `SHARPNESS` times the product of both densities over the square of their sum,
#     times the cosine between direction and gradient (`cosine_to`, zero at rest), times weight and density. Apart from
#     that each population is shared in proportion to the densities. The results go to `red_next` and `blue_next`, the
#     new phase field, the difference of the densities over their sum, to `phase_next`, and the velocity to
#     `velocity_out`.
# launch: n, 8
# inputs:
#     red[9, n, 8] = uniform(0.01, 0.15)
#     blue[9, n, 8] = uniform(0.01, 0.15)
#     phase[n, 8] = uniform(-1, 1)
#     solid[n, 8] = index(0, 2)
#     material[n, 8] = index(0, 3)
#     wetting[3] = uniform(-0.5, 0.5)
#     viscosity_red = uniform(0.1, 0.2)
#     viscosity_blue = uniform(0.02, 0.1)
#     tension = uniform(0.01, 0.05)
#     gravity = uniform(-0.001, 0.001)
#     red_next[9, n, 8] = zero
#     blue_next[9, n, 8] = zero
#     phase_next[n, 8] = zero
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
# constants of the perturbation operator, so that it keeps mass and momentum
RING = wp.constant(
    vec9(
        -4.0 / 27.0, 2.0 / 27.0, 2.0 / 27.0, 2.0 / 27.0, 2.0 / 27.0, 5.0 / 108.0, 5.0 / 108.0, 5.0 / 108.0, 5.0 / 108.0
    )
)
SHARPNESS = wp.constant(0.7)
MIN_GRADIENT = wp.constant(1.0e-3)


@wp.func
def direction(q: int) -> wp.vec2:
    return wp.vec2(float(CX[q]), float(CY[q]))


@wp.func
def opposite(q: int) -> int:
    if q == 0:
        return 0
    elif q % 2 == 1:
        return q + 1
    return q - 1


@wp.func
def wrap(i: int, count: int) -> int:
    return (i + count) % count


@wp.func
def pull(f: wp.array3d(dtype=float), solid: wp.array2d(dtype=wp.uint8), q: int, i: int, j: int) -> float:
    """Population that arrives in direction q, bounced back where it would come out of a wall."""
    row = wrap(i - CX[q], f.shape[1])
    column = wrap(j - CY[q], f.shape[2])
    if solid[row, column] != wp.uint8(0):
        return f[opposite(q), i, j]
    return f[q, row, column]


@wp.func
def equilibrium(q: int, density: float, velocity: wp.vec2) -> float:
    cu = wp.dot(direction(q), velocity)
    return WEIGHT[q] * density * (1.0 + 3.0 * cu + 4.5 * cu * cu - 1.5 * wp.dot(velocity, velocity))


@wp.func
def color_gradient(
    phase: wp.array2d(dtype=float),
    solid: wp.array2d(dtype=wp.uint8),
    material: wp.array2d(dtype=int),
    wetting: wp.array(dtype=float),
    i: int,
    j: int,
) -> wp.vec2:
    """Isotropic gradient of the phase field; a wall's own value sets the contact angle."""
    total = wp.vec2(0.0)
    for q in range(1, 9):
        row = wrap(i + CX[q], phase.shape[0])
        column = wrap(j + CY[q], phase.shape[1])
        value = phase[row, column]
        if solid[row, column] != wp.uint8(0):
            value = wetting[material[row, column]]
        total += 3.0 * WEIGHT[q] * value * direction(q)
    return total


@wp.func
def relaxation_rate(share_red: float, viscosity_red: float, viscosity_blue: float) -> float:
    """Rate for the harmonic mean of both viscosities, which keeps the shear stress steady across the interface."""
    viscosity = 1.0 / (share_red / viscosity_red + (1.0 - share_red) / viscosity_blue)
    return 1.0 / (3.0 * viscosity + 0.5)


@wp.func
def cosine_to(q: int, gradient: wp.vec2, length: float) -> float:
    if q == 0:
        return 0.0
    c = direction(q)
    return wp.dot(c, gradient) / (wp.length(c) * length)


@wp.kernel(enable_backward=False)
def color_gradient_two_fluids(
    red: wp.array3d(dtype=float),
    blue: wp.array3d(dtype=float),
    phase: wp.array2d(dtype=float),
    solid: wp.array2d(dtype=wp.uint8),
    material: wp.array2d(dtype=int),
    wetting: wp.array(dtype=float),
    viscosity_red: float,
    viscosity_blue: float,
    tension: float,
    gravity: wp.vec2,
    red_next: wp.array3d(dtype=float),
    blue_next: wp.array3d(dtype=float),
    phase_next: wp.array2d(dtype=float),
    velocity_out: wp.array2d(dtype=wp.vec2),
):
    """Fused step of the Rothman-Keller model with Latva-Kokko's recoloring. Launch: one thread per cell."""
    i, j = wp.tid()
    directions = red.shape[0]
    if solid[i, j] != wp.uint8(0):
        for q in range(directions):
            red_next[q, i, j] = 0.0
            blue_next[q, i, j] = 0.0
        phase_next[i, j] = 0.0
        velocity_out[i, j] = wp.vec2(0.0)
        return

    both = vec9()
    red_density = float(0.0)
    blue_density = float(0.0)
    momentum = wp.vec2(0.0)
    for q in range(directions):
        r = pull(red, solid, q, i, j)
        b = pull(blue, solid, q, i, j)
        both[q] = r + b
        red_density += r
        blue_density += b
        momentum += (r + b) * direction(q)
    density = red_density + blue_density
    force = gravity * density
    velocity = (momentum + 0.5 * force) / density

    rate = relaxation_rate(red_density / density, viscosity_red, viscosity_blue)
    gradient = color_gradient(phase, solid, material, wetting, i, j)
    length = wp.length(gradient)
    mixing = SHARPNESS * red_density * blue_density / (density * density)

    for q in range(directions):
        after = both[q] - rate * (both[q] - equilibrium(q, density, velocity))
        # relaxing to a velocity that holds half the force adds rate / 2 of it already
        after += (1.0 - 0.5 * rate) * 3.0 * WEIGHT[q] * wp.dot(direction(q), force)

        apart = float(0.0)
        if length > MIN_GRADIENT:
            cosine = cosine_to(q, gradient, length)
            aligned = wp.dot(direction(q), gradient) / length
            after += 0.5 * tension * length * (WEIGHT[q] * aligned * aligned - RING[q])
            # colors drift up and down the gradient without changing the sum
            apart = mixing * cosine * WEIGHT[q] * density
        red_next[q, i, j] = red_density / density * after + apart
        blue_next[q, i, j] = blue_density / density * after - apart

    phase_next[i, j] = (red_density - blue_density) / density
    velocity_out[i, j] = velocity
