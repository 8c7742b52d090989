# warp: refuses. The value of a member of a plain Enum is a number that no variable holds.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.kernel
def plain_enum_assigned(n: wp.array(dtype=int)):
    k = Color.RED.value
    n[0] = k
