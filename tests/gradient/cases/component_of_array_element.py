# gradient: exact
import warp as wp


@wp.kernel
def component_of_array_element(x: wp.array(dtype=wp.float64), q: wp.array(dtype=wp.vec3d)):
    i = wp.tid()
    q[i].x = x[i] * x[i]
    q[i].y = wp.sin(x[i])
