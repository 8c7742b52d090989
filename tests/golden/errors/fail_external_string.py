# warp: refuses. A module-level string.
import warp as wp

NAME = "text"


@wp.kernel
def external_string():
    print(NAME)
