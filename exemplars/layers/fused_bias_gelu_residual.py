# idea: fused bias, GELU and residual
# brief: Add a bias to the output of a linear layer, apply the GELU activation and add the residual stream.
# description: Launch over tokens and features. The sum of `hidden[token, feature]` and `bias[feature]` goes through `gelu`, the
#     tanh approximation x/2 (1 + tanh(`SQRT_2_OVER_PI` (x + `CUBIC` x^3))) written for any float type, and `residual` at the same
#     place is added; the result is stored in `output`.
# launch: n, 16
# inputs:
#     hidden[n, 16] = uniform(-3, 3)
#     bias[16] = uniform(-0.5, 0.5)
#     residual[n, 16] = uniform(-1, 1)
#     output[n, 16] = zero
# fits:
#     active_mask
import math
from typing import Any

import warp as wp

SQRT_2_OVER_PI = wp.constant(math.sqrt(2.0 / math.pi))
CUBIC = wp.constant(0.044715)


@wp.func
def gelu(x: Any):
    half = type(x)(0.5)
    one = type(x)(1.0)
    inner = type(x)(SQRT_2_OVER_PI) * (x + type(x)(CUBIC) * x * x * x)
    return half * x * (one + wp.tanh(inner))


@wp.kernel
def fused_bias_gelu_residual(hidden: wp.array2d(dtype=float), bias: wp.array(dtype=float),
                             residual: wp.array2d(dtype=float), output: wp.array2d(dtype=float)):
    """One pass over memory instead of three. Launch: tokens x features."""
    token, feature = wp.tid()
    activated = gelu(hidden[token, feature] + bias[feature])
    output[token, feature] = residual[token, feature] + activated
