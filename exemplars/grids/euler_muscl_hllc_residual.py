# idea: second-order finite-volume residual of the Euler equations
# brief: Compute the rate of change of a compressible gas on a 2-d grid with limited linear reconstruction and the HLLC flux.
# description: One thread per cell of `state`, conserved variables as vec4: density, both momenta, energy. Cells where
#     `solid` is not zero get zero in `rate` and `signal_rate`; the cells around them still read their state.
#     `to_primitive` returns density, velocities and pressure with floors `MIN_DENSITY` and `MIN_PRESSURE`.
#     `primitive_at` reads a cell, also up to two outside: beyond the first and last row the border value goes on
#     (outflow), beyond the first and last column the cell is mirrored with the velocity across it reversed (wall).
#     `face_flux` takes the four cells along an axis around a face, extrapolates the two beside it by half a
#     minmod-limited slope (`limited_slope`) and returns `hllc_flux` along the first velocity component. Its outer wave
#     speeds are the least velocity minus sound speed and the greatest sum of both of the two sides, and the contact
#     speed the HLLC one. For faces across the second axis `swap_axes` exchanges the velocities before and after. `rate`
#     is the flux of the lower face minus that of the upper one over `spacing`, summed over the axes. `signal_rate` is
#     the sum over the axes of the speed plus sound speed over the spacing, for the CFL condition.
# launch: n, 16
# inputs:
#     state[n, 16] = uniform(0.5, 2)
#     solid[n, 16] = index(0, 2)
#     spacing = uniform(0.1, 0.2)
#     rate[n, 16] = zero
#     signal_rate[n, 16] = zero
# fits:
#     largest_output(signal_rate)
#     batch_dimension
import warp as wp

GAMMA = wp.constant(1.4)
MIN_DENSITY = wp.constant(1.0e-3)
MIN_PRESSURE = wp.constant(0.05)


@wp.func
def to_primitive(u: wp.vec4) -> wp.vec4:
    """Density, velocities and pressure of a conserved state."""
    density = wp.max(u[0], MIN_DENSITY)
    vx = u[1] / density
    vy = u[2] / density
    pressure = (GAMMA - 1.0) * (u[3] - 0.5 * density * (vx * vx + vy * vy))
    return wp.vec4(density, vx, vy, wp.max(pressure, MIN_PRESSURE))


@wp.func
def to_conserved(w: wp.vec4) -> wp.vec4:
    energy = w[3] / (GAMMA - 1.0) + 0.5 * w[0] * (w[1] * w[1] + w[2] * w[2])
    return wp.vec4(w[0], w[0] * w[1], w[0] * w[2], energy)


@wp.func
def sound_speed(w: wp.vec4) -> float:
    return wp.sqrt(GAMMA * w[3] / w[0])


@wp.func
def swap_axes(w: wp.vec4) -> wp.vec4:
    return wp.vec4(w[0], w[2], w[1], w[3])


@wp.func
def primitive_at(state: wp.array2d(dtype=wp.vec4), i: int, j: int) -> wp.vec4:
    """Primitive state of a cell or of a ghost cell beyond the border."""
    columns = state.shape[1]
    row = wp.clamp(i, 0, state.shape[0] - 1)
    if j < 0:
        w = to_primitive(state[row, -1 - j])
        return wp.vec4(w[0], w[1], -w[2], w[3])
    elif j >= columns:
        w = to_primitive(state[row, 2 * columns - 1 - j])
        return wp.vec4(w[0], w[1], -w[2], w[3])
    return to_primitive(state[row, j])


@wp.func
def minmod(a: float, b: float) -> float:
    if a * b <= 0.0:
        return 0.0
    if wp.abs(a) < wp.abs(b):
        return a
    return b


@wp.func
def limited_slope(before: wp.vec4, here: wp.vec4, after: wp.vec4) -> wp.vec4:
    back = here - before
    front = after - here
    return wp.vec4(
        minmod(back[0], front[0]), minmod(back[1], front[1]), minmod(back[2], front[2]), minmod(back[3], front[3])
    )


