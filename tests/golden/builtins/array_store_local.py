# Stores into local arrays of one to four dimensions.
import warp as wp


@wp.kernel
def array_store_local_rows(k: int):
    a = wp.zeros(shape=3, dtype=float)
    b = wp.zeros(shape=(2, 2), dtype=float)
    c = wp.zeros(shape=(2, 2, 2), dtype=float)
    d = wp.zeros(shape=(2, 2, 2, 2), dtype=float)
    a[k] = 1.0
    b[k, 0] = a[k]
    c[k, 0, 1] = b[k, 1]
    d[k, 0, 1, 1] = c[k, 0, 1]
    r = b[k]
    r[0] = 2.0
