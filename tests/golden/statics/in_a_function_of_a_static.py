# A function that wp.static() makes has calls of wp.static() itself, and makes others by it.
import warp as wp


def make(scale):
    @wp.func
    def scaled(x: float):
        return x * wp.static(scale + 1.0)

    return scaled


def chain(first, count):
    @wp.func
    def chained(x: float):
        s = wp.static(make(first))(x)
        for i in range(wp.static(count)):
            s = s + wp.static(make(0.5))(s) * wp.static(float(i))
        return s

    return chained


@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = wp.static(make(2.0))(a[i]) + wp.static(7.0)
    for count in range(2):
        a[i] += wp.static(chain(3.0, 2))(a[i])
