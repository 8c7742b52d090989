# Slots of a two-dimensional array.
import warp as wp


@wp.kernel
def slot_2d(v: wp.array2d(dtype=wp.vec2)):
    i, j = wp.tid()
    v[i, j][0] = 1.0
    v[i][j].y = 2.0
    v[i, j].x += 3.0
