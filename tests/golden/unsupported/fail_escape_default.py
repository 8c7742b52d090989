# weft: refuses. A default of a function that is not followed.
import warp as wp

L = [1]


def generate(kept=L):
    kept.append(2)
    yield 1


list(generate())


@wp.kernel
def escape_default(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
