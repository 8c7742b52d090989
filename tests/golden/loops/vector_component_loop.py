# Components addressed by the loop index.
import warp as wp


@wp.kernel
def vector_component_loop(v: wp.array(dtype=wp.vec3), n: int):
    i = wp.tid()
    a = v[i]
    for k in range(3):
        a[k] = a[k] * 2.0
    for k in range(n):
        a[k] += 1.0
    v[i] = a
