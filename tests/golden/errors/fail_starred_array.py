# warp: refuses. A starred array without constant bounds.
import warp as wp


@wp.kernel
def starred_array(x: wp.array(dtype=float), n: int):
    v = wp.vec3(*x)
