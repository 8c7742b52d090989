# weft: refuses. A keyword-only parameter.
import warp as wp


@wp.kernel
def keyword_only_parameter(x: wp.array(dtype=float), *, n: int):
    x[n] = 1.0
