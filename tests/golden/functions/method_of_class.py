# A function in a class body has a qualified key.
import warp as wp


class Tools:
    @wp.func
    def triple(a: float):
        return a * 3.0


@wp.kernel
def method_of_class(x: wp.array(dtype=float)):
    x[0] = Tools.triple(x[0])
