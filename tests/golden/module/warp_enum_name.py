# A module name bound to a member of one of Warp's own int enumerations; it may be compared.
import warp as wp

MODE = wp.DeterministicMode.RUN_TO_RUN


@wp.kernel
def warp_enum_name(n: wp.array(dtype=int), k: int):
    if k == MODE:
        n[0] = 1
