# The adjoint of a loaded index is the load's in address, the reference's in stores.
import warp as wp


@wp.kernel
def index_adjoints(x: wp.array(dtype=float), idx: wp.array(dtype=int)):
    i = wp.tid()
    a = x[idx[i]]
    x[idx[i]] = a * 2.0
