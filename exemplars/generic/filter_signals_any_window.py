# idea: weighted windows over signals of any type
# brief: Smooth scalar and vector signals with the same generic window function.
# description: Sample `s` is smoothed over the window of `2 * radius + 1` samples around it; places beyond the ends repeat the first or the
#     last sample. `windowed` is generic in the type of the array: it sums each sample times `taper` of its distance, and divides by
#     the sum of the weights. It is called for the pressures `pressure`, which are numbers, and for the accelerations
#     `acceleration`, which are vectors; the smoothed values go to `smooth_pressure[s]` and `smooth_acceleration[s]`. `taper` is
#     one minus the squared share of the distance in the radius plus one.
# launch: n
# inputs:
#     pressure[n] = uniform(0.9, 1.1)
#     acceleration[n] = uniform(-1, 1)
#     radius = 3
#     smooth_pressure[n] = zero
#     smooth_acceleration[n] = zero
from typing import Any

import warp as wp


@wp.func
def taper(distance: int, radius: int) -> float:
    share = float(distance) / float(radius + 1)
    return 1.0 - share * share


@wp.func
def windowed(signal: wp.array(dtype=Any), center: int, radius: int):
    last = signal.shape[0] - 1
    total = signal[center]
    weights = float(1.0)
    for k in range(1, radius + 1):
        w = taper(k, radius)
        below = wp.max(center - k, 0)
        above = wp.min(center + k, last)
        total += (signal[below] + signal[above]) * w
        weights += 2.0 * w
    return total / weights


@wp.kernel
def filter_signals_any_window(
    pressure: wp.array(dtype=float),
    acceleration: wp.array(dtype=wp.vec3),
    radius: int,
    smooth_pressure: wp.array(dtype=float),
    smooth_acceleration: wp.array(dtype=wp.vec3),
):
    s = wp.tid()
    smooth_pressure[s] = windowed(pressure, s, radius)
    smooth_acceleration[s] = windowed(acceleration, s, radius)
