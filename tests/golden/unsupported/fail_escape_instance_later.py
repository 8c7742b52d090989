# weft: refuses. A class whose instances are out may be given a container later.
import warp as wp

L = [1]


class P:
    pass


p = P()
P.z = L
p.z.append(2)


@wp.kernel
def escape_instance_later(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
