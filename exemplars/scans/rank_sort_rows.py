# idea: rank sort of short rows by counting smaller keys
# brief: Place every key of a row by counting the keys that come before it.
# description: The thread (`batch`, `row`, `column`) owns one key of the rows `keys[batch, row]`. Its rank is the number of keys
#     of its row that are smaller, plus the number of equal ones at smaller columns; keys that are not valid, `valid` 0, come
#     behind all valid ones, and among themselves in the order of their columns (`comes_before`). The key is written to
#     `sorted_keys` at its rank, its column to `permutation`. Ranks below `top_count` are marked by `in_top` 1 at the key's own
#     column, if it is valid; all others get 0. Keys may be of any type with an order, here int16.
# launch: n, 2, 12
# inputs:
#     keys[n, 2, 12] = index(0, 9)
#     valid[n, 2, 12] = index(0, 4)
#     top_count = 3
#     sorted_keys[n, 2, 12] = zero
#     permutation[n, 2, 12] = zero
#     in_top[n, 2, 12] = zero
from typing import Any

import warp as wp


@wp.func
def comes_before(key_a: Any, valid_a: bool, a: int, key_b: Any, valid_b: bool, b: int) -> bool:
    """Order of two keys of a row; columns break ties, which makes it a strict one and every rank unique."""
    if valid_a != valid_b:
        return valid_a
    if valid_a and key_a != key_b:
        return key_a < key_b
    return a < b


@wp.kernel
def rank_sort_rows(
    keys: wp.array3d(dtype=Any),
    valid: wp.array3d(dtype=wp.uint8),
    top_count: int,
    sorted_keys: wp.array3d(dtype=Any),
    permutation: wp.array3d(dtype=int),
    in_top: wp.array3d(dtype=wp.uint8),
):
    """Quadratic in the length of a row, but without a barrier: the fastest sort for rows of a dozen keys."""
    batch, row, column = wp.tid()
    key = keys[batch, row, column]
    is_valid = valid[batch, row, column] != wp.uint8(0)

    rank = int(0)
    for other in range(keys.shape[2]):
        other_valid = valid[batch, row, other] != wp.uint8(0)
        if comes_before(keys[batch, row, other], other_valid, other, key, is_valid, column):
            rank += 1

    sorted_keys[batch, row, rank] = key
    permutation[batch, row, rank] = column
    if is_valid and rank < top_count:
        in_top[batch, row, column] = wp.uint8(1)
    else:
        in_top[batch, row, column] = wp.uint8(0)


wp.overload(rank_sort_rows, {"keys": wp.array3d(dtype=wp.int16), "sorted_keys": wp.array3d(dtype=wp.int16)})
