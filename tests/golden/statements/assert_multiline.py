# A multi-line assert keeps its newlines in the literal.
import warp as wp


@wp.kernel
def assert_multiline(n: int):
    assert (
        n > 0
    ), "still here"
