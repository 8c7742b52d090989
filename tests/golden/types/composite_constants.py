# Vectors and matrices as module constants widen their elements.
import warp as wp

UP = wp.vec3(0.0, 1.0, 0.1)
GRID = wp.vec2i(3, -4)
ROT = wp.mat22(1.0, 0.0, 0.5, 2.0)
Q = wp.quat(0.0, 0.0, 0.0, 1.0)
T = wp.transform(wp.vec3(1.0, 2.0, 3.0), wp.quat(0.0, 0.0, 0.0, 1.0))


@wp.kernel
def composite_constants(v: wp.array(dtype=wp.vec3)):
    v[0] = UP
    a = GRID
    b = ROT * wp.vec2(1.0)
    c = Q
    d = T
    v[1] = UP * 2.0
