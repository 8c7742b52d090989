# idea: symmetric int8 quantization per row
# brief: Quantize every row of a matrix to signed bytes with a scale of its own, and count the saturated values.
# description: One thread per row. The limit of row `row` is the largest magnitude in that row of `weights` times
#     `clip_ratio`, below 1 to spend the levels on the bulk; divided by `QMAX` it is the scale stored in `scales[row]`.
#     Each value over the scale is rounded to the nearest integer, clamped to -`QMAX`..`QMAX` and stored in `quantized`.
#     Values that had to be clamped are counted in `saturated[0]`, one atomic addition per row that has any. Rows whose
#     limit is below `TINY`, and rows that pruning has switched off (`row_kept[row]` is 0), get zeros and the scale 1.
# launch: n
# inputs:
#     weights[n, 16] = uniform(-2, 2)
#     row_kept[n] = index(0, 4)
#     clip_ratio = 0.9
#     quantized[n, 16] = zero
#     scales[n] = zero
#     saturated[1] = zero
# fits:
#     parameter_per_element(clip_ratio)
#     parameter_per_group(clip_ratio: layer)
#     indirect_thread
import warp as wp

QMAX = wp.constant(127.0)
TINY = wp.constant(1.0e-12)


@wp.func
def largest_magnitude(row: wp.array(dtype=float)) -> float:
    magnitude = float(0.0)
    for c in range(row.shape[0]):
        magnitude = wp.max(magnitude, wp.abs(row[c]))
    return magnitude


@wp.kernel
def quantize_rows_int8(
    weights: wp.array2d(dtype=float),
    row_kept: wp.array(dtype=int),
    clip_ratio: float,
    quantized: wp.array2d(dtype=wp.int8),
    scales: wp.array(dtype=float),
    saturated: wp.array(dtype=int),
):
    row = wp.tid()
    limit = largest_magnitude(weights[row]) * clip_ratio
    if limit < TINY or row_kept[row] == 0:
        scales[row] = 1.0  # not 0, because kernels that requantize divide by it
        for c in range(weights.shape[1]):
            quantized[row, c] = wp.int8(0)
        return

    scale = limit / QMAX
    scales[row] = scale
    clamped = int(0)
    for c in range(weights.shape[1]):
        level = wp.round(weights[row, c] / scale)
        if wp.abs(level) > QMAX:
            clamped += 1
        # -128 is left out, so that the range is symmetric and negation is safe
        quantized[row, c] = wp.int8(wp.clamp(level, -QMAX, QMAX))

    if clamped > 0:
        wp.atomic_add(saturated, 0, clamped)
