# gradient: exact
import warp as wp


@wp.kernel
def view_of_rows(m: wp.array2d(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    row = m[i]
    s = wp.float64(0.0)
    for k in range(n):
        s += row[k] * row[k]
    out[i] = s
