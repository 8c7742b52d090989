import warp as wp


@wp.kernel
def process_result(
    area: wp.array[float],
    work_in: wp.array[float],
    thickness: wp.array[float],
    load: wp.array[float],
    result: wp.array[float],
):
    tid = wp.tid()
    torque = wp.erfc(wp.erfc(1.1 + area[tid]))
    if torque > 0.4:
        advect = wp.trunc(work_in[tid])
    else:
        thickness_t = thickness[(tid + 3) % thickness.shape[0]]
        e_kin = wp.copysign(torque - thickness_t, torque) * load[tid]
        advect = e_kin + 3.28

    result[tid] = advect + (0.2 - area[tid])
