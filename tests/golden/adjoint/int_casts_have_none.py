# Casts to integers and bool have no adjoint, casts to float do.
import warp as wp


@wp.kernel
def int_casts_have_none(x: wp.array(dtype=float), n: int):
    a = int(x[0])
    b = bool(n)
    x[1] = float(n)
