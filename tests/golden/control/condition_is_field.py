# A condition that is a struct field is re-loaded as well.
import warp as wp


@wp.struct
class State:
    alive: bool
    age: float


@wp.kernel
def condition_is_field(s: State, x: wp.array(dtype=float)):
    a = x[0]
    if s.alive:
        a = s.age
    x[0] = a
