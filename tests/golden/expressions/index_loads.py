# An index that is itself an element is loaded before the address is made.
import warp as wp


@wp.kernel
def index_loads(x: wp.array(dtype=float), idx: wp.array(dtype=int)):
    i = wp.tid()
    a = x[idx[i]]
    x[idx[idx[i]]] = a
