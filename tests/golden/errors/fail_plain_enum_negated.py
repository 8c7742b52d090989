# warp: refuses. The value of a member of a plain Enum, negated.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.kernel
def plain_enum_negated(n: wp.array(dtype=int)):
    n[0] = n[1] + -Color.RED.value
