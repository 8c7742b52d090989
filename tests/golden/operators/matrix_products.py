# Matrix times matrix and vector, with `*` and `@`.
import warp as wp

mat23 = wp.types.matrix(shape=(2, 3), dtype=float)
mat32 = wp.types.matrix(shape=(3, 2), dtype=float)


@wp.kernel
def matrix_products(a: mat23, b: mat32, v: wp.vec3, w: wp.vec2):
    m = a * b
    n = b @ a
    p = a * v
    q = a @ v
    r = w * a
    s = w @ a
