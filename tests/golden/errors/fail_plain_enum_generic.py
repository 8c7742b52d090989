# warp: refuses. A member of a plain Enum as an argument of a template.
import enum
from typing import Any

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.func
def same(x: Any):
    return x


@wp.kernel
def plain_enum_generic(n: wp.array(dtype=int)):
    n[0] = same(Color.RED)
