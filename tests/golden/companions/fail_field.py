# weft: refuses
import warp as wp


@wp.struct
class Pair:
    a: float
    b: float


@wp.func
def total(p: Pair):
    return p.a + p.b


@wp.func_grad(total)
def adj_total(p: Pair, adj_ret: float):
    wp.adjoint[p].a += adj_ret


@wp.kernel
def field_kernel(p: Pair, x: wp.array(dtype=float)):
    x[0] = total(p)
