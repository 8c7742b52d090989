"""A step of the heat equation on a grid: a two-dimensional stencil with walls of fixed temperature."""

import warp as wp


@wp.func
def sample(u: wp.array2d(dtype=float), i: int, j: int, wall: float) -> float:
    if i < 0 or i >= u.shape[0] or j < 0 or j >= u.shape[1]:
        return wall
    return u[i, j]


@wp.kernel
def diffuse(
    u: wp.array2d(dtype=float),
    wall: float,
    alpha: float,
    dt: float,
    dx: float,
    result: wp.array2d(dtype=float),
):
    i, j = wp.tid()
    neighbours = (
        sample(u, i - 1, j, wall)
        + sample(u, i + 1, j, wall)
        + sample(u, i, j - 1, wall)
        + sample(u, i, j + 1, wall)
    )
    laplacian = (neighbours - 4.0 * u[i, j]) / (dx * dx)
    result[i, j] = u[i, j] + alpha * dt * laplacian


@wp.kernel
def residual(before: wp.array2d(dtype=float), after: wp.array2d(dtype=float), norm: wp.array(dtype=float)):
    i, j = wp.tid()
    d = after[i, j] - before[i, j]
    wp.atomic_add(norm, 0, d * d)
