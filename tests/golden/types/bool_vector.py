# Vectors of bool.
import warp as wp

vec3bool = wp.types.vector(length=3, dtype=wp.bool)


@wp.kernel
def bool_vector(v: vec3bool, out: wp.array(dtype=wp.bool)):
    a = v
    out[0] = a[1]
    a[2] = True
    b = vec3bool(True, False, True)
    out[1] = b[0]
