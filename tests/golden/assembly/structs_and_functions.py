# The order of structs, functions, adjoints and kernels.
import warp as wp


@wp.struct
class Item:
    a: float


@wp.struct
class Pair:
    left: Item
    right: Item


@wp.func
def weigh(p: Pair):
    return p.left.a + p.right.a


@wp.func
def scaled(p: Pair, s: float):
    return weigh(p) * s


@wp.kernel
def use_scaled(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = scaled(ps[i], 2.0)


@wp.kernel
def use_weigh(ps: wp.array(dtype=Pair), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = weigh(ps[i])
