# warp: refuses. An f-string that does not parse.
import warp as wp


@wp.kernel
def f_string_empty(x: wp.array(dtype=float)):
    print(f"{}")
