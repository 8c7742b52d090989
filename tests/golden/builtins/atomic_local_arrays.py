# Atomics on local arrays of one to four dimensions.
import warp as wp


@wp.kernel
def atomic_local_arrays_rows(out: wp.array(dtype=float)):
    a = wp.zeros(shape=3, dtype=float)
    b = wp.zeros(shape=(2, 2), dtype=int)
    c = wp.zeros(shape=(2, 2, 2), dtype=float)
    d = wp.zeros(shape=(2, 2, 2, 2), dtype=int)
    wp.atomic_add(a, 0, 1.0)
    wp.atomic_sub(b, 0, 1, 2)
    wp.atomic_min(c, 0, 1, 1, 3.0)
    wp.atomic_max(d, 0, 1, 1, 0, 4)
    wp.atomic_and(b, 0, 1, 5)
    wp.atomic_or(d, 0, 1, 1, 0, 6)
    wp.atomic_exch(a, 1, 7.0)
    wp.atomic_cas(b, 0, 0, 8, 9)
    out[0] = a[0]
