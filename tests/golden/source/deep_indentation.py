# Deep blocks narrow the padding of comments.
import warp as wp


@wp.kernel
def deep_indentation(x: wp.array(dtype=float), n: int):
    if n > 0:
        if n > 1:
            if n > 2:
                for i in range(n):
                    if x[i] > 0.0:
                        x[i] = 1.0
