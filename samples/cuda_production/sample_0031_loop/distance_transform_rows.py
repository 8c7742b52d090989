import warp as wp

PIXEL_SIZE = wp.float64(0.075)


@wp.kernel
def distance_transform_rows(indices_in: wp.array[int], occupied_in: wp.array2d[wp.uint8],
                            current_unreachable_in: wp.array[wp.int64],
                            distance_sq: wp.array2d[wp.float64], obstacles_out: wp.array[int]):
    thread = wp.tid()
    unreachable = int(current_unreachable_in[0])
    row = indices_in[thread]
    columns = occupied_in.shape[1]

    count = int(0)
    steps = int(unreachable)
    for column in range(columns):
        if occupied_in[row, column] == wp.uint8(0):
            steps = wp.min(steps + 1, unreachable)
        else:
            steps = 0
            count += 1
        distance_sq[column, row] = wp.float64(steps)

    # back again; the way from the left is still there, not yet squared
    steps = unreachable
    for k in range(columns):
        column = columns - 1 - k
        steps = 0 if occupied_in[row, column] != wp.uint8(0) else wp.min(steps + 1, unreachable)
        nearest = wp.min(distance_sq[column, row], wp.float64(steps)) * PIXEL_SIZE
        distance_sq[column, row] = nearest * nearest

    obstacles_out[row] = count
