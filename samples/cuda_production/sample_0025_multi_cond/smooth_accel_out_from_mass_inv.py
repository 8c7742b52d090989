import warp as wp

LIMIT = wp.constant(0.6)


@wp.kernel
def smooth_accel_out_from_mass_inv(
    mass_inv: wp.array[float],
    tension: wp.array[float],
    thickness: wp.array[float],
    accel_out: wp.array[float],
    new_vel: wp.array[float],
):
    tid = wp.tid()
    stretch = wp.max(mass_inv[tid], 0.02)
    if mass_inv[tid] < 0.3 or tension[tid] > 1.1:
        thickness_t = thickness[(tid + 3) % thickness.shape[0]]
        accel_out[tid] = stretch - thickness_t

    stretch -= 3.28 + mass_inv[tid]

    new_vel[tid] = stretch + LIMIT * mass_inv[tid]
