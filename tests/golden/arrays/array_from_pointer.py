# An array made from a pointer and a shape.
import warp as wp


@wp.kernel
def array_from_pointer(p: wp.uint64, n: int):
    x = wp.array(ptr=p, shape=(n,), dtype=float)
    x[0] = 1.0
    y = wp.array(ptr=p, shape=(n, 3), dtype=wp.vec3)
    y[0, 1] = wp.vec3(1.0)
