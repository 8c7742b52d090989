# `.value` of a member of a plain Enum is a number without a variable of its own; as an argument it becomes a constant.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5
    HALF = 0.5


@wp.kernel
def enum_value(n: wp.array(dtype=int), x: wp.array(dtype=float)):
    n[0] = Color.RED.value + 1
    n[1] = wp.max(Color.RED.value, n[2])
    x[0] = x[1] * Color.HALF.value
    for i in range(Color.RED.value):
        n[i] += i
