# The text of an assertion is that of the file, whatever stands in the lines before it.
import warp as wp


@wp.kernel
def asserts_behind_form_feed(x: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = 1
    assert x[i] == 1, "one"
