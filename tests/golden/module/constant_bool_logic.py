# Comparisons, and, or, not at module level.
import warp as wp

A = 3 > 2
B = A and not False
C = 0 or 7


@wp.kernel
def constant_bool_logic(n: wp.array(dtype=int)):
    if A:
        n[0] = C
    if B:
        n[1] = 2
