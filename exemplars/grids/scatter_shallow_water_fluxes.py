# idea: finite-volume shallow water fluxes on an unstructured mesh
# brief: Compute the HLL flux of the shallow water equations through every face of an unstructured mesh and add it to the cells on both sides.
# description: One thread per face. The state of the `owner` cell, depth and both components of the discharge, is taken
#     from `state`. If `neighbor` is negative the face lies on a boundary: its kind is `patch_kind[face_patch[face]]`,
#     and the outer state is the mirrored one at a `WALL`, the prescribed `patch_state` at an `INFLOW`, and the owner's
#     state elsewhere (outflow). `hll_flux` turns both states into the frame of the face's unit `normal`, estimates the
#     slowest wave as the lesser one of normal velocity minus celerity, the root of `GRAVITY` times the depth, of the
#     two sides, and the fastest as the greater one of velocity plus celerity, takes the flux of the upwind side if all
#     waves go one way and the HLL average otherwise, and turns it back. Cells with less water than `DRY` count as dry
#     and have no velocity; if both are dry there is no flux and no wave. The flux times `face_length` is subtracted
#     from `rate[owner]` and added to `rate[neighbor]` divided by their `area`, atomically. `max_speed[owner]` (and of
#     the neighbour) is raised to the greater magnitude of the two wave speeds.
# launch: 2*n
# inputs:
#     owner[2*n] = index(0, n)
#     neighbor[2*n] = index(-1, n)
#     face_patch[2*n] = index(0, 5)
#     patch_kind[5] = index(0, 3)
#     patch_state[5] = uniform(0.5, 1)
#     normal[2*n] = unit
#     face_length[2*n] = uniform(0.5, 1)
#     area[n] = uniform(0.5, 1)
#     state[n] = uniform(0.2, 2)
#     rate[n] = zero
#     max_speed[n] = zero
# fits:
#     indirect_thread
import warp as wp

GRAVITY = wp.constant(9.81)
DRY = wp.constant(0.3)  # below this depth a cell is not resolved
WALL = wp.constant(0)
INFLOW = wp.constant(1)


@wp.func
def to_face_frame(q: wp.vec3, normal: wp.vec2) -> wp.vec3:
    return wp.vec3(q[0], q[1] * normal[0] + q[2] * normal[1], q[2] * normal[0] - q[1] * normal[1])


@wp.func
def from_face_frame(q: wp.vec3, normal: wp.vec2) -> wp.vec3:
    return wp.vec3(q[0], q[1] * normal[0] - q[2] * normal[1], q[1] * normal[1] + q[2] * normal[0])


@wp.func
def normal_velocity(q: wp.vec3) -> float:
    if q[0] < DRY:
        return 0.0
    return q[1] / q[0]


@wp.func
def normal_flux(q: wp.vec3, u: float) -> wp.vec3:
    return wp.vec3(q[0] * u, q[1] * u + 0.5 * GRAVITY * q[0] * q[0], q[2] * u)


@wp.func
def outer_state(inner: wp.vec3, kind: int, prescribed: wp.vec3, normal: wp.vec2) -> wp.vec3:
    """State beyond a boundary face."""
    if kind == WALL:
        local = to_face_frame(inner, normal)
        return from_face_frame(wp.vec3(local[0], -local[1], local[2]), normal)
    elif kind == INFLOW:
        return prescribed
    return inner


@wp.func
def hll_flux(left: wp.vec3, right: wp.vec3, normal: wp.vec2):
    """Flux along the normal and the speed of the fastest wave (Harten, Lax and van Leer)."""
    if left[0] < DRY and right[0] < DRY:
        return wp.vec3(0.0), 0.0

    ql = to_face_frame(left, normal)
    qr = to_face_frame(right, normal)
    ul = normal_velocity(ql)
    ur = normal_velocity(qr)
    cl = wp.sqrt(GRAVITY * ql[0])
    cr = wp.sqrt(GRAVITY * qr[0])
    slowest = wp.min(ul - cl, ur - cr)
    fastest = wp.max(ul + cl, ur + cr)

    flux = wp.vec3(0.0)
    if slowest >= 0.0:
        flux = normal_flux(ql, ul)
    elif fastest <= 0.0:
        flux = normal_flux(qr, ur)
    else:
        spread = fastest - slowest
        flux = (fastest * normal_flux(ql, ul) - slowest * normal_flux(qr, ur) + slowest * fastest * (qr - ql)) / spread
    return from_face_frame(flux, normal), wp.max(wp.abs(slowest), wp.abs(fastest))


@wp.kernel
def scatter_shallow_water_fluxes(
    owner: wp.array(dtype=int),
    neighbor: wp.array(dtype=int),
    face_patch: wp.array(dtype=int),
    patch_kind: wp.array(dtype=int),
    patch_state: wp.array(dtype=wp.vec3),
    normal: wp.array(dtype=wp.vec2),
    face_length: wp.array(dtype=float),
    area: wp.array(dtype=float),
    state: wp.array(dtype=wp.vec3),
    rate: wp.array(dtype=wp.vec3),
    max_speed: wp.array(dtype=float),
):
    """Residual of the shallow water equations, face by face. Normals point from the owner to the neighbour.

    Args:
        neighbor: cell on the other side, negative for faces on a boundary
        rate: time derivative of the cell states, accumulated
        max_speed: fastest wave that touches a cell, for the CFL condition
    """
    face = wp.tid()
    left_cell = owner[face]
    right_cell = neighbor[face]
    left = state[left_cell]

    right = left
    if right_cell >= 0:
        right = state[right_cell]
    else:
        patch = face_patch[face]
        right = outer_state(left, patch_kind[patch], patch_state[patch], normal[face])

    flux, speed = hll_flux(left, right, normal[face])
    through = flux * face_length[face]

    wp.atomic_sub(rate, left_cell, through / area[left_cell])
    wp.atomic_max(max_speed, left_cell, speed)
    if right_cell >= 0:
        wp.atomic_add(rate, right_cell, through / area[right_cell])
        wp.atomic_max(max_speed, right_cell, speed)
