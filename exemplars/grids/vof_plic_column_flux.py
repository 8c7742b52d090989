# idea: volume-of-fluid fluxes with a reconstructed interface
# brief: Compute the liquid volume that crosses the faces of a grid along one axis, from a piecewise linear interface in every cell.
# description: Thread `(i, j)` handles the face between the cells `(i - 1, j)` and `(i, j)` of the liquid fraction
#     `fraction`, which is always read clamped to between 0 and 1; the first and last face of the axis are closed and
#     have zero `flux`. The face carries the part `courant[i, j]` of a cell's volume, from the cell before it if
#     positive, else out of the cell after it. A donor with less than `EMPTY` liquid gives none, one with more than `1 -
#     EMPTY` gives `courant` itself. Otherwise the interface in the donor is a line: `youngs_normal` is minus the
#     gradient of `fraction` over its 3 x 3 neighbourhood (indexes clamped; differences between the outer rows or
#     columns with weights 1, 2, 1), with components made positive by mirroring and scaled to a sum of one; if their sum
#     before is below `FLAT`, the flux is `courant` times the fraction. `line_constant` finds the line that cuts off the
#     donor's fraction, and `area_below` the liquid part of the strip of width `abs(courant)` at the face, whose first
#     component is scaled by the width; where the normal points towards the face the line constant is reduced before by
#     the first component times one minus the width. `flux[i, j]` is that part times `courant`. `mixed[i]` counts
#     atomically the faces of row `i` whose donor is neither empty nor full.
# launch: n+1, 16
# inputs:
#     fraction[n, 16] = uniform(-0.2, 1.2)
#     courant[n+1, 16] = uniform(-0.45, 0.45)
#     flux[n+1, 16] = zero
#     mixed[n+1] = zero
# fits:
#     batch_dimension
import warp as wp

EMPTY = wp.constant(1.0e-3)
FLAT = wp.constant(0.05)
THIN = wp.constant(1.0e-4)


@wp.func
def clamped(fraction: wp.array2d(dtype=float), i: int, j: int) -> float:
    row = wp.clamp(i, 0, fraction.shape[0] - 1)
    column = wp.clamp(j, 0, fraction.shape[1] - 1)
    return wp.clamp(fraction[row, column], 0.0, 1.0)


@wp.func
def youngs_normal(fraction: wp.array2d(dtype=float), i: int, j: int) -> wp.vec2:
    """Direction out of the liquid, by differences over three rows and columns with weights 1, 2, 1."""
    gradient_x = float(0.0)
    gradient_y = float(0.0)
    for side in range(-1, 2):
        weight = 2.0 - wp.abs(float(side))
        gradient_x += weight * (clamped(fraction, i + 1, j + side) - clamped(fraction, i - 1, j + side))
        gradient_y += weight * (clamped(fraction, i + side, j + 1) - clamped(fraction, i + side, j - 1))
    return wp.vec2(-gradient_x, -gradient_y)


@wp.func
def area_below(m1: float, m2: float, alpha: float) -> float:
    """Part of the unit square where m1 x + m2 y <= alpha, for m1, m2 >= 0."""
    if alpha <= 0.0:
        return 0.0
    if alpha >= m1 + m2:
        return 1.0
    if m1 < THIN or m2 < THIN:  # parallel to a side
        return alpha / (m1 + m2)
    over1 = wp.max(alpha - m1, 0.0)
    over2 = wp.max(alpha - m2, 0.0)
    return (alpha * alpha - over1 * over1 - over2 * over2) / (2.0 * m1 * m2)


@wp.func
def line_constant(m1: float, m2: float, area: float) -> float:
    """Inverse of area_below for lines with m1 + m2 = 1 (Scardovelli and Zaleski, 2000)."""
    small = wp.min(m1, m2)
    big = 1.0 - small
    corner = 0.5 * small / big  # area at which the line reaches the next corner
    if area < corner:
        return wp.sqrt(2.0 * small * big * area)
    elif area <= 1.0 - corner:
        return big * area + 0.5 * small
    return 1.0 - wp.sqrt(2.0 * small * big * (1.0 - area))


@wp.kernel
def vof_plic_column_flux(fraction: wp.array2d(dtype=float), courant: wp.array2d(dtype=float), flux: wp.array2d(dtype=float),
                         mixed: wp.array(dtype=int)):
    i, j = wp.tid()
    if i == 0 or i == fraction.shape[0]:
        flux[i, j] = 0.0
        return

    moved = courant[i, j]
    donor = i
    if moved > 0.0:
        donor = i - 1
    liquid = clamped(fraction, donor, j)
    if liquid < EMPTY:
        flux[i, j] = 0.0
        return
    if liquid > 1.0 - EMPTY:
        flux[i, j] = moved
        return

    wp.atomic_add(mixed, i, 1)
    normal = youngs_normal(fraction, donor, j)
    size = wp.abs(normal[0]) + wp.abs(normal[1])
    if size < FLAT:
        flux[i, j] = moved * liquid  # a cloud of droplets rather than an interface
        return

    m1 = wp.abs(normal[0]) / size
    m2 = wp.abs(normal[1]) / size
    alpha = line_constant(m1, m2, liquid)
    width = wp.abs(moved)

    # liquid fills up from the corner that the normal points away from; the strip lies at the face
    if normal[0] * moved > 0.0:
        alpha -= m1 * (1.0 - width)
    flux[i, j] = moved * area_below(m1 * width, m2, alpha)
