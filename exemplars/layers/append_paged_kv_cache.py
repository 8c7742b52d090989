# idea: appending to a paged KV cache
# brief: Write the key and value of the newest token of each sequence to its slot in a paged cache.
# description: Launch over sequences and heads. The newest token of sequence `s` has the position `context_length[s]`. Its logical
#     page is the position divided by `PAGE_SIZE`, its place there the remainder, and `page_table[s, page]` names the physical
#     page. `new_keys[s, head]` and `new_values[s, head]` are written to `key_cache` and `value_cache` at [physical page, place,
#     head]. Sequences that are not running (`is_active[s]` false) and those that have filled all pages of their table write
#     nothing; the latter set `overflow[s]` to 1.
# launch: n, 2
# inputs:
#     page_table[n, 4] = permutation
#     context_length[n] = index(0, 40)
#     is_active[n] = bool
#     new_keys[n, 2] = uniform(-1, 1)
#     new_values[n, 2] = uniform(-1, 1)
#     key_cache[4*n, 8, 2] = zero
#     value_cache[4*n, 8, 2] = zero
#     overflow[n] = zero
import warp as wp

PAGE_SIZE = wp.constant(8)


@wp.kernel
def append_paged_kv_cache(page_table: wp.array2d(dtype=wp.int32), context_length: wp.array(dtype=wp.int32),
                          is_active: wp.array(dtype=wp.bool), new_keys: wp.array2d(dtype=wp.vec4h),
                          new_values: wp.array2d(dtype=wp.vec4h), key_cache: wp.array3d(dtype=wp.vec4h),
                          value_cache: wp.array3d(dtype=wp.vec4h), overflow: wp.array(dtype=wp.int32)):
    """Decode step: one new token per sequence. A page belongs to one sequence, so that no two threads share a slot."""
    s, head = wp.tid()
    if not is_active[s]:
        return

    position = context_length[s]
    page = position / PAGE_SIZE
    if page >= page_table.shape[1]:
        if head == 0:  # one head reports for all of them
            overflow[s] = 1
        return

    place = position % PAGE_SIZE
    physical = page_table[s, page]
    key_cache[physical, place, head] = new_keys[s, head]
    value_cache[physical, place, head] = new_values[s, head]
