# A struct rebound and mutated inside a loop.
import warp as wp


@wp.struct
class Acc:
    sum: float
    n: int


@wp.func
def step(a: Acc, x: float):
    a.sum += x
    a.n += 1
    return a


@wp.kernel
def struct_in_loop(x: wp.array(dtype=float), n: int):
    acc = Acc()
    for i in range(n):
        acc = step(acc, x[i])
    x[0] = acc.sum
