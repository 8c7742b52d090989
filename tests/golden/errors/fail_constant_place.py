# warp: refuses. A constant whose value its type does not take, with other names after it.
import warp as wp

X = wp.int32(2.5)


@wp.kernel
def constant_place(a: wp.array(dtype=float)):
    a[0] = float(X)
    a[1] = wp.float32(1.0)
