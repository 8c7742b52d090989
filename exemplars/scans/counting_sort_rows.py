# idea: stable counting sort of short rows
# brief: Sort the items of every row by a small integer key, keeping the order of equal keys.
# description: Each thread sorts one `row` of `keys` with `BUCKETS` possible keys. Three phases: it counts the keys in
#     `cursor[row]`, turns the counts into the places where each bucket begins (an exclusive scan in place), and walks the row
#     again: the item goes to the place of its bucket, which then moves on by one, so that equal keys keep their order.
#     `sorted_keys` and `source_index` (the column an item came from) are written at the place. Keys outside of 0 to `BUCKETS - 1`
#     are clamped by `bucket_of` for the order, and are written unchanged.
# launch: n
# inputs:
#     keys[n, 24] = index(-1, 10)
#     cursor[n, 8] = zero
#     sorted_keys[n, 24] = zero
#     source_index[n, 24] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp

BUCKETS = wp.constant(8)


@wp.func
def bucket_of(key: int) -> int:
    return wp.clamp(key, 0, BUCKETS - 1)


@wp.kernel
def counting_sort_rows(
    keys: wp.array2d(dtype=int),
    cursor: wp.array2d(dtype=int),
    sorted_keys: wp.array2d(dtype=int),
    source_index: wp.array2d(dtype=int),
):
    """Stable counting sort, one thread per row.

    Args:
        keys: small integers to sort by.
        cursor: scratch, one counter per row and bucket.
        sorted_keys: keys in order.
        source_index: column that each sorted key came from, to permute other arrays alike.
    """
    row = wp.tid()
    columns = keys.shape[1]

    for bucket in range(BUCKETS):
        cursor[row, bucket] = 0
    for c in range(columns):
        bucket = bucket_of(keys[row, c])
        cursor[row, bucket] = cursor[row, bucket] + 1

    # counts become starts
    start = int(0)
    for bucket in range(BUCKETS):
        count = cursor[row, bucket]
        cursor[row, bucket] = start
        start += count

    for c in range(columns):
        key = keys[row, c]
        bucket = bucket_of(key)
        place = cursor[row, bucket]
        sorted_keys[row, place] = key
        source_index[row, place] = c
        cursor[row, bucket] = place + 1  # the next equal key lands behind this one
