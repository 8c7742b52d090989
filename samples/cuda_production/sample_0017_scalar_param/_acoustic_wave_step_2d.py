import warp as wp

C1 = wp.constant(4.0 / 3.0)
C2 = wp.constant(-1.0 / 12.0)
RIM = wp.constant(2)


@wp.kernel
def _acoustic_wave_step_2d(
    pressure_in: wp.array2d[float],
    pressure_before_in: wp.array2d[float],
    material_in: wp.array2d[int],
    speed_in: wp.array[float],
    damping_in: wp.array2d[float],
    source_row: int,
    source_column: int,
    source_amplitude: float,
    h: float,
    dt: float,
    count: int,
    c0: float,
    pressure_next: wp.array2d[float],
):
    """Advance an acoustic pressure field by one time step with a fourth-order stencil and
    a damping layer.

    Leapfrog on a 2-d grid, one thread per cell. Cells at least two from the border get
    the fourth-order Laplacian of `pressure_in` (weights `c0`, `C1`, `C2` over `h^2`);
    the others are a rigid rim and get zero in `pressure_next`. With the `damping_in` of
    the cell and `g = damping_in * dt / 2`, the next pressure is `2 * pressure_in - (1 -
    g) * pressure_before_in + dt^2 * c^2 * laplacian` divided by `1 + g`, where `c` is
    the speed of the cell's material, `speed_in[material_in[i, j]]`. The cell
    `(source_row, source_column)` also gets `dt^2 * source_amplitude` before the
    division; a source in the rim has no effect. Threads with `i` not below `count` do
    nothing.
    """
    i, j = wp.tid()
    if i >= count:
        return
    if (
        i < RIM
        or j < RIM
        or i >= pressure_in.shape[0] - RIM
        or j >= pressure_in.shape[1] - RIM
    ):
        pressure_next[i, j] = 0.0
        return

    near = (
        pressure_in[i - 1, j]
        + pressure_in[i + 1, j]
        + pressure_in[i, j - 1]
        + pressure_in[i, j + 1]
    )
    far = (
        pressure_in[i - 2, j]
        + pressure_in[i + 2, j]
        + pressure_in[i, j - 2]
        + pressure_in[i, j + 2]
    )
    laplacian = (2.0 * c0 * pressure_in[i, j] + C1 * near + C2 * far) / (h * h)

    c = speed_in[material_in[i, j]]
    g = 0.5 * damping_in[i, j] * dt  # centred in time, stable for any damping
    bracket = (
        2.0 * pressure_in[i, j]
        - (1.0 - g) * pressure_before_in[i, j]
        + dt * dt * c * c * laplacian
    )
    if i == source_row and j == source_column:
        bracket += dt * dt * source_amplitude
    pressure_next[i, j] = bracket / (1.0 + g)
