# weft: budget. A text that doubles with every line.
import warp as wp

text = "long"
for _ in range(60):
    text = "%s%s" % (text, text)


@wp.kernel
def behind_the_bomb(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0
