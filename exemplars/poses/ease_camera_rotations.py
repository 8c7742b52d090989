# idea: rotations that follow a target with limited speed
# brief: Let camera rotations follow their targets with a time constant and a largest turning speed.
# description: For camera `c`, the dot product of `current[c]` and `target[c]` is made positive by negating the target, so that the
#     shorter way is taken; the angle between them is 2 acos of it, held at 1 at most. The wanted fraction of the way is
#     1 - exp(-`dt` / `time_constant[c]`). If the angle times the fraction exceeds `max_speed[c]` times `dt`, the fraction is that
#     limit divided by the angle. `current[c]` becomes the normalised spherical interpolation by the fraction, `speed[c]` the
#     angle times the fraction over `dt`, and `forward[c]` the z axis of the new rotation, to which `offset[c]` is added after it
#     has been rotated alike.
# launch: n
# inputs:
#     current[n] = unit
#     target[n] = unit
#     time_constant[n] = uniform(0.05, 0.5)
#     max_speed[n] = uniform(1, 4)
#     offset[n] = uniform(-0.2, 0.2)
#     dt = 0.02
#     speed[n] = zero
#     forward[n] = zero
import warp as wp


@wp.kernel
def ease_camera_rotations(
    current: wp.array(dtype=wp.quat),
    target: wp.array(dtype=wp.quat),
    time_constant: wp.array(dtype=float),
    max_speed: wp.array(dtype=float),
    offset: wp.array(dtype=wp.vec3),
    dt: float,
    speed: wp.array(dtype=float),
    forward: wp.array(dtype=wp.vec3),
):
    """Exponential easing that no frame rate changes, with a limit for cuts between far views."""
    c = wp.tid()
    old = current[c]
    goal = target[c]
    alike = wp.dot(old, goal)
    if alike < 0.0:
        goal = -goal
        alike = -alike
    # the acos of 1 has no slope
    angle = 2.0 * wp.acos(wp.min(alike, 0.9999))

    fraction = 1.0 - wp.exp(-dt / time_constant[c])
    limit = max_speed[c] * dt
    if angle * fraction > limit:
        fraction = limit / angle
    new = wp.normalize(wp.quat_slerp(old, goal, fraction))
    current[c] = new
    speed[c] = angle * fraction / dt
    forward[c] = wp.quat_rotate(new, wp.vec3(0.0, 0.0, 1.0)) + wp.quat_rotate(new, offset[c])
