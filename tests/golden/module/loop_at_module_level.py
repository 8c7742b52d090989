# A constant computed by a loop.
import warp as wp

TOTAL = 0
for k in range(5):
    TOTAL += k


@wp.kernel
def loop_at_module_level(n: wp.array(dtype=int)):
    n[0] = TOTAL
