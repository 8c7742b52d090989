# warp: refuses. Tabs and spaces mixed in an ambiguous way.
import warp as wp


@wp.kernel
def inconsistent_tabs(x: wp.array(dtype=float)):
        x[0] = 1.0
	x[1] = 2.0
