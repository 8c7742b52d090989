# weft: refuses. A function that wp.static() makes has calls of wp.static() itself.
import warp as wp


def make(scale):
    @wp.func
    def scaled(x: float):
        return x * wp.static(scale + 1.0)

    return scaled


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.static(make(2.0))(a[i]) + wp.static(7.0)
