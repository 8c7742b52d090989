# A kernel defined twice, the first kept by a list.
import warp as wp

KEPT = []


@wp.kernel
def step(x: wp.array(dtype=float)):
    x[0] = 1.0


KEPT.append(step)


@wp.kernel
def step(x: wp.array(dtype=float)):
    x[0] = 2.0
