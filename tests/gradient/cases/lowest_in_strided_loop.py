# gradient: warp_differs lost-in-loop
import warp as wp


@wp.kernel
def lowest_in_strided_loop(
    height: wp.array2d(dtype=wp.float64), rows: wp.array(dtype=int), out: wp.array(dtype=wp.float64)
):
    column = wp.tid()
    end = rows[column] + 4
    lowest = wp.float64(9.0)
    for row in range(0, end, 3):
        here = height[row, column]
        if here < lowest:
            lowest = here
    out[column] = lowest
