import warp as wp


@wp.kernel
def power_out_from_load(
    load: wp.array[float],
    speed: wp.array[float],
    flow: wp.array[float],
    power_out: wp.array[float],
    out_energy: wp.array[float],
):
    tid = wp.tid()
    e_kin = wp.max(2.12, load[tid]) * load[tid]

    e_kin = 2.0 * speed[tid] / e_kin

    speed2 = wp.pow(wp.clamp(speed[tid] + e_kin, 0.2, 6.0), 0.5)
    stretch = speed2 + flow[tid]

    power_out[tid] = stretch

    dist = flow[tid] / speed[tid] * load[tid]

    dist = (dist - flow[tid]) / e_kin

    out_energy[tid] = dist
