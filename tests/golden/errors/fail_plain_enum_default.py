# warp: refuses. A member of a plain Enum as a default.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.func
def twice(x: int = Color.RED):
    return x + x


@wp.kernel
def plain_enum_default(n: wp.array(dtype=int)):
    n[0] = twice()
