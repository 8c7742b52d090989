# .length of a vector resolves statically.
import warp as wp


@wp.kernel
def length_of_type(v: wp.vec4, out: wp.array(dtype=int)):
    out[0] = int(type(v).length)
    for k in range(v.length):
        out[k] = k
