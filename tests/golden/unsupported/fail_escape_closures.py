# weft: refuses. One function in two closures.
import warp as wp

L = [1]


def make(kept):
    def generate():
        kept.append(2)
        yield 1

    return generate


list(make([])())
list(make(L)())


@wp.kernel
def escape_closures(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
