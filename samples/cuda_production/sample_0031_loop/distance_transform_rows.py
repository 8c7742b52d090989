import warp as wp

PIXEL_SIZE = 0.075


@wp.kernel
def distance_transform_rows(
    indices: wp.array[wp.int64],
    occupied: wp.array2d[wp.uint8],
    current_unreachable: wp.array[int],
    distance_squared: wp.array2d[float],
    obstacles: wp.array[int],
):
    thread = wp.tid()
    unreachable = current_unreachable[0]
    row = int(indices[thread])
    columns = occupied.shape[1]

    count = int(0)
    steps = int(unreachable)
    for column in range(columns):
        if occupied[row, column] == wp.uint8(0):
            steps = wp.min(steps + 1, unreachable)
        else:
            steps = 0
            count += 1
        distance_squared[row, column] = float(steps)

    # back again; the way from the left is still there, not yet squared
    steps = unreachable
    for k in range(columns):
        column = columns - 1 - k
        steps = 0 if occupied[row, column] != wp.uint8(0) else wp.min(steps + 1, unreachable)
        nearest = wp.min(distance_squared[row, column], float(steps)) * PIXEL_SIZE
        distance_squared[row, column] = nearest * nearest

    obstacles[row] = count
