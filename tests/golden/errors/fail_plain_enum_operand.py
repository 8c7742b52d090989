# warp: refuses. A member of a plain Enum in arithmetic.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.kernel
def plain_enum_operand(n: wp.array(dtype=int)):
    n[0] = n[1] + Color.RED
