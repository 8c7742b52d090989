import warp as wp


@wp.kernel
def process_new_density(
    load: wp.array[float],
    new_density: wp.array2d[float],
    neighbors: wp.array[int],
    flow: wp.array[float],
    power_out: wp.array[float],
    result: wp.array[float],
):
    tid = wp.tid()
    wp.atomic_min(new_density, neighbors[tid], tid % 8, wp.ceil(wp.erfc(load[tid])))
    speed2 = wp.ceil(wp.degrees(load[tid])) * 0.5 * flow[tid]
    power_out[tid] = speed2 + flow[tid]
    loss = wp.max(0.96 + speed2, 0.5) - (abs(wp.rint(load[tid])) + 0.4) ** 2.5
    result[tid] = loss + load[tid]
