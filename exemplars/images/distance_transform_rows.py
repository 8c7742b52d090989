# idea: row pass of the Euclidean distance transform
# brief: Compute for every pixel of each row the distance to the nearest obstacle in that row.
# description: One thread per row sweeps from left to right and counts the pixels since the last obstacle of `occupied`,
#     then from right to left, and writes the square of the smaller number times `pixel_size` to `distance_sq`. Both
#     counts begin with `unreachable` and never exceed it, so that a row without obstacles has the distance of that many
#     pixels. The number of obstacles goes to `obstacles[row]`.
# launch: n
# inputs:
#     occupied[n, 48] = index(0, 2)
#     pixel_size = uniform(0.05, 0.1)
#     unreachable = constant(1000)
#     distance_sq[n, 48] = zero
#     obstacles[n] = zero
# fits:
#     indirect_thread
#     total_output(obstacles)
import warp as wp


@wp.kernel
def distance_transform_rows(occupied: wp.array2d(dtype=wp.uint8), pixel_size: float, unreachable: int,
                            distance_sq: wp.array2d(dtype=float), obstacles: wp.array(dtype=int)):
    """The column pass then takes lower envelopes of parabolas over these values. Launch: one thread per row."""
    row = wp.tid()
    columns = occupied.shape[1]

    count = int(0)
    steps = int(unreachable)
    for column in range(columns):
        if occupied[row, column] != wp.uint8(0):
            steps = 0
            count += 1
        else:
            steps = wp.min(steps + 1, unreachable)
        distance_sq[row, column] = float(steps)

    # back again; the way from the left is still there, not yet squared
    steps = unreachable
    for k in range(columns):
        column = columns - 1 - k
        if occupied[row, column] != wp.uint8(0):
            steps = 0
        else:
            steps = wp.min(steps + 1, unreachable)
        nearest = wp.min(distance_sq[row, column], float(steps)) * pixel_size
        distance_sq[row, column] = nearest * nearest

    obstacles[row] = count
