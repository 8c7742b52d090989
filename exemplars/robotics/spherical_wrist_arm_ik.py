# idea: closed-form inverse kinematics of a six-axis arm
# brief: Solve the inverse kinematics of six-axis arms with a spherical wrist in closed form and choose the branch nearest to the present joints.
# description: One thread per arm `a`. `dims[a]` holds shoulder height, upper arm, forearm, and tool length. The wrist
#     centre is the translation of `goal[a]` minus tool length times its z axis. `solve_arm` gives joints 1 to 3 for a
#     shoulder side (+1 or -1) and an elbow side: q1 = atan2(side y, side x); with radial distance side * sqrt(x^2 +
#     y^2) and height above the shoulder, the cosine of the elbow by the law of cosines, held within -1..1 (beyond it
#     the arm reaches as far as it can), q3 = elbow * acos of it, q2 = atan2(height, radial) - atan2(forearm sin q3,
#     upper + forearm cos q3). `wrist_base` is the rotation of the wrist's base: about z by q1, then about -y by q2 + q3
#     (so that the x axis lies along the forearm). `solve_wrist` takes the rotation left over, as matrix M (base
#     transposed times goal): with its z column (x, y, z) and flip +1 or -1, q5 = flip * atan2(sqrt(y^2 + z^2), x), q4 =
#     atan2(-flip y, flip z) and q6 = atan2(-flip M[0, 1], flip M[0, 0]); where sqrt(y^2 + z^2) is below `SINGULAR`, q4
#     = `current` joint 4, and with turn = atan2(M[1, 0], M[1, 1]) q5 = 0 and q6 = turn - q4 for x > 0, else q5 = pi and
#     q6 = turn + q4. All eight combinations are tried, with all six joints wrapped to within pi by `wrap_angle`; each
#     is rated by `joint_distance`, the sum of `weight[j]` times squared wrapped differences to `current[a, j]`, plus
#     `LIMIT_PENALTY` per joint whose magnitude is greater than `limit[j]`. The best, of equals the first (shoulder side
#     changing fastest, then elbow, then flip, +1 first), is written to `solution[a, j]` and its rating to `rating[a]`;
#     `status[a]` is `REACHED`, `STRETCHED` if the wrist centre was out of reach, or `AT_AXIS` when it lies within
#     `SINGULAR` of the first axis, in which case `current` is copied and rating is 0.
# launch: n
# inputs:
#     goal[n] = rigid(-1, 1)
#     dims[n] = uniform(0.3, 0.6)
#     current[n, 6] = uniform(-1.5, 1.5)
#     weight[6] = uniform(0.5, 1)
#     limit[6] = uniform(2, 3)
#     solution[n, 6] = zero
#     rating[n] = zero
#     status[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp

SINGULAR = wp.constant(1.0e-3)
LIMIT_PENALTY = wp.constant(100.0)
LARGE = wp.constant(1.0e9)

REACHED = wp.constant(0)
STRETCHED = wp.constant(1)
AT_AXIS = wp.constant(2)

vec6 = wp.types.vector(length=6, dtype=float)


@wp.func
def wrap_angle(angle: float) -> float:
    return angle - 2.0 * wp.pi * wp.floor((angle + wp.pi) / (2.0 * wp.pi))


@wp.func
def elbow_cosine(center: wp.vec3, dims: wp.vec4) -> float:
    """Law of cosines; outside of -1..1 where the wrist centre is out of reach."""
    height = center[2] - dims[0]
    square = center[0] * center[0] + center[1] * center[1] + height * height
    return (square - dims[1] * dims[1] - dims[2] * dims[2]) / (2.0 * dims[1] * dims[2])


@wp.func
def solve_arm(center: wp.vec3, dims: wp.vec4, side: float, elbow: float) -> wp.vec3:
    """First three joints for one shoulder side and one elbow side."""
    radial = side * wp.sqrt(center[0] * center[0] + center[1] * center[1])
    height = center[2] - dims[0]
    q1 = wp.atan2(side * center[1], side * center[0])
    q3 = elbow * wp.acos(wp.clamp(elbow_cosine(center, dims), -1.0, 1.0))
    q2 = wp.atan2(height, radial) - wp.atan2(dims[2] * wp.sin(q3), dims[1] + dims[2] * wp.cos(q3))
    return wp.vec3(q1, q2, q3)


