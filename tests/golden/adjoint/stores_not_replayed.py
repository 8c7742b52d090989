# Stores are commented out in the replay.
import warp as wp


@wp.kernel
def stores_not_replayed(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = 1.0
    x[i] += 2.0
