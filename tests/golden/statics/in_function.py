# In functions too; the same expression twice is hashed once.
import warp as wp

GAIN = 3.0


@wp.func
def boosted(a: float):
    return a * wp.static(GAIN) + wp.static(GAIN)


@wp.kernel
def in_function(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = boosted(x[i])
