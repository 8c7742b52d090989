# Bitwise operators on integer matrices.
import warp as wp

mat22i = wp.types.matrix(shape=(2, 2), dtype=int)


@wp.kernel
def matrix_bitwise(a: mat22i, b: mat22i):
    c = a & b
    d = a | b
    e = a ^ b
    f = ~a
    g = a << b
    h = a >> b
