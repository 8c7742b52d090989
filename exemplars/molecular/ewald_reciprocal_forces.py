# idea: reciprocal-space forces of the Ewald sum
# brief: Compute the reciprocal-space Ewald force on every atom from precomputed structure factors, in double precision.
# description: One thread per `atom` with `charge[atom]`; neutral atoms get a zero force. The wave vectors are integer
#     triples `modes[m]`, times 2 pi / box length by component, with `box`; `structure[m]` is the structure factor (real,
#     imaginary) of the mode. A mode of zero length is left out. The weight is 4 pi / (volume k^2) exp(-k^2 / (4 alpha^2)),
#     times 2 when `half_space` is not 0, because then only half of the modes is stored. The force is charge times the sum of
#     weight * k * (sin(k.x) re - cos(k.x) im), over all modes, with x `position[atom]`. Writes `force[atom]`.
# launch: n
# inputs:
#     position[n] = uniform(0, 3)
#     charge[n] = index(-2, 3)
#     modes[20] = index(-3, 4)
#     structure[20] = uniform(-5, 5)
#     box = constant(3)
#     alpha = uniform(1, 2)
#     half_space = index(0, 2)
#     force[n] = zero
# fits:
#     indirect_thread
#     store_to_atomic(force)
#     offset_output(force)
#     length_output(force)
import warp as wp

TWO_PI = wp.constant(wp.float64(6.283185307179586))


@wp.func
def mode_weight(k2: wp.float64, alpha: wp.float64, volume: wp.float64) -> wp.float64:
    return wp.float64(2.0) * TWO_PI / (volume * k2) * wp.exp(-k2 / (wp.float64(4.0) * alpha * alpha))


@wp.kernel
def ewald_reciprocal_forces(
    position: wp.array(dtype=wp.vec3d), charge: wp.array(dtype=wp.float64), modes: wp.array(dtype=wp.vec3i),
    structure: wp.array(dtype=wp.vec2d), box: wp.vec3d, alpha: wp.float64, half_space: int, force: wp.array(dtype=wp.vec3d)
):
    """Forces from the smooth part of the charge distribution; one thread per atom runs over all modes."""
    atom = wp.tid()
    q = charge[atom]
    if q == wp.float64(0.0):
        force[atom] = wp.vec3d()
        return

    x = position[atom]
    volume = box[0] * box[1] * box[2]
    total = wp.vec3d()
    for m in range(modes.shape[0]):
        mode = modes[m]
        if mode[0] == 0 and mode[1] == 0 and mode[2] == 0:
            continue  # the mean field vanishes for a neutral box
        k = wp.cw_div(wp.vec3d(wp.float64(mode[0]), wp.float64(mode[1]), wp.float64(mode[2])), box) * TWO_PI
        phase = wp.dot(k, x)
        weight = mode_weight(wp.dot(k, k), alpha, volume)
        total += k * (weight * (wp.sin(phase) * structure[m][0] - wp.cos(phase) * structure[m][1]))
    if half_space != 0:
        total = total * wp.float64(2.0)
    force[atom] = total * q
