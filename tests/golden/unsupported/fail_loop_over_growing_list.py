# weft: refuses. A loop goes over a list that its body extends.
import warp as wp

sizes = [4]
for size in sizes:
    if size > 1:
        sizes.append(size // 2)
N = len(sizes)


@wp.kernel
def loop_over_growing_list(x: wp.array(dtype=float)):
    x[0] = float(N)
