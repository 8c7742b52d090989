# warp: refuses. A module name bound to a member of one of Warp's own int enumerations, in arithmetic.
import warp as wp

MODE = wp.DeterministicMode.RUN_TO_RUN


@wp.kernel
def warp_enum_name_operand(n: wp.array(dtype=int)):
    n[0] = n[1] + MODE
