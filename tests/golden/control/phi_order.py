# Phis follow the symbol table: old names first, then new ones by branch.
import warp as wp


@wp.kernel
def phi_order(x: wp.array(dtype=float), n: int):
    b = x[0]
    a = x[1]
    if n > 0:
        d = 1.0
        a = a + 1.0
        b = b + 1.0
        c = 3.0
    else:
        c = 4.0
        e = 5.0
        d = 2.0
    x[2] = a + b + c + d
