# A docstring whose lines start in column one.
import warp as wp


@wp.kernel
def docstring_column_zero(x: wp.array(dtype=float)):
    """First line
second line in column one
"""
    x[0] = 1.0
