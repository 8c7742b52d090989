# idea: histogram of sequencing reads
# brief: Count sequencing reads by length on a logarithmic scale, and add up the bases of each class.
# description: Block `block` loads `READS` lengths of `read_length` from `block * READS` on. `length_class` is the number of
#     times a length can be halved before it is 0, at most `CLASSES` - 1, so lengths of 1 have class 1, of 2 and 3 class 2.
#     Lengths of zero or below, as beyond the end of the array, have the class -1, and what has a negative class is added
#     nowhere. For each read 1 is added to `read_count` and its length, as a 64-bit integer, to `base_count`, both at its
#     class, atomically.
# launch: ceil(n/32), block(64)
# inputs:
#     read_length[n] = index(0, 5000)
#     read_count[12] = zero
#     base_count[12] = zero
import warp as wp

READS = wp.constant(32)
CLASSES = wp.constant(12)


@wp.func
def length_class(length: int) -> int:
    if length <= 0:
        return -1
    halvings = int(0)
    rest = int(length)
    while rest > 0 and halvings < CLASSES - 1:
        rest = rest >> 1
        halvings += 1
    return halvings


@wp.kernel(enable_backward=False)
def histogram_read_lengths(
    read_length: wp.array(dtype=int), read_count: wp.array(dtype=int), base_count: wp.array(dtype=wp.int64)
):
    block = wp.tid()
    lengths = wp.tile_load(read_length, shape=READS, offset=block * READS)
    classes = wp.tile_map(length_class, lengths)
    # a negative class lies outside of the arrays, where indexed atomics skip the element
    wp.tile_atomic_add_indexed(read_count, indices=classes, t=wp.tile_ones(shape=READS, dtype=int))
    # a run has more bases than 32 bits can count
    wp.tile_atomic_add_indexed(base_count, indices=classes, t=wp.tile_astype(lengths, dtype=wp.int64))
