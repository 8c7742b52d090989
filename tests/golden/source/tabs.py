# Tabs as indentation.
import warp as wp


@wp.kernel
def tabs(x: wp.array(dtype=float), n: int):
	i = wp.tid()
	if n > 0:
		x[i] = 1.0	# after a tab
