# Array annotations with a dimension in brackets.
from typing import Literal

import warp as wp


@wp.kernel
def annotation_array_subscript(a: wp.array[float, 2], b: wp.array[wp.vec3, Literal[3]], c: wp.array1d[int]):
    a[0, 0] = b[0, 0, 0][0]
