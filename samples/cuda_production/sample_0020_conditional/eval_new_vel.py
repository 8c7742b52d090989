import warp as wp


@wp.kernel
def eval_new_vel(
    mass: wp.array[float],
    area: wp.array[float],
    moment: wp.array[float],
    heat: wp.array[float],
    new_vel: wp.array[float],
):
    tid = wp.tid()
    slip = wp.ceil(mass[tid])
    dist = slip - mass[tid]
    if area[tid] > moment[tid]:
        dist -= (heat[tid] if heat[tid] >= 0.6 else 0.3) - 0.5 * moment[tid]

    dist *= 2.0

    new_vel[tid] = dist
