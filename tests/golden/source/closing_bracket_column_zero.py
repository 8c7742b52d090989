# A closing bracket in column one.
import warp as wp


@wp.kernel
def closing_bracket_column_zero(x: wp.array(dtype=float)):
    x[0] = wp.clamp(
        x[0],
        1.0,
        2.0,
)


@wp.kernel
def after(x: wp.array(dtype=float)):
    x[0] = 3.0
