# gradient: unknown threads-meet (measured warp_differs)
import warp as wp


@wp.kernel
def square_of_neighbour(x: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = x[i + 1]
    x[i] = a * a
