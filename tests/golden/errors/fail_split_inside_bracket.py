# warp: refuses. Array and element indexes share a bracket.
import warp as wp


@wp.kernel
def split_inside_bracket(x: wp.array2d(dtype=float), m: wp.array(dtype=wp.mat22)):
    a = m[0, 0, 1]
