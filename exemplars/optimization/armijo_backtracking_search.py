# idea: backtracking line search with Armijo's condition
# brief: Find for many minimizations at once a step length along the descent direction that lowers the objective enough.
# description: Problem `p` minimizes Rosenbrock's function of `DIMENSION` variables (`rosenbrock`: the sum over
#     neighbors of `curvature` times (x[i+1] - x[i]^2)^2 plus (1 - x[i])^2) from the point `points[p]`. The direction is
#     minus the gradient (`rosenbrock_gradient`). With a squared gradient below `GRADIENT_TOLERANCE` the problem is
#     converged: `step_length[p]` is 0, `moved[p]` the point itself and `trials[p]` 0. Else the step begins at
#     `initial_step` and is halved after each trial that fails, with at most `MAX_TRIALS` trials in all, until the value
#     at the new point is no more than the old value minus `SUFFICIENT_DECREASE` times step times squared gradient. The
#     first such step is stored with the point it leads to and the number of trials; if none is found the step length is
#     0, the point stays and `trials[p]` is `MAX_TRIALS + 1`. `objective[p]` gets the value at the point that was
#     stored.
# launch: n
# inputs:
#     points[n] = uniform(-1.5, 1.5)
#     curvature = 100.0
#     initial_step = 1.0
#     step_length[n] = zero
#     moved[n] = zero
#     objective[n] = zero
#     trials[n] = zero
# fits:
#     parameter_per_element(initial_step)
#     active_mask
#     indirect_thread
import warp as wp

DIMENSION = wp.constant(4)
MAX_TRIALS = wp.constant(12)
SUFFICIENT_DECREASE = wp.constant(1.0e-4)
GRADIENT_TOLERANCE = wp.constant(1.0e-10)


@wp.func
def rosenbrock(x: wp.vec4, curvature: float) -> float:
    value = float(0.0)
    for i in range(DIMENSION - 1):
        off_valley = x[i + 1] - x[i] * x[i]
        along = 1.0 - x[i]
        value += curvature * off_valley * off_valley + along * along
    return value


@wp.func
def rosenbrock_gradient(x: wp.vec4, curvature: float) -> wp.vec4:
    gradient = wp.vec4(0.0, 0.0, 0.0, 0.0)
    for i in range(DIMENSION - 1):
        off_valley = x[i + 1] - x[i] * x[i]
        gradient[i] = gradient[i] - 4.0 * curvature * off_valley * x[i] - 2.0 * (1.0 - x[i])
        gradient[i + 1] = gradient[i + 1] + 2.0 * curvature * off_valley
    return gradient


@wp.kernel(enable_backward=False)
def armijo_backtracking_search(
    points: wp.array(dtype=wp.vec4),
    curvature: float,
    initial_step: float,
    step_length: wp.array(dtype=float),
    moved: wp.array(dtype=wp.vec4),
    objective: wp.array(dtype=float),
    trials: wp.array(dtype=int),
):
    """Steepest descent with backtracking for a batch of independent problems."""
    p = wp.tid()
    x = points[p]
    start = rosenbrock(x, curvature)
    gradient = rosenbrock_gradient(x, curvature)
    slope = wp.dot(gradient, gradient)

    step_length[p] = 0.0
    moved[p] = x
    objective[p] = start
    trials[p] = 0
    if slope < GRADIENT_TOLERANCE:
        return

    step = float(initial_step)
    for trial in range(1, MAX_TRIALS + 1):
        candidate = x - gradient * step
        value = rosenbrock(candidate, curvature)
        if value <= start - SUFFICIENT_DECREASE * step * slope:
            step_length[p] = step
            moved[p] = candidate
            objective[p] = value
            trials[p] = trial
            return
        step = 0.5 * step

    # a step this small makes no progress: the caller restarts from another point
    trials[p] = MAX_TRIALS + 1
