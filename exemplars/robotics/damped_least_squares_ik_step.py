# idea: inverse kinematics by damped least squares
# brief: Do one damped least squares step of position inverse kinematics, with a null-space pull to a rest posture.
# description: One thread per `robot`. The task error is `target[robot]` minus `tip[robot]`, shortened to `max_error`;
#     `error_norm[robot]` is its full length. J is 3 x `JOINTS` with columns `jacobian[robot, j]`. `task_damping` gives
#     lambda^2 from the manipulability m = sqrt(max(det(J J^T), 0) + `EPSILON`): `EPSILON` where m is at least
#     `singular_measure`, else `damping`^2 (1 - m / `singular_measure`)^2 + `EPSILON`. With pull_j = `rest_gain`
#     (`rest_posture[j]` - q_j) and y = (J J^T + lambda^2 1)^-1 (error - J pull), the step of a joint is column . y + pull_j,
#     held within plus and minus `max_step`; the new angle is held within `lower[j]` and `upper[j]`. `angles` is updated in
#     place.
# launch: n
# inputs:
#     target[n] = uniform(-1, 1)
#     tip[n] = uniform(-1, 1)
#     jacobian[n, 7] = uniform(-1, 1)
#     rest_posture[7] = uniform(-0.5, 0.5)
#     lower[7] = uniform(-2, -1)
#     upper[7] = uniform(1, 2)
#     damping = uniform(0.1, 0.3)
#     singular_measure = 2
#     rest_gain = uniform(0.1, 0.3)
#     max_error = uniform(0.5, 1)
#     max_step = 0.2
#     angles[n, 7] = uniform(-1.5, 1.5)
#     error_norm[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     squares_output(error_norm)
#     largest_output(error_norm)
#     count_output(error_norm)
#     flag_output(error_norm)
import warp as wp

JOINTS = wp.constant(7)
EPSILON = wp.constant(1.0e-4)


@wp.func
def task_damping(gram: wp.mat33, damping: float, singular_measure: float) -> float:
    """Squared damping that fades in as the arm comes close to a singular posture."""
    measure = wp.sqrt(wp.max(wp.determinant(gram), 0.0) + EPSILON)
    if measure >= singular_measure:
        return EPSILON
    closeness = 1.0 - measure / singular_measure
    return damping * damping * closeness * closeness + EPSILON


@wp.kernel
def damped_least_squares_ik_step(
    target: wp.array(dtype=wp.vec3),
    tip: wp.array(dtype=wp.vec3),
    jacobian: wp.array2d(dtype=wp.vec3),
    rest_posture: wp.array(dtype=float),
    lower: wp.array(dtype=float),
    upper: wp.array(dtype=float),
    damping: float,
    singular_measure: float,
    rest_gain: float,
    max_error: float,
    max_step: float,
    angles: wp.array2d(dtype=float),
    error_norm: wp.array(dtype=float),
):
    """One step towards a target position for a redundant arm."""
    robot = wp.tid()
    error = target[robot] - tip[robot]
    distance = wp.length(error)
    error_norm[robot] = distance
    if distance > max_error:  # the linear model does not reach further
        error = error * (max_error / distance)

    gram = wp.mat33()
    pulled = wp.vec3()
    for j in range(JOINTS):
        column = jacobian[robot, j]
        gram += wp.outer(column, column)
        pulled += column * (rest_gain * (rest_posture[j] - angles[robot, j]))
    gram += wp.identity(n=3, dtype=float) * task_damping(gram, damping, singular_measure)
    inverse = wp.inverse(gram)

    # both solves share the matrix: subtracting the pull's image leaves only motion that the tip does not see
    dual = inverse * (error - pulled)
    for j in range(JOINTS):
        q = angles[robot, j]
        step = wp.dot(jacobian[robot, j], dual) + rest_gain * (rest_posture[j] - q)
        angles[robot, j] = wp.clamp(q + wp.clamp(step, -max_step, max_step), lower[j], upper[j])
