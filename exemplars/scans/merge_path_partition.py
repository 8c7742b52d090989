# idea: merge path partition of two sorted lists
# brief: Find where each block of a parallel merge begins in its two sorted inputs.
# description: Merging the sorted lists `a` and `b` in blocks of `ITEMS_PER_BLOCK` outputs. For block `block` the diagonal is
#     `block * ITEMS_PER_BLOCK`, at most the length of both lists together. `diagonal_split` searches by bisection how many of the
#     first `diagonal` outputs come from `a`: between `max(0, diagonal - len(b))` and `min(diagonal, len(a))`, the middle is too
#     small if the element of `a` there is not greater than the element of `b` that would be the last one taken, so that equal
#     elements come from `a` first. `a_begin[block]` is the number found and `b_begin[block]` what is left of the diagonal.
# launch: n
# inputs:
#     a[3*n] = sorted(0, 1)
#     b[4*n] = sorted(0, 1)
#     a_begin[n] = zero
#     b_begin[n] = zero
from typing import Any

import warp as wp

ITEMS_PER_BLOCK = wp.constant(8)


@wp.func
def diagonal_split(a: wp.array(dtype=Any), b: wp.array(dtype=Any), diagonal: int) -> int:
    """Elements of `a` among the first `diagonal` elements of the merged list (Green, McColl, Bader)."""
    low = wp.max(0, diagonal - len(b))
    high = wp.min(diagonal, len(a))
    while low < high:
        middle = (low + high) // 2
        if a[middle] <= b[diagonal - 1 - middle]:
            low = middle + 1
        else:
            high = middle
    return low


@wp.kernel
def merge_path_partition(
    a: wp.array(dtype=float),
    b: wp.array(dtype=float),
    a_begin: wp.array(dtype=int),
    b_begin: wp.array(dtype=int),
):
    block = wp.tid()
    diagonal = wp.min(block * ITEMS_PER_BLOCK, len(a) + len(b))
    from_a = diagonal_split(a, b, diagonal)
    a_begin[block] = from_a
    b_begin[block] = diagonal - from_a
