# weft: refuses. A late expression declares a function while the kernel is built.
import warp as wp


def make(scale):
    @wp.func
    def scaled(x: float):
        return x * scale

    return scaled


@wp.kernel
def late_declares(x: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        x[i] = wp.static(make(float(j)))(x[i])
