# warp: refuses. A vector slice with a variable bound.
import warp as wp


@wp.kernel
def slice_not_constant(v: wp.vec4, n: int):
    a = v[0:n]
