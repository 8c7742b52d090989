# weft: refuses. An object that is not followed keeps what it is given.
import warp as wp

L = [1]


class P:
    pass


p = P()
p.kept = L
p.kept.append(2)


@wp.kernel
def escape_stored(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
