# The target of an inner loop that was bound before is written back.
import warp as wp


@wp.kernel
def reused_name_inner(x: wp.array(dtype=float), n: int):
    for j in range(n):
        x[j] = 1.0
    for b in range(n):
        for j in range(n):
            x[j] = float(b)
