# Names without the hash.
import warp as wp

wp.set_module_options({"strip_hash": True})


@wp.kernel
def option_strip_hash(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
