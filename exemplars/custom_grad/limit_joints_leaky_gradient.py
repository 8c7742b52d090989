# idea: joint limits with a leaky gradient
# brief: Clamp joint angles to their limits and let a fraction of the gradient through where a joint is at its limit.
# description: Joint `j` of robot `robot` wants the angle `target[robot, j]`. `limited` clamps it to the range from
#     `lower[j]` to `upper[j]`. A clamp has no gradient outside of the range, and an optimizer that starts there never
#     comes back: `leaky` gives the gradient in full inside of the range and the fraction `LEAK` of it outside if it
#     leads back (a positive one above the upper limit or a negative one below the lower limit), else nothing; the
#     limits get no gradient. `angle[robot, j]` is the clamped angle, and `excess[robot, j]` the distance that was cut
#     off.
# launch: n, 7
# inputs:
#     target[n, 7] = uniform(-3, 3)
#     lower[7] = uniform(-2.5, -0.5)
#     upper[7] = uniform(0.5, 2.5)
#     angle[n, 7] = zero
#     excess[n, 7] = zero
# fits:
#     total_output(excess)
#     largest_output(excess)
#     count_output(excess)
#     squares_output(excess)
import warp as wp

LEAK = wp.constant(0.1)


@wp.func
def limited(x: float, low: float, high: float) -> float:
    return wp.clamp(x, low, high)


@wp.func_grad(limited)
def leaky(x: float, low: float, high: float, adj_ret: float):
    if x > high:
        if adj_ret > 0.0:
            wp.adjoint[x] += LEAK * adj_ret
    elif x < low:
        if adj_ret < 0.0:
            wp.adjoint[x] += LEAK * adj_ret
    else:
        wp.adjoint[x] += adj_ret


@wp.kernel
def limit_joints_leaky_gradient(
    target: wp.array2d(dtype=float),
    lower: wp.array(dtype=float),
    upper: wp.array(dtype=float),
    angle: wp.array2d(dtype=float),
    excess: wp.array2d(dtype=float),
):
    """Launch: robots x joints."""
    robot, j = wp.tid()
    wanted = target[robot, j]
    reached = limited(wanted, lower[j], upper[j])
    angle[robot, j] = reached
    excess[robot, j] = wp.abs(wanted - reached)
