# idea: max pooling with positions
# brief: Pool feature maps by overlapping windows and remember which pixel won, for unpooling and the backward pass.
# description: Launch over planes and the rows and columns of the pooled map. The window of output (`row`, `column`) begins
#     `PADDING` pixels before `STRIDE` times these and is `WINDOW` pixels wide in both directions; pixels outside of
#     `planes[plane]` do not take part. `pooled` gets the largest value, `argmax` its place row * width + column in the plane; of
#     equal ones the first wins.
# launch: n, 4, 4
# inputs:
#     planes[n, 8, 8] = uniform(-1, 1)
#     pooled[n, 4, 4] = zero
#     argmax[n, 4, 4] = zero
# fits:
#     batch_dimension
import warp as wp

WINDOW = 3
STRIDE = 2
PADDING = 1


@wp.kernel
def max_pool_with_argmax(planes: wp.array3d(dtype=wp.float32),
                         pooled: wp.array3d(dtype=wp.float32),
                         argmax: wp.array3d(dtype=wp.int32)):
    plane, row, column = wp.tid()
    height = planes.shape[1]
    width = planes.shape[2]

    # cut the window at the border instead of testing every pixel
    top = wp.max(row * STRIDE - PADDING, 0)
    left = wp.max(column * STRIDE - PADDING, 0)
    bottom = wp.min(row * STRIDE - PADDING + WINDOW, height)
    right = wp.min(column * STRIDE - PADDING + WINDOW, width)

    best = planes[plane, top, left]
    winner = top * width + left
    for y in range(top, bottom):
        for x in range(left, right):
            value = planes[plane, y, x]
            if value > best:
                best = value
                winner = y * width + x

    pooled[plane, row, column] = best
    argmax[plane, row, column] = winner
