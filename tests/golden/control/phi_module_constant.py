# A module constant first used in both branches is merged, too.
import warp as wp

SCALE = 2.0


@wp.kernel
def phi_module_constant(x: wp.array(dtype=float), n: int):
    if n > 0:
        x[0] = SCALE
    else:
        x[1] = SCALE
    x[2] = SCALE
