# Infinity, booleans and halves inside constants.
import warp as wp

INF = wp.vec2(wp.inf, -wp.inf)
FLAGS = wp.types.vector(length=2, dtype=wp.bool)(True, False)
HALVES = wp.vec2h(0.1, 2.0)


@wp.kernel
def composite_constants_special():
    a = INF
    b = FLAGS
    c = HALVES
