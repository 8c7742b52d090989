# weft: refuses. Deterministic mode.
import warp as wp

wp.set_module_options({"deterministic": wp.DeterministicMode.RUN_TO_RUN})


@wp.kernel
def deterministic(x: wp.array(dtype=float)):
    x[0] += 1.0
