# Elements and rows of matrices inside arrays.
import warp as wp


@wp.kernel
def matrix_slot_store(m: wp.array(dtype=wp.mat22), k: int):
    i = wp.tid()
    m[i][0, 1] = 1.0
    m[i][1][0] = 2.0
    m[i][k] = wp.vec2(3.0)
    m[i][0, 0] += 4.0
