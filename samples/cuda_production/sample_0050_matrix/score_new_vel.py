import warp as wp


@wp.kernel
def score_new_vel(
    axis_v: wp.array[wp.vec3],
    pos: wp.array[wp.vec3],
    deform: wp.array[wp.mat33],
    drift_v: wp.array[wp.vec3],
    moment: wp.array[float],
    new_vel: wp.array[wp.mat33],
):
    tid = wp.tid()
    delta_v = wp.inverse(wp.outer(axis_v[tid], pos[tid]) * 0.25 + wp.diag(wp.vec3(8.0, 8.0, 8.0)))
    up_v = delta_v + deform[tid]
    twist = wp.length(drift_v[tid]) + moment[tid]

    shift_v = wp.skew(drift_v[tid]) + up_v

    new_vel[tid] = shift_v + wp.outer(drift_v[tid], axis_v[tid]) - shift_v * twist
