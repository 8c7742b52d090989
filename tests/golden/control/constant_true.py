# A constant condition leaves only the taken branch.
import warp as wp


@wp.kernel
def constant_true(x: wp.array(dtype=float)):
    if True:
        x[0] = 1.0
    else:
        x[1] = 2.0
