import warp as wp


@wp.kernel
def final_from_src(src: wp.array(dtype=float), final: wp.array(dtype=float)):
    i = wp.tid()

    final[i] = -src[i] * src[i]
