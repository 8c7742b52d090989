# idea: compaction with a block stack
# brief: Collect the samples at which each recording crosses a trigger level upwards, packed without gaps.
# description: Block `recording`, with the thread's `lane`, looks at all pairs of neighbouring samples of
#     `voltage[recording]`, one pair per thread and round, the rounds `wp.block_dim()` samples apart. A pair crosses if its
#     first sample is below `level` and its second is not. The index of the second sample is pushed onto a stack of `CAPACITY`
#     entries that the block shares; more crossings than that are dropped. The first thread writes the number of entries to
#     `crossing_count[recording]`. Then the stack is emptied: every entry popped goes to `crossings[recording]` at the slot it
#     had, in no particular order. Slots that stay empty are not written.
# launch: n, block(64)
# inputs:
#     voltage[n, 40] = uniform(-1, 1)
#     level = uniform(0, 0.4)
#     crossings[n, 24] = constant(-1)
#     crossing_count[n] = zero
import warp as wp

CAPACITY = wp.constant(24)


@wp.func
def crosses(before: float, after: float, level: float) -> bool:
    return before < level and after >= level


@wp.kernel(enable_backward=False)
def collect_trigger_crossings(
    voltage: wp.array2d(dtype=float),
    level: float,
    crossings: wp.array2d(dtype=int),
    crossing_count: wp.array(dtype=int),
):
    """Launch tiled: one block per recording, of any number of threads."""
    recording, lane = wp.tid()
    samples = voltage.shape[1]
    found = wp.tile_stack(capacity=CAPACITY, dtype=int)

    # all threads push in every round, also those whose sample lies beyond the end
    for base in range(1, samples, wp.block_dim()):
        sample = base + lane
        hit = bool(False)
        if sample < samples:
            hit = crosses(voltage[recording, sample - 1], voltage[recording, sample], level)
        wp.tile_stack_push(found, sample, hit)

    if lane == 0:
        crossing_count[recording] = wp.tile_stack_count(found)

    while wp.tile_stack_count(found) > 0:
        sample, slot = wp.tile_stack_pop(found)
        if slot >= 0:
            crossings[recording, slot] = sample
