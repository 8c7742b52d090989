import warp as wp


@wp.kernel
def map_final_from_w0(w0: float, final: wp.array(dtype=float)):
    i = wp.tid()
    final[i] = wp.pow(w0, 2.0) + w0
