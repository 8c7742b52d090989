# An integer literal of 127 bits is printed digit for digit.
import warp as wp


@wp.kernel
def widest_int(x: wp.array(dtype=float)):
    x[0] = float(170141183460469231731687303715884105727)
