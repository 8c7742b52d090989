# warp: refuses. A class that is not generic cannot be named with types.
import warp as wp


class Solver:
    tolerance = 0.25


class Direct(Solver[float]):
    pass


@wp.kernel
def class_not_generic(x: wp.array(dtype=float)):
    x[0] = Direct.tolerance
