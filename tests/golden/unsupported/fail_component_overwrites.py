# weft: refuses. Component overwrites switched on.
import warp as wp

wp.config.enable_vector_component_overwrites = True


@wp.kernel
def component_overwrites(v: wp.array(dtype=wp.vec3)):
    a = v[0]
    a[1] = 2.0
    v[0] = a
