# An expression of the variable of a loop is evaluated in each round.
import warp as wp

WEIGHTS = (0.25, 0.5, 0.25)


@wp.kernel
def loop_variable(x: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        x[i] += wp.static(WEIGHTS[j])
