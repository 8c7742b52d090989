# Constructor calls enter the hash as type codes.
import warp as wp


@wp.kernel
def type_reference_hashed(x: wp.array(dtype=float)):
    v = wp.vec3(1.0)
    m = wp.mat22(2.0)
    n = wp.uint8(3)
    x[0] = v[0] + m[0, 0] + float(n)
