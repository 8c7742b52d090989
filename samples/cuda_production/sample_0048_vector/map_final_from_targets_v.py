import warp as wp


@wp.kernel
def map_final_from_targets_v(
    targets_v: wp.array(dtype=wp.vec3),
    q: wp.array(dtype=wp.vec3),
    final: wp.array(dtype=wp.vec3),
):
    tid = wp.tid()
    final[tid] = targets_v[tid] - q[tid]
