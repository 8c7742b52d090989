# idea: prefix sum over cell counts
# brief: Turn the particle counts of a small grid into cell offsets and find the fullest cell, in a single thread.
# description: A single thread goes over the cells in order. `cell_start[cell]` is the number of particles in all cells
#     before it, and the entry after the last cell the total. `cell_cursor[cell]` gets the same value, as the place where the
#     scatter that follows puts the cell's next particle. Counts in `cell_count` above `capacity` are cut to it, and what is
#     cut is summed into `dropped[0]`. `fullest[0]` is the first cell with the largest uncut count, -1 if all are empty.
# launch: 1
# inputs:
#     cell_count[512] = index(0, 12)
#     capacity = index(6, 10)
#     cell_start[513] = zero
#     cell_cursor[512] = zero
#     dropped[1] = zero
#     fullest[1] = zero
import warp as wp


@wp.kernel(enable_backward=False)
def scan_cell_counts(
    cell_count: wp.array(dtype=int),
    capacity: int,
    cell_start: wp.array(dtype=int),
    cell_cursor: wp.array(dtype=int),
    dropped: wp.array(dtype=int),
    fullest: wp.array(dtype=int),
):
    """Exclusive prefix sum. Launch with one thread: for a few hundred cells a parallel scan costs more than it saves."""
    offset = int(0)
    lost = int(0)
    most = int(0)
    where = int(-1)
    for cell in range(cell_count.shape[0]):
        cell_start[cell] = offset
        cell_cursor[cell] = offset
        count = cell_count[cell]
        if count > most:
            most = count
            where = cell
        kept = wp.min(count, capacity)
        lost += count - kept
        offset += kept
    cell_start[cell_count.shape[0]] = offset
    dropped[0] = lost
    fullest[0] = where
