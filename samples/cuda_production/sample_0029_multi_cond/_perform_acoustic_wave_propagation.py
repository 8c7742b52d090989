import warp as wp

# second derivative of fourth order
C0 = wp.constant(-2.5)
C1 = wp.constant(4.0 / 3.0)
C2 = wp.constant(-1.0 / 12.0)
RIM = wp.constant(2)


@wp.kernel
def _perform_acoustic_wave_propagation(
        pres: wp.array2d[float], pres_before: wp.array2d[float], mat: wp.array2d[int],
        spd: wp.array[float], damp: wp.array2d[float], src_row: int, src_col: int,
        src_amp: float, h: float, dt: float, pres_next: wp.array2d[float]):
    i, j = wp.tid()
    if i < RIM or j < RIM or i >= pres.shape[0] - RIM or j >= pres.shape[1] - RIM:
        pres_next[i, j] = 0.0
        return

    near = pres[i - 1, j] + pres[i + 1, j] + pres[i, j - 1] + pres[i, j + 1]
    far = pres[i - 2, j] + pres[i + 2, j] + pres[i, j - 2] + pres[i, j + 2]
    laplacian = (2.0 * C0 * pres[i, j] + C1 * near + C2 * far) / (h * h)

    c = spd[mat[i, j]]
    g = 0.5 * damp[i, j] * dt  # centred in time, stable for any damping
    bracket = (
        2.0 * pres[i, j]
        - (1.0 - g) * pres_before[i, j]
        + dt * dt * c * c * laplacian
    )
    if i == src_row:
        if j == src_col:
            bracket = bracket + dt * dt * src_amp
    pres_next[i, j] = bracket / (1.0 + g)
