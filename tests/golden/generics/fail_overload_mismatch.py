# warp: refuses. An overload whose type does not fit the annotation.
import warp as wp


@wp.kernel
def overload_mismatch(x: wp.array(dtype=wp.Float)):
    x[0] = x[1]


wp.overload(overload_mismatch, [wp.array(dtype=int)])
