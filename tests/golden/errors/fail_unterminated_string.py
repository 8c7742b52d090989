# warp: refuses. A string without end.
import warp as wp


@wp.kernel
def unterminated_string():
    print("no end)
