# A vector is written back as a whole.
import warp as wp


@wp.kernel
def dynamic_vector_sum(v: wp.array(dtype=wp.vec3), n: int):
    s = wp.vec3()
    for i in range(n):
        s += v[i]
    v[0] = s
