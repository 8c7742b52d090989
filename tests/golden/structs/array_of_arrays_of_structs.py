# Struct fields reached through two arrays.
import warp as wp


@wp.struct
class Leaf:
    w: float


@wp.struct
class Branch:
    leaves: wp.array(dtype=Leaf)
    n: int


@wp.kernel
def array_of_arrays_of_structs(bs: wp.array(dtype=Branch), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = bs[i].leaves[0].w
    bs[i].leaves[1].w = 2.0
    bs[i].leaves[2].w += 3.0
    leaves = bs[i].leaves
    out[0] = leaves[3].w