@wp.func
def wrist_base(arm: wp.vec3) -> wp.mat33:
    yaw = wp.quat_from_axis_angle(wp.vec3(0.0, 0.0, 1.0), arm[0])
    pitch = wp.quat_from_axis_angle(wp.vec3(0.0, 1.0, 0.0), -(arm[1] + arm[2]))
    return wp.quat_to_matrix(yaw * pitch)


@wp.func
def solve_wrist(m: wp.mat33, flip: float, current4: float) -> wp.vec3:
    """Last three joints: a roll about the forearm, a bend about -y, and a roll about the tool."""
    y = m[1, 2]
    z = m[2, 2]
    across = wp.sqrt(y * y + z * z)
    if across < SINGULAR:
        # axes 4 and 6 coincide: keep one, and give the whole turn to the other
        turn = wp.atan2(m[1, 0], m[1, 1])
        if m[0, 2] > 0.0:
            return wp.vec3(current4, 0.0, turn - current4)
        return wp.vec3(current4, wp.pi, turn + current4)
    q4 = wp.atan2(-flip * y, flip * z)
    q5 = flip * wp.atan2(across, m[0, 2])
    q6 = wp.atan2(-flip * m[0, 1], flip * m[0, 0])
    return wp.vec3(q4, q5, q6)


@wp.func
def joint_distance(
    q: vec6, current: wp.array2d(dtype=float), arm: int, weight: wp.array(dtype=float), limit: wp.array(dtype=float)
) -> float:
    """Weighted squared way from the present joints, with a penalty for every limit broken."""
    total = float(0.0)
    for j in range(6):
        step = wrap_angle(q[j] - current[arm, j])
        total += weight[j] * step * step
        if wp.abs(q[j]) > limit[j]:
            total += LIMIT_PENALTY
    return total


@wp.kernel(enable_backward=False)
def spherical_wrist_arm_ik(
    goal: wp.array(dtype=wp.transform),
    dims: wp.array(dtype=wp.vec4),
    current: wp.array2d(dtype=float),
    weight: wp.array(dtype=float),
    limit: wp.array(dtype=float),
    solution: wp.array2d(dtype=float),
    rating: wp.array(dtype=float),
    status: wp.array(dtype=int),
):
    """Closed-form inverse kinematics, eight branches per arm.

    Args:
        goal: pose of the tool, its z axis pointing out of the flange.
        dims: shoulder height, upper arm, forearm, tool length.
        rating: cost of the chosen branch; above LIMIT_PENALTY no branch keeps all limits.
    """
    a = wp.tid()
    rotation = wp.quat_to_matrix(wp.transform_get_rotation(goal[a]))
    approach = wp.vec3(rotation[0, 2], rotation[1, 2], rotation[2, 2])
    center = wp.transform_get_translation(goal[a]) - approach * dims[a][3]

    if center[0] * center[0] + center[1] * center[1] < SINGULAR * SINGULAR:
        # any first joint would do: moving on is up to the planner
        for j in range(6):
            solution[a, j] = current[a, j]
        rating[a] = 0.0
        status[a] = AT_AXIS
        return

    best = float(LARGE)
    best_joints = vec6()
    for branch in range(8):
        side = wp.where((branch & 1) == 0, 1.0, -1.0)
        elbow = wp.where((branch & 2) == 0, 1.0, -1.0)
        flip = wp.where((branch & 4) == 0, 1.0, -1.0)
        arm = solve_arm(center, dims[a], side, elbow)
        wrist = solve_wrist(wp.transpose(wrist_base(arm)) * rotation, flip, current[a, 3])
        joints = vec6()
        for j in range(3):
            joints[j] = wrap_angle(arm[j])
            joints[j + 3] = wrap_angle(wrist[j])
        score = joint_distance(joints, current, a, weight, limit)
        if score < best:
            best = score
            best_joints = joints

    for j in range(6):
        solution[a, j] = best_joints[j]
    rating[a] = best
    if wp.abs(elbow_cosine(center, dims[a])) > 1.0:
        status[a] = STRETCHED
    else:
        status[a] = REACHED
