# idea: compare-exchange step of a bitonic sorting network
# brief: Do one pass of a bitonic sort over many independent rows of key-value pairs.
# description: Every row of `keys` holds 32 keys with a number each in `payload`. The thread (`row`, `lane`) owns one pair of
#     elements of its row: with `stride` the distance of the partners of this pass, its lower element is `2 * stride * (lane /
#     stride) + lane % stride` (integer division), the upper one `stride` further. The direction is ascending where the bit
#     `block_size` of the lower index is not set, descending else. If the two keys are out of order both keys and both payloads
#     are exchanged in place; equal keys stay. Keys may be of any type that can be compared; here they are 64-bit integers.
# launch: n, 16
# inputs:
#     keys[n, 32] = index(0, 1000)
#     payload[n, 32] = iota
#     block_size = 8
#     stride = 4
from typing import Any

import warp as wp


@wp.kernel
def bitonic_compare_exchange(
    keys: wp.array2d(dtype=Any),
    payload: wp.array2d(dtype=int),
    block_size: int,
    stride: int,
):
    """One pass of a bitonic sorting network on rows of 32 elements. Launch: rows x 16, a thread per pair.

    Args:
        keys: sorted in place.
        payload: moves along with the keys.
        block_size: length of the runs that this stage makes, a power of two.
        stride: distance of the partners, a power of two below block_size.
    """
    row, lane = wp.tid()
    low = 2 * stride * (lane // stride) + lane % stride
    high = low + stride
    ascending = (low & block_size) == 0

    a = keys[row, low]
    b = keys[row, high]
    if a == b or (a < b) == ascending:
        return

    keys[row, low] = b
    keys[row, high] = a
    moved = payload[row, low]
    payload[row, low] = payload[row, high]
    payload[row, high] = moved


wp.overload(bitonic_compare_exchange, {"keys": wp.array2d(dtype=wp.int64)})
