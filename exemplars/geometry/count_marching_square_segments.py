# idea: first pass of marching squares
# brief: Classify the cells of a scalar field for marching squares and count the line segments per row of cells.
# description: Cell (i, j) has the corners (i, j), (i, j+1), (i+1, j+1) and (i+1, j) of `field`. Its case has the bit 1, 2, 4
#     or 8 set where that corner, in this order, is at or above `level`. The two cases with opposite corners set, 5 and 10,
#     are ambiguous: if the mean of the four corners is below the level, the case is turned into its complement, so that the
#     lines separate the set corners. Write the case to `cases[i, j]`. Add the number of segments, from the table `SEGMENTS`,
#     to `row_segments[i]` by atomics if there are any.
# launch: n, 15
# inputs:
#     field[n+1, 16] = uniform(-1, 1)
#     level = uniform(-0.1, 0.1)
#     cases[n, 15] = zero
#     row_segments[n] = zero
# fits:
#     batch_dimension
import warp as wp

CaseTable = wp.types.vector(length=16, dtype=wp.int32)
SEGMENTS = wp.constant(CaseTable(0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 0))


@wp.kernel
def count_marching_square_segments(
    field: wp.array2d(dtype=float),
    level: float,
    cases: wp.array2d(dtype=wp.uint8),
    row_segments: wp.array(dtype=int),
):
    i, j = wp.tid()
    a = field[i, j]
    b = field[i, j + 1]
    c = field[i + 1, j + 1]
    d = field[i + 1, j]

    case = int(0)
    if a >= level:
        case = case | 1
    if b >= level:
        case = case | 2
    if c >= level:
        case = case | 4
    if d >= level:
        case = case | 8

    # saddle: the value in the middle decides which pair of corners is connected
    if case == 5 or case == 10:
        if a + b + c + d < 4.0 * level:
            case = 15 - case

    cases[i, j] = wp.uint8(case)
    segments = SEGMENTS[case]
    if segments > 0:
        wp.atomic_add(row_segments, i, segments)
