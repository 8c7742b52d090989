# .x .y .z .w read and written.
import warp as wp


@wp.kernel
def vector_components(v: wp.vec4, out: wp.array(dtype=float)):
    a = v
    out[0] = a.x + a.y + a.z + a.w
    a.x = 1.0
    a.w = out[1]
    out[2] = a.x
