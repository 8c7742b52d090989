# idea: affine grid-to-particle transfer
# brief: Gather the grid velocity and its affine part to particles, move them and update their deformation.
# description: For each particle, the base node is `position / cell_size - 0.5` rounded down, clamped so that 3 x 3
#     nodes fit in the grid, and `spline` gives the quadratic B-spline weights of an axis. The new velocity is the
#     weighted sum of `grid_velocity`, the affine matrix `4 / cell_size^2` times the weighted sum of the outer products
#     of node velocity and the offset from particle to node; both are written to `velocity` and `affine`. The position
#     moves by `dt` times the velocity and is kept `margin` cells away from the first and last node of each axis.
#     `deformation` is multiplied from the left by the identity plus `dt * affine`. Particles where `pinned` is not zero
#     keep their position and deformation, and get zero velocity and affine matrix.
# launch: n
# inputs:
#     grid_velocity[16, 16] = uniform(-1, 1)
#     pinned[n] = index(0, 2)
#     cell_size = 0.1
#     dt = uniform(0.001, 0.01)
#     margin = uniform(1, 2)
#     position[n] = uniform(0.05, 1.45)
#     velocity[n] = zero
#     affine[n] = zero
#     deformation[n] = uniform(0.5, 1.5)
# fits:
#     length_output(velocity)
#     indirect_thread
#     batch_dimension
import warp as wp


@wp.func
def spline(f: float):
    """Weights of the three nodes around a point at the distance f from the first."""
    left = 1.5 - f
    middle = f - 1.0
    right = f - 0.5
    return wp.vec3(0.5 * left * left, 0.75 - middle * middle, 0.5 * right * right)


@wp.kernel
def apic_grid_to_particle_2d(
    grid_velocity: wp.array2d(dtype=wp.vec2),
    pinned: wp.array(dtype=wp.int32),
    cell_size: float,
    dt: float,
    margin: float,
    position: wp.array(dtype=wp.vec2),
    velocity: wp.array(dtype=wp.vec2),
    affine: wp.array(dtype=wp.mat22),
    deformation: wp.array(dtype=wp.mat22),
):
    p = wp.tid()
    if pinned[p] != 0:
        velocity[p] = wp.vec2(0.0)
        affine[p] = wp.mat22(0.0)
        return

    rows = grid_velocity.shape[0]
    columns = grid_velocity.shape[1]
    local = position[p] / cell_size
    i0 = wp.clamp(int(wp.floor(local[0] - 0.5)), 0, rows - 3)
    j0 = wp.clamp(int(wp.floor(local[1] - 0.5)), 0, columns - 3)
    fx = local[0] - float(i0)
    fy = local[1] - float(j0)
    wx = spline(fx)
    wy = spline(fy)

    v = wp.vec2(0.0)
    moment = wp.mat22(0.0)
    for di in range(3):
        for dj in range(3):
            weighted = wx[di] * wy[dj] * grid_velocity[i0 + di, j0 + dj]
            offset = wp.vec2(float(di) - fx, float(dj) - fy) * cell_size
            v += weighted
            moment += wp.outer(weighted, offset)
    gradient = moment * (4.0 / (cell_size * cell_size))

    # away from the border, so that the next scatter finds all its nodes
    moved = position[p] + dt * v
    low = margin * cell_size
    high = wp.vec2(float(rows - 1), float(columns - 1)) * cell_size - wp.vec2(low)
    position[p] = wp.vec2(
        wp.clamp(moved[0], low, high[0]),
        wp.clamp(moved[1], low, high[1]),
    )
    velocity[p] = v
    affine[p] = gradient
    deformation[p] = (wp.identity(n=2, dtype=float) + dt * gradient) * deformation[p]
