# A component of .p is a temporary: the write is lost.
import warp as wp


@wp.kernel
def transform_component_is_lost(t: wp.transform, out: wp.array(dtype=wp.transform)):
    a = t
    a.p[0] = 1.0
    out[0] = a
