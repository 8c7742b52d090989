# An unrolled loop inside a dynamic one.
import warp as wp


@wp.kernel
def dynamic_with_unrolled_inside(v: wp.array(dtype=wp.vec3), n: int):
    s = float(0.0)
    for i in range(n):
        for k in range(3):
            s += v[i][k]
    v[0] = wp.vec3(s)
