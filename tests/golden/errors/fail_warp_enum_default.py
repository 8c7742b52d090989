# warp: refuses. A member of one of Warp's own int enumerations as a default.
import warp as wp


@wp.func
def twice(x: int = wp.DeterministicMode.RUN_TO_RUN):
    return x + x


@wp.kernel
def warp_enum_default(n: wp.array(dtype=int)):
    n[0] = twice()
