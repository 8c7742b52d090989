# len() of an array is a call.
import warp as wp


@wp.kernel
def length(x: wp.array2d(dtype=float), y: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):
    out[0] = len(x)
    out[1] = len(y)
    out[2] = len(x[0])
