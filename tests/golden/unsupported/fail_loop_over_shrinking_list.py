# weft: refuses. A list comprehension takes items from the list it goes over.
import warp as wp

queue = [5, 6, 7, 8]
taken = [queue.pop() for entry in queue]
N = len(taken)


@wp.kernel
def loop_over_shrinking_list(x: wp.array(dtype=float)):
    x[0] = float(N)
