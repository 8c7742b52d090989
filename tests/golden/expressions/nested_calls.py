# Arguments are evaluated from left to right, inner calls first.
import warp as wp


@wp.kernel
def nested_calls(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wp.min(wp.sin(x[i]), wp.max(wp.cos(x[i]), wp.abs(x[i + 1])))
