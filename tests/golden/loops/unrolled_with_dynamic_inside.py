# A dynamic loop inside an unrolled one gets new labels each time.
import warp as wp


@wp.kernel
def unrolled_with_dynamic_inside(x: wp.array(dtype=float), n: int):
    for k in range(2):
        for i in range(n):
            x[i] = float(k)
