# idea: range check of sensors of any integer or float type
# brief: Clamp raw sensor readings of any number type to their valid range and flag those outside.
# description: `in_range` is generic and says whether a value lies between two bounds of its type; `held` brings it between them. Reading
#     `raw[i]` is checked against `low` and `high`: the clamped reading goes to `clean[i]`, and `fault[i]` is 1 for a reading
#     outside of the range, else 0. The overload is for readings of 16 bits.
# launch: n
# inputs:
#     raw[n] = index(-2000, 2000)
#     low = -1500
#     high = 1500
#     clean[n] = zero
#     fault[n] = zero
from typing import Any

import warp as wp


@wp.func
def in_range(value: Any, low: Any, high: Any):
    return value >= low and value <= high


@wp.func
def held(value: Any, low: Any, high: Any):
    return wp.min(wp.max(value, low), high)


@wp.kernel
def clamp_sensor_readings_any(
    raw: wp.array(dtype=Any),
    low: Any,
    high: Any,
    clean: wp.array(dtype=Any),
    fault: wp.array(dtype=int),
):
    i = wp.tid()
    value = raw[i]
    clean[i] = held(value, low, high)
    if in_range(value, low, high):
        fault[i] = 0
    else:
        fault[i] = 1


wp.overload(
    clamp_sensor_readings_any,
    {
        "raw": wp.array(dtype=wp.int16),
        "low": wp.int16,
        "high": wp.int16,
        "clean": wp.array(dtype=wp.int16),
    },
)
