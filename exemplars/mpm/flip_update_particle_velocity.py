# idea: FLIP and PIC blend on a staggered grid
# brief: Update the velocity of liquid particles from a staggered grid as a blend of FLIP and PIC.
# description: `sample_faces` interpolates a face array bilinearly at a point given in units of its own lattice, with
#     the base node clamped so that the 2 x 2 stencil fits; weights are clamped to [0, 1]. For a particle at `position`
#     in units of cells, the x faces `u` lie at half-integer columns, so they are sampled at x and y - 0.5, and the y
#     faces `v` at x - 0.5 and y. PIC takes the new grid velocity, FLIP adds its change since `u_old`, `v_old` to the
#     particle's `velocity`. The result, written in place, is `1 - flip` times PIC plus `flip` times FLIP; in cells with
#     fewer than `SPARSE` particles (`particles_in_cell` of the particle's cell, clamped to the grid) pure PIC is used,
#     as the change is unreliable there. Speeds above `max_speed` are scaled down to it.
# launch: n
# inputs:
#     u[17, 16] = uniform(-1, 1)
#     v[16, 17] = uniform(-1, 1)
#     u_old[17, 16] = uniform(-1, 1)
#     v_old[16, 17] = uniform(-1, 1)
#     particles_in_cell[16, 16] = index(1, 9)
#     position[n] = uniform(0, 16)
#     flip = uniform(0.9, 0.99)
#     max_speed = uniform(1, 2)
#     velocity[n] = uniform(-1, 1)
# fits:
#     length_output(velocity)
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

SPARSE = wp.constant(3)


@wp.func
def sample_faces(face: wp.array2d(dtype=float), x: float, y: float) -> float:
    i = wp.clamp(int(wp.floor(x)), 0, face.shape[0] - 2)
    j = wp.clamp(int(wp.floor(y)), 0, face.shape[1] - 2)
    fx = wp.clamp(x - float(i), 0.0, 1.0)
    fy = wp.clamp(y - float(j), 0.0, 1.0)
    low = wp.lerp(face[i, j], face[i, j + 1], fy)
    high = wp.lerp(face[i + 1, j], face[i + 1, j + 1], fy)
    return wp.lerp(low, high, fx)


@wp.func
def sample_velocity(u: wp.array2d(dtype=float), v: wp.array2d(dtype=float), at: wp.vec2) -> wp.vec2:
    """Velocity of a staggered grid; every component lives on the faces across its axis."""
    return wp.vec2(sample_faces(u, at[0], at[1] - 0.5), sample_faces(v, at[0] - 0.5, at[1]))


@wp.kernel
def flip_update_particle_velocity(
    u: wp.array2d(dtype=float),
    v: wp.array2d(dtype=float),
    u_old: wp.array2d(dtype=float),
    v_old: wp.array2d(dtype=float),
    particles_in_cell: wp.array2d(dtype=int),
    position: wp.array(dtype=wp.vec2),
    flip: float,
    max_speed: float,
    velocity: wp.array(dtype=wp.vec2),
):
    """Launch: one thread per particle. `u_old` and `v_old` are the faces before forces and projection."""
    p = wp.tid()
    at = position[p]
    i = wp.clamp(int(at[0]), 0, particles_in_cell.shape[0] - 1)
    j = wp.clamp(int(at[1]), 0, particles_in_cell.shape[1] - 1)

    pic = sample_velocity(u, v, at)
    blended = pic
    if particles_in_cell[i, j] >= SPARSE:
        change = pic - sample_velocity(u_old, v_old, at)
        blended = (1.0 - flip) * pic + flip * (velocity[p] + change)

    # splashes must not outrun the time step
    speed = wp.length(blended)
    if speed > max_speed:
        blended = blended * (max_speed / speed)
    velocity[p] = blended
