# warp: refuses
import warp as wp


@wp.struct
class Pair:
    a: float


@wp.func_native("return p;")
def same(p: Pair) -> Pair: ...


@wp.kernel
def result_kernel(p: Pair, x: wp.array(dtype=float)):
    i = wp.tid()
    q = same(p)
    x[i] = q.a
