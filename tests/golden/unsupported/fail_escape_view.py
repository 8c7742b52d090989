# weft: refuses. A view that is kept shares its items.
import warp as wp

L = [1]

kept = {1: L}.values()
for found in kept:
    found.append(2)


@wp.kernel
def escape_view(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
