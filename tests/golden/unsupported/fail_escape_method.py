# weft: refuses. A method may keep a container and change it later.
import warp as wp

L = [1]


class P:
    def __init__(self):
        self.kept = L

    def grow(self):
        self.kept.append(2)


P().grow()


@wp.kernel
def escape_method(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
