# A decorator argument that is a name; the name enters the hash.
import warp as wp

THREADS = 128


@wp.kernel(launch_bounds=THREADS)
def option_from_constant(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
