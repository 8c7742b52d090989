# Augmented assignment of a component by name and by index.
import warp as wp


@wp.kernel
def vector_component_augmented(v: wp.vec3, out: wp.array(dtype=wp.vec3)):
    a = v
    a.x += 1.0
    a.y *= 2.0
    a[0] += 3.0
    a[1] -= 4.0
    a[2] *= 5.0
    out[0] = a
