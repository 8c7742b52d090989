# A constant slice of an array may be starred.
import warp as wp


@wp.kernel
def starred_array_slice(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):
    out[0] = wp.vec3(*x[0:3])
