# idea: pressure projection on a staggered grid
# brief: Make the face velocities of a liquid free of divergence by subtracting the gradient of the pressure.
# description: One thread per cell `(i, j)` updates its lower faces in place: `u[i, j]` against the cell `(i - 1, j)` and
#     `v[i, j]` against `(i, j - 1)`; faces on the border of the domain (`i` or `j` zero, and the last ones) stay. For each
#     face `project_face` looks at the `cell_type` of both sides: if one is `SOLID` the velocity becomes zero, if none is
#     `FLUID` it is kept, otherwise it falls by `dt / (density * cell_size)` times the difference of `pressure` between the
#     cell and the one before it. Pressure in air cells counts as zero.
# launch: n, 16
# inputs:
#     cell_type[n, 16] = index(0, 3)
#     pressure[n, 16] = uniform(0, 1000)
#     dt = uniform(0.001, 0.01)
#     density = uniform(900, 1100)
#     cell_size = uniform(0.05, 0.2)
#     u[n+1, 16] = uniform(-1, 1)
#     v[n, 17] = uniform(-1, 1)
# fits:
#     batch_dimension
import warp as wp

FLUID = wp.constant(0)
AIR = wp.constant(1)
SOLID = wp.constant(2)


@wp.func
def project_face(velocity: float, type_here: int, type_before: int, p_here: float, p_before: float, scale: float) -> float:
    """Velocity of the face between two cells after the projection."""
    if type_here == SOLID or type_before == SOLID:
        return 0.0  # walls do not move
    if type_here != FLUID and type_before != FLUID:
        return velocity

    # free surface: the pressure solve leaves stale values in air cells
    inner = p_here
    outer = p_before
    if type_here == AIR:
        inner = 0.0
    if type_before == AIR:
        outer = 0.0
    return velocity - scale * (inner - outer)


@wp.kernel
def subtract_pressure_gradient_mac(
    cell_type: wp.array2d(dtype=wp.int32),
    pressure: wp.array2d(dtype=wp.float32),
    dt: wp.float32,
    density: wp.float32,
    cell_size: wp.float32,
    u: wp.array2d(dtype=wp.float32),
    v: wp.array2d(dtype=wp.float32),
):
    i, j = wp.tid()
    scale = dt / (density * cell_size)

    # every cell owns the faces at its lower sides; those on the border belong to the boundary conditions
    if i > 0:
        u[i, j] = project_face(u[i, j], cell_type[i, j], cell_type[i - 1, j], pressure[i, j], pressure[i - 1, j], scale)
    if j > 0:
        v[i, j] = project_face(v[i, j], cell_type[i, j], cell_type[i, j - 1], pressure[i, j], pressure[i, j - 1], scale)
