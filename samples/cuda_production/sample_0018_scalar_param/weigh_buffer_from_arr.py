import warp as wp

LIMIT = 3.2
STRENGTH = wp.constant(2.4)


@wp.kernel
def weigh_buffer_from_arr(
    arr: wp.array(dtype=float),
    inputs: wp.array(dtype=float),
    steps: int,
    dst: wp.array(dtype=float),
    outp: wp.array(dtype=float),
    y_out: wp.array(dtype=float),
):
    gid = wp.tid()
    arr_i = arr[gid]
    hi_v = wp.max(float(steps), arr_i) + float(steps)

    dst[gid] = hi_v

    inputs_val = inputs[gid]
    arr_i += wp.frac(inputs_val + 2.2)

    outp[gid] = arr_i
    tmp = max(LIMIT * hi_v * 2.0, STRENGTH)
    tmp += 2.36 + hi_v
    y_out[gid] = tmp
