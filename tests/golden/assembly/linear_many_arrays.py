# Several one-dimensional arrays of different types in the specialization.
import warp as wp


@wp.kernel
def linear_many_arrays(a: wp.array(dtype=float), b: wp.array(dtype=wp.vec3), c: wp.array(dtype=wp.mat22d), n: int):
    i = wp.tid()
    b[i] = b[i] * a[i]
