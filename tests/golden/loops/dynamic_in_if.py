# A loop inside an if is indented with it.
import warp as wp


@wp.kernel
def dynamic_in_if(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    if n > 3:
        for i in range(n):
            s += x[i]
    x[0] = s
