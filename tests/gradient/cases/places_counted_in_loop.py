# gradient: warp_differs lost-in-loop
import warp as wp


@wp.kernel
def places_counted_in_loop(
    value: wp.array(dtype=wp.float64),
    column: wp.array(dtype=int),
    skipped: wp.array(dtype=wp.bool),
    width: int,
    out: wp.array2d(dtype=wp.float64),
):
    row = wp.tid()
    if skipped[row]:
        return
    count = int(0)
    for k in range(width):
        if not skipped[column[k]]:
            out[row, count] = value[k] * value[k]
            count += 1
