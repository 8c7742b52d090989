# Structs are printed after those they contain, depth first.
import warp as wp


@wp.struct
class Leaf:
    x: float


@wp.struct
class Left:
    leaf: Leaf


@wp.struct
class Right:
    leaves: wp.array(dtype=Leaf)


@wp.struct
class Root:
    l: Left
    r: Right


@wp.kernel
def dependency_order(r: Root, out: wp.array(dtype=float)):
    out[0] = r.l.leaf.x
