# A constant made with round() at module level.
import warp as wp

F = round(2.567, 1)


@wp.kernel
def constant_round(x: wp.array(dtype=float)):
    x[0] = F
