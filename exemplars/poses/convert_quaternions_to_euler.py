# idea: Euler angles of rotations
# brief: Convert unit quaternions to yaw, pitch and roll, with a rule for gimbal lock.
# description: For every element of `rotations`, the sine of the pitch is 2 (w y - x z). At or above `LOCKED` the pitch
#     is pi/2, at or below -`LOCKED` it is -pi/2: there only the sum or difference of yaw and roll is known, so the roll
#     is 0 and the yaw atan2(2 w z, w w - z z). Otherwise the pitch is the arc sine, the yaw atan2(2 (w z + x y), 1 - 2
#     (y y + z z)) and the roll atan2(2 (w x + y z), 1 - 2 (x x + y y)). Write (roll, pitch, yaw) to `angles` and 1 to
#     `locked` in the first two cases, else 0.
# launch: n
# inputs:
#     rotations[n] = unit
#     angles[n] = zero
#     locked[n] = zero
# fits:
#     total_output(locked)
import warp as wp

LOCKED = wp.constant(0.999)


@wp.kernel
def convert_quaternions_to_euler(rotations: wp.array(dtype=wp.quat), angles: wp.array(dtype=wp.vec3), locked: wp.array(dtype=int)):
    tid = wp.tid()
    q = rotations[tid]
    x = q[0]
    y = q[1]
    z = q[2]
    w = q[3]

    sine = 2.0 * (w * y - x * z)
    # by double angles, so that q and -q, the same rotation, give the same yaw
    locked_yaw = wp.atan2(2.0 * w * z, w * w - z * z)
    if sine >= LOCKED:
        angles[tid] = wp.vec3(0.0, 0.5 * wp.pi, locked_yaw)
        locked[tid] = 1
    elif sine <= -LOCKED:
        angles[tid] = wp.vec3(0.0, -0.5 * wp.pi, locked_yaw)
        locked[tid] = 1
    else:
        roll = wp.atan2(2.0 * (w * x + y * z), 1.0 - 2.0 * (x * x + y * y))
        yaw = wp.atan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
        angles[tid] = wp.vec3(roll, wp.asin(sine), yaw)
        locked[tid] = 0
