# idea: serial scan of the block totals between two parallel phases
# brief: Turn the totals of all blocks into their starting offsets and make room for the result.
# description: A single thread does the middle phase of a three-phase compaction. It walks the number of blocks in use,
#     `block_count[0]`, limited to the length of `block_total`; each block gets in `block_offset` the sum of the totals
#     before it, where totals are rounded up to a multiple of `ALIGNMENT` by `align_up`. If the offset plus the aligned
#     total would exceed `capacity` no further block gets room: `overflow[0]` is the number of the first block that
#     found no room, and the offsets of it and of all blocks in use behind it are -1, even if they were small enough;
#     without an overflow it is -1. `used[0]` is the sum reached. Offsets of blocks that are not in use stay as they
#     are.
# launch: 1
# inputs:
#     block_total[96] = index(0, 30)
#     block_count[1] = index(60, 110)
#     capacity = 1500
#     block_offset[96] = zero
#     used[1] = zero
#     overflow[1] = zero
import warp as wp

ALIGNMENT = wp.constant(8)


@wp.func
def align_up(
  size: int,
) -> int:
  return (size + ALIGNMENT - 1) // ALIGNMENT * ALIGNMENT


@wp.kernel
def scan_block_totals(
  block_total: wp.array(dtype=int),
  block_count: wp.array(dtype=int),
  capacity: int,
  block_offset: wp.array(dtype=int),
  used: wp.array(dtype=int),
  overflow: wp.array(dtype=int),
):
  """Launch: one thread. There are few blocks, and a serial scan spares the round trip to the host."""
  count = wp.min(block_count[0], block_total.shape[0])
  offset = int(0)
  failed = int(-1)
  for block in range(count):
    size = align_up(block_total[block])
    if failed < 0 and offset + size > capacity:
      failed = block
    if failed >= 0:
      block_offset[block] = -1
    else:
      block_offset[block] = offset
      offset += size

  used[0] = offset
  overflow[0] = failed
