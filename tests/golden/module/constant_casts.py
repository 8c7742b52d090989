# Python's int(), float(), min, max and abs at module level.
import warp as wp

A = int(7.9)
B = float(3)
C = max(2, 5, 3)
D = min(1.5, 0.5)
E = abs(-4)


@wp.kernel
def constant_casts(n: wp.array(dtype=int), x: wp.array(dtype=float)):
    n[0] = A
    x[0] = B
    n[1] = C
    x[1] = D
    n[2] = E
