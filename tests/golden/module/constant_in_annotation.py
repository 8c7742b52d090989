# A module number inside an annotation enters the hash.
import warp as wp

N = 5


@wp.kernel
def constant_in_annotation(v: wp.types.vector(length=N, dtype=float), out: wp.array(dtype=float)):
    out[0] = v[N - 1]
