# Constants from the math module.
import math

import warp as wp

TWO_PI = 2.0 * math.pi
ROOT = math.sqrt(2.0)
E = math.e
DEG = math.radians(30.0)


@wp.kernel
def constant_math(x: wp.array(dtype=float)):
    x[0] = TWO_PI
    x[1] = ROOT
    x[2] = E
    x[3] = math.pi
    x[4] = DEG
