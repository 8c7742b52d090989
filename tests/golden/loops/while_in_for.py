# A while inside a for and a for inside a while.
import warp as wp


@wp.kernel
def while_in_for(x: wp.array(dtype=float), n: int):
    for k in range(n):
        i = int(0)
        while i < k:
            i += 1
        x[k] = float(i)
    m = int(n)
    while m > 0:
        for j in range(m):
            x[j] = 1.0
        m -= 1
