import warp as wp


@wp.kernel
def update_new_density(
    length_n: int,
    height: wp.array[float],
    moment: wp.array[float],
    radius: wp.array[float],
    new_density: wp.array[float],
):
    tid = wp.tid()
    integral = float(0.0)
    for ii in range(0, length_n):
        integral -= height[ii]

    speed2 = wp.ceil(moment[tid]) * 0.02

    new_density[tid] = speed2 + wp.pow(radius[tid], -1.0) + integral
