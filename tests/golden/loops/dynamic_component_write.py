# A component write inside a loop is not a new version.
import warp as wp


@wp.kernel
def dynamic_component_write(v: wp.array(dtype=wp.vec3), n: int):
    s = wp.vec3()
    for i in range(n):
        s[1] = s[1] + 1.0
        s.x += 2.0
    v[0] = s
