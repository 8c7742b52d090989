# gradient: exact
import warp as wp


@wp.kernel
def works_vector_for_local_array(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = wp.vec3d(x[i] * x[i], x[i + 1] * x[i], x[i + 2] * x[i])
    out[i] = a[0] * a[1] + a[2]
