# warp: refuses. A comment in column one inside an indented kernel defeats the dedent.
import warp as wp

if True:

    @wp.kernel
    def indented_column_zero_comment(x: wp.array(dtype=float)):
        i = wp.tid()
# in column one
        x[i] = 1.0
