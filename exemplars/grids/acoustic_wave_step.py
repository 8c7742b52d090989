# idea: acoustic wave propagation with an absorbing sponge
# brief: Advance an acoustic pressure field by one time step with a fourth-order stencil and a damping layer.
# description: Leapfrog on a 2-d grid, one thread per cell. Cells at least two from the border get the fourth-order
#     Laplacian of `pressure` (weights `C0`, `C1`, `C2` over `h^2`); the others are a rigid rim and get zero in
#     `pressure_next`. With the `damping` of the cell and `g = damping * dt / 2`, the next pressure is `2 * pressure -
#     (1 - g) * pressure_before + dt^2 * c^2 * laplacian` divided by `1 + g`, where `c` is the speed of the cell's
#     material, `speed[material[i, j]]`. The cell `(source_row, source_column)` also gets `dt^2 * source_amplitude`
#     before the division; a source in the rim has no effect.
# launch: n, 16
# inputs:
#     pressure[n, 16] = uniform(-1, 1)
#     pressure_before[n, 16] = uniform(-1, 1)
#     material[n, 16] = index(0, 4)
#     speed[4] = uniform(0.5, 2)
#     damping[n, 16] = uniform(0, 3)
#     source_row = index(0, n)
#     source_column = index(2, 14)
#     source_amplitude = uniform(1, 10)
#     h = uniform(0.1, 0.2)
#     dt = uniform(0.01, 0.02)
#     pressure_next[n, 16] = zero
# fits:
#     largest_output(pressure_next)
#     difference_output(pressure_next)
#     batch_dimension
import warp as wp

# second derivative of fourth order
C0 = wp.constant(-2.5)
C1 = wp.constant(4.0 / 3.0)
C2 = wp.constant(-1.0 / 12.0)
RIM = wp.constant(2)


@wp.kernel
def acoustic_wave_step(
    pressure: wp.array2d(dtype=float),
    pressure_before: wp.array2d(dtype=float),
    material: wp.array2d(dtype=int),
    speed: wp.array(dtype=float),
    damping: wp.array2d(dtype=float),
    source_row: int,
    source_column: int,
    source_amplitude: float,
    h: float,
    dt: float,
    pressure_next: wp.array2d(dtype=float),
):
    i, j = wp.tid()
    if i < RIM or j < RIM or i >= pressure.shape[0] - RIM or j >= pressure.shape[1] - RIM:
        pressure_next[i, j] = 0.0
        return

    near = pressure[i - 1, j] + pressure[i + 1, j] + pressure[i, j - 1] + pressure[i, j + 1]
    far = pressure[i - 2, j] + pressure[i + 2, j] + pressure[i, j - 2] + pressure[i, j + 2]
    laplacian = (2.0 * C0 * pressure[i, j] + C1 * near + C2 * far) / (h * h)

    c = speed[material[i, j]]
    g = 0.5 * damping[i, j] * dt  # centred in time, stable for any damping
    bracket = 2.0 * pressure[i, j] - (1.0 - g) * pressure_before[i, j] + dt * dt * c * c * laplacian
    if i == source_row and j == source_column:
        bracket += dt * dt * source_amplitude
    pressure_next[i, j] = bracket / (1.0 + g)
