# Struct fields in conditions, ternaries and loops.
import warp as wp


@wp.struct
class Cfg:
    on: bool
    n: int
    limit: float


@wp.kernel
def field_condition_branches(c: Cfg, x: wp.array(dtype=float)):
    i = wp.tid()
    a = c.limit if c.on else x[i]
    for j in range(c.n):
        a += 1.0
        if c.on and a > c.limit:
            break
    x[i] = a
