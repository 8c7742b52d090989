# A local name hides a module constant.
import warp as wp

SCALE = 2.0


@wp.kernel
def constant_shadowed_by_local(x: wp.array(dtype=float)):
    SCALE = x[0]
    x[1] = SCALE
