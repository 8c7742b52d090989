# warp: refuses. An f-string.
import warp as wp


@wp.kernel
def f_string(n: int):
    print(f"{n}")
