import warp as wp


@wp.kernel
def tweak_elements_from_values(vals_out: wp.array3d(dtype=float)):
    tid = wp.tid()
    for j in range(3):
        for bin_j in range(2):
            vals_out[tid, j, bin_j] = float(bin_j) * 0.1
