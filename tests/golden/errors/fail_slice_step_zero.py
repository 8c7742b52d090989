# warp: refuses. A slice with step zero.
import warp as wp


@wp.kernel
def slice_step_zero(v: wp.vec4):
    a = v[0:4:0]
