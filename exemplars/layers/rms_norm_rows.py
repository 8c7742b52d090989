# idea: RMS normalization of half-precision rows
# brief: Normalize every row of a half-precision matrix by its root mean square and scale it by learned weights.
# description: One thread per row. The mean of the squares of row `row` of `x` is summed up in float32, although the storage is
#     narrower; `inv_rms[row]` is 1 / sqrt(mean + `eps`), kept for the backward pass. Every element of `out` is the element of `x`
#     times that factor times (1 + `weight[column]`): the weights are stored as the distance from one, so that weight decay pulls
#     towards the identity. The result is rounded to the dtype of `x` at the end only. Rows from `num_rows[0]` on are padding of
#     the batch: their output is zero and their `inv_rms` stays as it is.
# launch: n
# inputs:
#     x[n, 16] = uniform(-2, 2)
#     weight[16] = uniform(-0.5, 0.5)
#     num_rows[1] = ceil(n/2)
#     eps = 1e-5
#     out[n, 16] = zero
#     inv_rms[n] = zero
from typing import Any

import warp as wp


@wp.kernel
def rms_norm_rows(
    x: wp.array2d(dtype=Any),
    weight: wp.array(dtype=Any),
    num_rows: wp.array(dtype=wp.int32),
    eps: wp.float32,
    out: wp.array2d(dtype=Any),
    inv_rms: wp.array(dtype=wp.float32),
):
    """RMSNorm with zero-centered weights.

    The batch is padded to a fixed number of rows so that the launch can be captured in a graph; the number of
    rows in use is read on the device.
    """
    row = wp.tid()
    width = x.shape[1]

    if row >= num_rows[0]:
        for column in range(width):
            out[row, column] = x.dtype(0.0)
        return

    # squares of float16 overflow from 256 on, so everything in between is float32
    square_sum = float(0.0)
    for column in range(width):
        value = wp.float32(x[row, column])
        square_sum += value * value
    scale = 1.0 / wp.sqrt(square_sum / wp.float32(width) + eps)
    inv_rms[row] = scale

    for column in range(width):
        gain = 1.0 + wp.float32(weight[column])
        out[row, column] = x.dtype(wp.float32(x[row, column]) * scale * gain)


wp.overload(
    rms_norm_rows,
    {
        "x": wp.array2d(dtype=wp.float16),
        "weight": wp.array(dtype=wp.float16),
        "out": wp.array2d(dtype=wp.float16),
    },
)
