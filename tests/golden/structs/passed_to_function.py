# A struct passed to a function and its adjoint.
import warp as wp


@wp.struct
class Item:
    a: float
    v: wp.vec3


@wp.func
def norm_of(it: Item):
    return it.a * wp.length(it.v)


@wp.kernel
def passed_to_function(its: wp.array(dtype=Item), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = norm_of(its[i])
