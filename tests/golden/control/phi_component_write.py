# A component write changes the value in place: no phi.
import warp as wp


@wp.kernel
def phi_component_write(v: wp.array(dtype=wp.vec3), n: int):
    a = v[0]
    if n > 0:
        a[1] = 2.0
    v[1] = a
