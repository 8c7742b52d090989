# weft: refuses. A generator expression has effects, and its reader may stop early.
import warp as wp

seen = []
found = any(seen.append(n) is None for n in [1, 2, 3])
N = len(seen)


@wp.kernel
def generator_changes(x: wp.array(dtype=float)):
    x[0] = float(N)
