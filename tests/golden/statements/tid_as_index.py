# wp.tid() used in an index counts as scalar use.
import warp as wp


@wp.kernel
def tid_as_index(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
