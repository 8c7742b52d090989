# warp: refuses. An entry point convention that the CPU backend does not have.
import warp as wp


@wp.struct
class Params:
    a: float


@wp.kernel(enable_backward=False, entry_point_abi="external_constant_params")
def external_abi(p: Params):
    print(p.a)
