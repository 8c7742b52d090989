import warp as wp


@wp.kernel
def weigh_heat_out_from_heat(
    heat: wp.array[float],
    heat_out: wp.array[float],
):
    tid = wp.tid()

    heat_out[tid] = wp.min(3.12, heat[tid])
