# Comments inside the signature and inside brackets.
import warp as wp


@wp.kernel
def comment_in_signature(
    x: wp.array(dtype=float),  # the data
    n: int,
    # nothing else
):
    x[n] = wp.max(  # larger of
        x[0],  # first
        1.0,
    )
