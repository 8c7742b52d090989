# wp.printf passes its values through.
import warp as wp


@wp.kernel
def printf_formats(n: int, x: wp.array(dtype=float)):
    i = wp.tid()
    wp.printf("%d %f\n", n, x[i])
    wp.printf("done\n")
