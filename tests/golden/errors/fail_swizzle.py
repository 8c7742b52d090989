# warp: refuses. A swizzle.
import warp as wp


@wp.kernel
def swizzle(v: wp.vec3, out: wp.array(dtype=wp.vec2)):
    out[0] = v.xy
