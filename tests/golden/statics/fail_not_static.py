# warp: refuses. An expression of something that is not constant.
import warp as wp


@wp.kernel
def not_static(x: wp.array(dtype=int), m: int):
    i = wp.tid()
    x[i] = wp.static(m * 2)
