# A while with break inside an unrolled loop.
import warp as wp


@wp.kernel
def unrolled_break_of_inner_while(x: wp.array(dtype=float), n: int):
    for i in range(2):
        k = int(0)
        while k < n:
            k += 1
            if x[k] > float(i):
                break
        x[i] = float(k)
