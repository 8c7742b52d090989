# warp: refuses. An array of Fabric has no shape.
import warp as wp


@wp.kernel
def shape(a: wp.fabricarray(dtype=float), out: wp.array(dtype=int)):
    out[0] = a.shape[0]
