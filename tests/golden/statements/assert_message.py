# assert with a message: quotes in the source are escaped.
import warp as wp


@wp.kernel
def assert_message(n: int):
    assert n > 0, "n must be positive"
    assert n < 9, 'n is too large'
