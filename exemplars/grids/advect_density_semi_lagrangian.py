# idea: semi-Lagrangian advection
# brief: Advect a density through a velocity field by tracing every cell back along the flow.
# description: For each cell `(i, j)` of a grid with values at cell centres, trace back in time by the midpoint rule: half
#     a step of `dt / cell_size` with the cell's own `velocity`, then a full step from the cell with the velocity sampled at
#     that midpoint. `advected` gets the `density` sampled there, times `exp(-decay * dt)`. `sample_bilinear` works in units
#     of cells for arrays of any type: it clamps the point to the grid (so the border value goes on outside) and blends the
#     four nodes around it. Cells where `solid` is not zero hold no density and get zero.
# launch: n, 16
# inputs:
#     velocity[n, 16] = uniform(-2, 2)
#     density[n, 16] = uniform(0, 1)
#     solid[n, 16] = index(0, 2)
#     dt = uniform(0.05, 0.2)
#     cell_size = uniform(0.1, 0.2)
#     decay = uniform(0, 0.5)
#     advected[n, 16] = zero
# fits:
#     total_output(advected)
#     difference_output(advected)
#     batch_dimension
from typing import Any

import warp as wp


@wp.func
def sample_bilinear(field: wp.array2d(dtype=Any), x: float, y: float):
    """Value of a cell-centred field at (x, y), in units of cells; constant beyond the border."""
    rows = field.shape[0]
    columns = field.shape[1]
    x_inside = wp.clamp(x, 0.0, float(rows - 1))
    y_inside = wp.clamp(y, 0.0, float(columns - 1))

    i0 = int(wp.floor(x_inside))
    j0 = int(wp.floor(y_inside))
    i1 = wp.min(i0 + 1, rows - 1)
    j1 = wp.min(j0 + 1, columns - 1)
    fx = x_inside - float(i0)
    fy = y_inside - float(j0)

    lower = field[i0, j0] * (1.0 - fy) + field[i0, j1] * fy
    upper = field[i1, j0] * (1.0 - fy) + field[i1, j1] * fy
    return lower * (1.0 - fx) + upper * fx


@wp.kernel
def advect_density_semi_lagrangian(
    velocity: wp.array2d(dtype=wp.vec2),
    density: wp.array2d(dtype=float),
    solid: wp.array2d(dtype=int),
    dt: float,
    cell_size: float,
    decay: float,
    advected: wp.array2d(dtype=float),
):
    i, j = wp.tid()
    if solid[i, j] != 0:
        advected[i, j] = 0.0
        return

    cells_per_speed = dt / cell_size
    x = float(i)
    y = float(j)

    # midpoint rule: Euler would let vortices spiral outwards
    v = velocity[i, j] * (0.5 * cells_per_speed)
    v_mid = sample_bilinear(velocity, x - v[0], y - v[1]) * cells_per_speed
    advected[i, j] = sample_bilinear(density, x - v_mid[0], y - v_mid[1]) * wp.exp(-decay * dt)
