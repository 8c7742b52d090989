import warp as wp


@wp.kernel
def apply_particles_from_stiffness(
    stiffness: wp.array2d[float],
    angle: wp.array[float],
    energy: wp.array[float],
    impulse: wp.array[float],
):
    tid = wp.tid()
    summed = float(0.0)
    for n_idx in range(4):
        dot_sum = float(0.0)
        for bin_j in range(4):
            diffuse_v = angle[tid] * energy[bin_j] * 0.5 * 0.15
            dot_sum += stiffness[tid, bin_j] * diffuse_v
        summed += dot_sum

    impulse[tid] = summed
