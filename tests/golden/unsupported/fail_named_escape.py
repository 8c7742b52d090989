# weft: refuses. A character given by its Unicode name.
import warp as wp


@wp.kernel
def named_escape():
    print("\N{BULLET}")
