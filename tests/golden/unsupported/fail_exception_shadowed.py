# weft: refuses. A handler names a class of the file, whose ancestry is not followed.
import warp as wp


class Missing(LookupError):
    pass


try:
    raise Missing("no table")
except ValueError:
    N = 1
except Missing:
    N = 2


@wp.kernel
def exception_shadowed(x: wp.array(dtype=float)):
    x[0] = float(N)
