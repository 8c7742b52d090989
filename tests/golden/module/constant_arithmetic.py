# Constants computed by arithmetic.
import warp as wp

A = 3
B = A * 4 + 1
C = B // 2
D = A / 2
E = 2**10
F = -A
G = (A + B) % 5
H = 1 << 5 | 3
I = 7.5 // 2.0


@wp.kernel
def constant_arithmetic(n: wp.array(dtype=int), x: wp.array(dtype=float)):
    n[0] = B
    n[1] = C
    x[0] = D
    n[2] = E
    n[3] = F
    n[4] = G
    n[5] = H
    x[1] = I
