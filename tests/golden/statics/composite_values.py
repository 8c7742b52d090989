# Vectors, matrices and Warp's own numbers.
import warp as wp

AXIS = wp.vec3(0.0, 1.0, 0.0)
EYE = wp.mat22(1.0, 0.0, 0.0, 1.0)


@wp.kernel
def composite_values(p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec2), n: wp.array(dtype=wp.uint8)):
    i = wp.tid()
    p[i] = p[i] + wp.static(AXIS * 2.0)
    q[i] = wp.static(EYE) * q[i]
    n[i] = n[i] + wp.static(wp.uint8(3))
