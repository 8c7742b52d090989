# gradient: exact
import warp as wp


@wp.kernel
def while_with_index_of_its_own(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64), n: int):
    i = wp.tid()
    s = wp.float64(0.0)
    k = int(0)
    while k < n:
        j = k + 1
        s += x[j] * x[j]
        k += 1
    out[i] = s
