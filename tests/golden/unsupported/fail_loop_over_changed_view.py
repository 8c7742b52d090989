# weft: refuses. A loop changes a value that items() has yet to yield.
import warp as wp

weights = {"a": 1, "b": 2}
N = 0
for name, weight in weights.items():
    N = N * 10 + weight
    weights["b"] = 7


@wp.kernel
def loop_over_changed_view(x: wp.array(dtype=float)):
    x[0] = float(N)
