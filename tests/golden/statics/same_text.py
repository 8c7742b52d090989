# The same expression gives something else each time: each place has its own value, and the last is hashed.
import warp as wp

COUNT = [0]


def bump():
    COUNT[0] += 1
    return COUNT[0]


def make(scale):
    @wp.func
    def scaled(x: float):
        return x * scale

    return scaled


@wp.kernel
def same_text(a: wp.array(dtype=float), b: wp.array(dtype=int)):
    i = wp.tid()
    a[i] = wp.static(make(1.5))(a[i]) + wp.static(make(1.5))(a[i + 1])
    b[i] = wp.static(bump()) + wp.static(7)
    b[i + 1] = wp.static(bump())
