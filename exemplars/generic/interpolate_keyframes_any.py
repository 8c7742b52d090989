# idea: interpolation of keyframes of any type
# brief: Sample animation curves of numbers and of vectors between their keyframes with one generic function.
# description: The clock of track `t` is `time[t]`, in frames. The frame below it, kept from 0 to `frame_count - 2`, and the fraction above it
#     decide the blend. `blended` is generic: it returns the first value plus the fraction times the difference, and it is used
#     for the weights `weight_keys[t, frame]`, which are numbers, and for the positions `position_keys[t, frame]`, which are
#     vectors. The fraction is first made smooth at the frames by `eased`, another generic function, three times its square
#     minus two times its cube. The results go to `weight[t]` and `position[t]`.
# launch: n
# inputs:
#     time[n] = uniform(0, 7)
#     frame_count = 8
#     weight_keys[n, 8] = uniform(0, 1)
#     position_keys[n, 8] = uniform(-2, 2)
#     weight[n] = zero
#     position[n] = zero
from typing import Any

import warp as wp


@wp.func
def eased(t: Any):
    return t * t * (type(t)(3.0) - type(t)(2.0) * t)


@wp.func
def blended(a: Any, b: Any, t: float):
    return a + (b - a) * t


@wp.kernel
def interpolate_keyframes_any(
    time: wp.array(dtype=float),
    frame_count: int,
    weight_keys: wp.array2d(dtype=float),
    position_keys: wp.array2d(dtype=wp.vec3),
    weight: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec3),
):
    t = wp.tid()
    now = time[t]
    frame = wp.clamp(int(wp.floor(now)), 0, frame_count - 2)
    part = eased(wp.clamp(now - float(frame), 0.0, 1.0))
    weight[t] = blended(weight_keys[t, frame], weight_keys[t, frame + 1], part)
    position[t] = blended(position_keys[t, frame], position_keys[t, frame + 1], part)
