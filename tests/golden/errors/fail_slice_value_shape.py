# warp: refuses. A slice assigned a vector of another length.
import warp as wp


@wp.kernel
def slice_value_shape(v: wp.vec4):
    a = v
    a[0:2] = wp.vec3(1.0)
