# Literals, names and attributes as operands side by side.
import warp as wp

A = 2.0


class B:
    C = 3.0


@wp.kernel
def mixed_constant_kinds(x: wp.array(dtype=float)):
    x[0] = A * B.C + 4.0
    x[1] = wp.max(A, B.C)
    x[2] = wp.min(B.C, A)
