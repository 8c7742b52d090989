# A file whose only kernel is unique.
import warp as wp


@wp.kernel(module="unique")
def option_unique_only(x: wp.array(dtype=float)):
    x[wp.tid()] = 2.0
