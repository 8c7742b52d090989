import warp as wp


@wp.kernel
def merge_rows_from_A(
    A: wp.array(dtype=wp.mat33),
    mat_b: wp.array(dtype=wp.mat33),
    coords: wp.array(dtype=wp.vec3),
    offsets_v: wp.array(dtype=wp.vec3),
    answer: wp.array(dtype=wp.mat33),
):
    tid = wp.tid()
    A_val = A[tid]
    near_v = A_val @ A_val * A_val
    d = near_v - A_val

    mat_b_i = mat_b[tid]
    flow_v = 2.0 * d * 0.1 @ mat_b_i

    coords_val = coords[tid]
    flow_v = flow_v + wp.transpose(wp.outer(coords_val, offsets_v[tid]) * 0.5)

    answer[tid] = flow_v
