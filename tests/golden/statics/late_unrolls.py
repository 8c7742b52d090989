# A loop with an expression of its variable is unrolled however long it is; a `break` in it leaves the loop around it.
import warp as wp


@wp.kernel
def late_unrolls(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    for j in range(20):
        x[i] += float(wp.static(j * 2))
    for k in range(n):
        for m in range(3):
            if x[m] > 2.0:
                break
            x[k] = wp.static(float(m))
