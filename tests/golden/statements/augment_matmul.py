# `@=` multiplies matrices like `*=`.
import warp as wp


@wp.kernel
def augment_matmul(m: wp.mat22, out: wp.array(dtype=wp.mat22)):
    a = m * 2.0
    a @= m
    out[0] = a
