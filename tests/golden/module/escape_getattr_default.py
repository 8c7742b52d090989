# A method found by name changes its object like any other.
import warp as wp

L = [1]

getattr(L, "append", None)(2)


@wp.kernel
def escape_getattr_default(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
