import warp as wp

try:
    from .not_there import speed
except ImportError:
    speed = 0.25

if wp.config.max_unroll > 8:
    from .inner.constants import FIRST as count
else:
    from .inner.constants import SECOND as count


def depth():
    from .ring_b import SEEN, START

    return START if not SEEN else 0


DEPTH = depth()


@wp.kernel
def conditional(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] * speed + float(count) + float(DEPTH)
