# weft: refuses. Of two equal kernels Warp keeps one by chance; their functions have other numbers.
import warp as wp


def make():
    @wp.func
    def twice(x: float):
        return x * 2.0

    @wp.kernel
    def doubled(a: wp.array(dtype=float)):
        i = wp.tid()
        a[i] = twice(a[i])

    return doubled


first = make()
second = make()
