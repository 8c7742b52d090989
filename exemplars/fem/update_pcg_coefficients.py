# idea: scalar recurrences of the conjugate gradient method
# brief: Update the step lengths of a preconditioned conjugate gradient solve on the device and detect convergence and breakdown.
# description: A single thread. `scalars` holds the dot products that the reductions left: the old residual product at
#     `RZ_OLD`, the new one at `RZ_NEW`, the curvature at `PAP` and the squared norm of the residual at `RR`. If `status[0]`
#     is not `RUNNING` nothing happens. If the squared norm is at most `tolerance^2` the status becomes `CONVERGED`, and
#     `step` and `beta` are set to zero so that queued vector updates do nothing. If the curvature is not above `TINY` or
#     the old product is below it, it becomes `BREAKDOWN`, also with zeros. Otherwise `step[0]` is the old product over the
#     curvature and `beta[0]` the new product over the old. Every call while running counts `status[1]` up.
# launch: 1
# inputs:
#     scalars[4] = uniform(0, 1)
#     tolerance = uniform(0.2, 0.9)
#     step[1] = uniform(0, 1)
#     beta[1] = uniform(0, 1)
#     status[2] = index(0, 2)
import warp as wp

# places in the array of dot products
RZ_OLD = wp.constant(0)
RZ_NEW = wp.constant(1)
PAP = wp.constant(2)
RR = wp.constant(3)

RUNNING = wp.constant(0)
CONVERGED = wp.constant(1)
BREAKDOWN = wp.constant(2)
TINY = wp.constant(wp.float64(1.0e-30))


@wp.kernel(enable_backward=False)
def update_pcg_coefficients(scalars: wp.array(dtype=wp.float64), tolerance: wp.float64, step: wp.array(dtype=wp.float64),
                            beta: wp.array(dtype=wp.float64), status: wp.array(dtype=int)):
    """Keeps the iteration on the device: the host reads `status` once in a while. Launch: one thread."""
    if status[0] != RUNNING:
        return

    status[1] = status[1] + 1
    if scalars[RR] <= tolerance * tolerance:
        status[0] = CONVERGED
        step[0] = wp.float64(0.0)
        beta[0] = wp.float64(0.0)
    elif scalars[PAP] <= TINY or scalars[RZ_OLD] < TINY:  # the matrix is not positive definite
        status[0] = BREAKDOWN
        step[0] = wp.float64(0.0)
        beta[0] = wp.float64(0.0)
    else:
        step[0] = scalars[RZ_OLD] / scalars[PAP]
        beta[0] = scalars[RZ_NEW] / scalars[RZ_OLD]
