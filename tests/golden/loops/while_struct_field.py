# A struct field as the condition of a while.
import warp as wp


@wp.struct
class Walk:
    going: bool
    steps: int


@wp.kernel
def while_struct_field(out: wp.array(dtype=int)):
    w = Walk()
    w.going = True
    while w.going:
        w.steps += 1
        w.going = w.steps < 5
    out[0] = w.steps
