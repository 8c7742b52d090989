# weft: refuses. An object may change a container that its class holds.
import warp as wp

L = [1]


class P:
    z = L


P().z.append(2)


@wp.kernel
def escape_instance(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
