# A class inside a class.
import warp as wp


class Outer:
    class Inner:
        DEPTH = 3

    WIDTH = Inner.DEPTH * 2


@wp.kernel
def class_namespace_nested(n: wp.array(dtype=int)):
    n[0] = Outer.Inner.DEPTH
    n[1] = Outer.WIDTH
