# weft: refuses. Evaluating a late expression changes what the next one gives.
import warp as wp

SEEN = []


def next_number(j):
    SEEN.append(j)
    return len(SEEN)


@wp.kernel
def late_effect(x: wp.array(dtype=int)):
    for j in range(3):
        x[j] = wp.static(next_number(j))
