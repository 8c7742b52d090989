# A body indented by two columns.
import warp as wp


@wp.kernel
def nested_indent_two(x: wp.array(dtype=float), n: int):
  i = wp.tid()
  if n > 0:
     x[i] = 1.0
