# weft: refuses. `getattr` with a default is not followed.
import warp as wp

L = [1]

getattr(L, "append", None)(2)


@wp.kernel
def escape_getattr_unknown(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