@wp.func
def physical_flux(w: wp.vec4, u: wp.vec4) -> wp.vec4:
    return wp.vec4(u[1], u[1] * w[1] + w[3], u[2] * w[1], (u[3] + w[3]) * w[1])


@wp.func
def star_state(w: wp.vec4, u: wp.vec4, outer: float, contact: float) -> wp.vec4:
    """State between an outer wave and the contact."""
    density = w[0] * (outer - w[1]) / (outer - contact)
    specific = u[3] / w[0] + (contact - w[1]) * (contact + w[3] / (w[0] * (outer - w[1])))
    return density * wp.vec4(1.0, contact, w[2], specific)


@wp.func
def hllc_flux(left: wp.vec4, right: wp.vec4) -> wp.vec4:
    """Approximate Riemann flux that keeps contacts and shear sharp (Toro, Spruce and Speares, 1994)."""
    cl = sound_speed(left)
    cr = sound_speed(right)
    slow = wp.min(left[1] - cl, right[1] - cr)
    fast = wp.max(left[1] + cl, right[1] + cr)

    ul = to_conserved(left)
    ur = to_conserved(right)
    if slow >= 0.0:
        return physical_flux(left, ul)
    if fast <= 0.0:
        return physical_flux(right, ur)

    inflow_left = left[0] * (slow - left[1])
    inflow_right = right[0] * (fast - right[1])
    contact = (right[3] - left[3] + left[1] * inflow_left - right[1] * inflow_right) / (inflow_left - inflow_right)
    if contact >= 0.0:
        return physical_flux(left, ul) + slow * (star_state(left, ul, slow, contact) - ul)
    return physical_flux(right, ur) + fast * (star_state(right, ur, fast, contact) - ur)


@wp.func
def face_flux(far_left: wp.vec4, left: wp.vec4, right: wp.vec4, far_right: wp.vec4) -> wp.vec4:
    """Flux between the two middle ones of four cells in a row."""
    # slopes of primitive variables keep density and pressure positive
    inner_left = left + 0.5 * limited_slope(far_left, left, right)
    inner_right = right - 0.5 * limited_slope(left, right, far_right)
    return hllc_flux(inner_left, inner_right)


@wp.kernel
def euler_muscl_hllc_residual(
    state: wp.array2d(dtype=wp.vec4),
    solid: wp.array2d(dtype=wp.uint8),
    spacing: float,
    rate: wp.array2d(dtype=wp.vec4),
    signal_rate: wp.array2d(dtype=float),
):
    """Right side of the Euler equations for a Runge-Kutta stage. Launch: one thread per cell."""
    i, j = wp.tid()
    if solid[i, j] != wp.uint8(0):
        rate[i, j] = wp.vec4(0.0)
        signal_rate[i, j] = 0.0
        return

    here = primitive_at(state, i, j)
    west = primitive_at(state, i - 1, j)
    east = primitive_at(state, i + 1, j)
    flux_west = face_flux(primitive_at(state, i - 2, j), west, here, east)
    flux_east = face_flux(west, here, east, primitive_at(state, i + 2, j))

    # the same solver across the other axis, with exchanged velocities
    turned = swap_axes(here)
    south = swap_axes(primitive_at(state, i, j - 1))
    north = swap_axes(primitive_at(state, i, j + 1))
    flux_south = face_flux(swap_axes(primitive_at(state, i, j - 2)), south, turned, north)
    flux_north = face_flux(south, turned, north, swap_axes(primitive_at(state, i, j + 2)))

    rate[i, j] = (flux_west - flux_east + swap_axes(flux_south - flux_north)) / spacing
    signal_rate[i, j] = (wp.abs(here[1]) + wp.abs(here[2]) + 2.0 * sound_speed(here)) / spacing
