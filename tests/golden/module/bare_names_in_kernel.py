# Names of the warp package that were never imported are found in calls.
import warp as wp


@wp.kernel
def bare_names_in_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    x[0] = sin(x[0])
    v[0] = vec3(1.0, 2.0, 3.0)
