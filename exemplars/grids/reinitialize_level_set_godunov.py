# idea: reinitialization of a level set
# brief: March a level set one pseudo-time step towards a signed distance function.
# description: For every cell of a 3-d grid with spacing `h`, `phi_next = phi - dt * sign * (slope - 1)`, where `sign` is
#     the smoothed sign `phi0 / sqrt(phi0^2 + h^2)` of the level set `phi0` before the first step. The slope is the length
#     of the upwind gradient of `phi`: per axis, `godunov_square` takes the backward and the forward difference and returns
#     the square of the one that carries information away from the interface, the greater of `max(backward, 0)^2` and
#     `min(forward, 0)^2` outside (`sign > 0`), of `min(backward, 0)^2` and `max(forward, 0)^2` inside. At the border of the
#     domain the missing neighbour is the cell itself (`axis_value`). The sum of squares is kept above `MIN_SQUARE` before
#     the root.
# launch: n, 8, 8
# inputs:
#     phi0[n, 8, 8] = uniform(-1, 1)
#     phi[n, 8, 8] = uniform(-1, 1)
#     h = uniform(0.1, 0.2)
#     dt = uniform(0.01, 0.05)
#     phi_next[n, 8, 8] = zero
# fits:
#     difference_output(phi_next)
#     batch_dimension
import warp as wp

MIN_SQUARE = wp.constant(1.0e-8)


@wp.func
def axis_value(phi: wp.array3d(dtype=float), i: int, j: int, k: int) -> float:
    """phi at a cell, or at the nearest one inside of the domain."""
    return phi[
        wp.clamp(i, 0, phi.shape[0] - 1),
        wp.clamp(j, 0, phi.shape[1] - 1),
        wp.clamp(k, 0, phi.shape[2] - 1),
    ]


@wp.func
def godunov_square(before: float, here: float, after: float, h: float, sign: float) -> float:
    backward = (here - before) / h
    forward = (after - here) / h
    if sign > 0.0:
        inflow = wp.max(backward, 0.0)
        outflow = wp.min(forward, 0.0)
        return wp.max(inflow * inflow, outflow * outflow)
    inflow = wp.min(backward, 0.0)
    outflow = wp.max(forward, 0.0)
    return wp.max(inflow * inflow, outflow * outflow)


@wp.kernel
def reinitialize_level_set_godunov(phi0: wp.array3d(dtype=float), phi: wp.array3d(dtype=float), h: float, dt: float,
                                   phi_next: wp.array3d(dtype=float)):
    i, j, k = wp.tid()
    here = phi[i, j, k]
    start = phi0[i, j, k]
    sign = start / wp.sqrt(start * start + h * h)

    square = godunov_square(axis_value(phi, i - 1, j, k), here, axis_value(phi, i + 1, j, k), h, sign)
    square += godunov_square(axis_value(phi, i, j - 1, k), here, axis_value(phi, i, j + 1, k), h, sign)
    square += godunov_square(axis_value(phi, i, j, k - 1), here, axis_value(phi, i, j, k + 1), h, sign)
    slope = wp.sqrt(wp.max(square, MIN_SQUARE))  # a flat spot has no direction, and its root no derivative

    phi_next[i, j, k] = here - dt * sign * (slope - 1.0)
