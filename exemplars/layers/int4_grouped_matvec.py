# idea: matrix times vector with 4-bit weights
# brief: Multiply a matrix of packed 4-bit weights, quantized in groups with a scale and a zero point, by a vector.
# description: One thread per output row. Byte b of `packed[row]` holds the weights of columns 2b (low nibble) and 2b + 1 (high
#     nibble); `low_nibble` and `high_nibble` unpack them to 0..15. The row is cut into groups, as many as `scales` has columns.
#     Within a group the products level * x and the values x are summed apart, because the zero point is the same for the whole
#     group: its part is `scales[row, group]` * (sum of level * x - zero point * sum of x), with the zero point from
#     `zero_points`, itself packed two to a byte by group. `y[row]` gets the sum over the groups plus `bias[row]`.
# launch: n
# inputs:
#     packed[n, 16] = index(0, 256)
#     scales[n, 4] = uniform(0.01, 0.1)
#     zero_points[n, 2] = index(0, 256)
#     x[32] = uniform(-1, 1)
#     bias[n] = uniform(-1, 1)
#     y[n] = zero
# fits:
#     indirect_thread
#     offset_output(y)
import warp as wp

NIBBLE_MASK = wp.constant(15)
NIBBLE_BITS = wp.constant(4)


@wp.func
def low_nibble(byte: wp.uint8) -> int:
    return int(byte) & NIBBLE_MASK


@wp.func
def high_nibble(byte: wp.uint8) -> int:
    return int(byte) >> NIBBLE_BITS


@wp.func
def group_zero_point(zero_points: wp.array(dtype=wp.uint8), group: int) -> float:
    """Zero point of a group as a float; even groups sit in the low nibble."""
    byte = zero_points[group / 2]
    if group % 2 == 0:
        return float(low_nibble(byte))
    return float(high_nibble(byte))


@wp.kernel
def int4_grouped_matvec(
    packed: wp.array2d(dtype=wp.uint8),
    scales: wp.array2d(dtype=float),
    zero_points: wp.array2d(dtype=wp.uint8),
    x: wp.array(dtype=float),
    bias: wp.array(dtype=float),
    y: wp.array(dtype=float),
):
    """y = W x + b without writing the dequantized matrix.

    Args:
        packed: Two 4-bit levels per byte, [rows, columns / 2].
        scales: Step between levels, [rows, groups].
        zero_points: Level that means zero, two per byte, [rows, groups / 2].
        x: The vector, with as many elements as the matrix has columns.
        bias: Added to the result.
        y: Output, one element per row.
    """
    row = wp.tid()
    groups = scales.shape[1]
    bytes_per_group = packed.shape[1] / groups

    total = bias[row]
    for group in range(groups):
        level_sum = float(0.0)
        x_sum = float(0.0)
        for b in range(group * bytes_per_group, (group + 1) * bytes_per_group):
            byte = packed[row, b]
            level_sum += float(low_nibble(byte)) * x[2 * b] + float(high_nibble(byte)) * x[2 * b + 1]
            x_sum += x[2 * b] + x[2 * b + 1]

        zero = group_zero_point(zero_points[row], group)
        total += scales[row, group] * (level_sum - zero * x_sum)

    y[row] = total
