# idea: keyframe interpolation of rotations
# brief: Sample animation tracks of rotation keys at a phase of each track, by spherical interpolation along the shorter way.
# description: Track t has the keys from `key_start[t]` to `key_start[t + 1]`, in order of their `key_times`, with the
#     rotations `key_rotations`. A track without keys gives `rest[t]`. Its time is that of its first key plus
#     `phase[t]`, clamped to 0..1, times the duration from the first to the last key. `find_segment` finds the last key
#     that is not after the time by bisection. If it is the last key of the track, its rotation is the result; otherwise
#     `shortest_slerp` blends it with the next key, by where the time lies between the two (0 if they are `MIN_INTERVAL`
#     or less apart). `shortest_slerp` turns the second quaternion to the side of the first one, and for cosines above
#     `NEARLY_PARALLEL` blends linearly and normalises. Write the rotation to `rotations[t]`.
# launch: n
# inputs:
#     key_start[n+1] = offsets(0, 6*n)
#     key_times[6*n] = sorted(0, n)
#     key_rotations[6*n] = unit
#     rest[n] = unit
#     phase[n] = uniform(-0.2, 1.2)
#     rotations[n] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp
from typing import Any

NEARLY_PARALLEL = wp.constant(0.9995)
MIN_INTERVAL = wp.constant(1.0e-6)


@wp.func
def find_segment(key_times: wp.array(dtype=Any), begin: int, end: int, time: Any) -> int:
    """Last of the keys begin..end-1 that is not after the time, or the first one."""
    low = int(begin)
    high = int(end)
    while high - low > 1:
        middle = (low + high) // 2
        if key_times[middle] <= time:
            low = middle
        else:
            high = middle
    return low


@wp.func
def shortest_slerp(a: wp.quat, b: wp.quat, t: float) -> wp.quat:
    cosine = wp.dot(a, b)
    target = b
    if cosine < 0.0:  # q and -q are the same rotation; take the nearer one
        target = -b
        cosine = -cosine
    if cosine > NEARLY_PARALLEL:  # sin(angle) is too small to divide by
        return wp.normalize(a * (1.0 - t) + target * t)
    angle = wp.acos(cosine)
    return (a * wp.sin((1.0 - t) * angle) + target * wp.sin(t * angle)) / wp.sin(angle)


@wp.kernel
def sample_rotation_tracks(
    key_start: wp.array(dtype=int),
    key_times: wp.array(dtype=float),
    key_rotations: wp.array(dtype=wp.quat),
    rest: wp.array(dtype=wp.quat),
    phase: wp.array(dtype=float),
    rotations: wp.array(dtype=wp.quat),
):
    t = wp.tid()
    begin = key_start[t]
    end = key_start[t + 1]
    if begin == end:
        rotations[t] = rest[t]
        return

    duration = key_times[end - 1] - key_times[begin]
    time = key_times[begin] + wp.clamp(phase[t], 0.0, 1.0) * duration
    key = find_segment(key_times, begin, end, time)
    if key == end - 1:
        rotations[t] = key_rotations[key]
        return

    blend = float(0.0)
    interval = key_times[key + 1] - key_times[key]
    if interval > MIN_INTERVAL:
        blend = (time - key_times[key]) / interval
    rotations[t] = shortest_slerp(key_rotations[key], key_rotations[key + 1], blend)
