# weft: refuses. A name that is not in its normal form.
import warp as wp


@wp.kernel
def identifier_form(x: wp.array(dtype=float)):
    ﬁeld = 1.0
    x[0] = ﬁeld
