# assert prints its own source text.
import warp as wp


@wp.kernel
def assert_plain(n: int, x: wp.array(dtype=float)):
    assert n > 0
    assert x[0] < 1.0
