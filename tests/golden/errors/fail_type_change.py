# warp: refuses. A name assigned a value of another type.
import warp as wp


@wp.kernel
def type_change(x: wp.array(dtype=float), n: int):
    y = x[0]
    y = n
