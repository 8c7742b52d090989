# Struct writes and assigns are replayed as they are.
import warp as wp


@wp.struct
class Acc:
    sum: float
    n: int


@wp.kernel
def replayed_struct_writes(x: wp.array(dtype=float), n: int):
    acc = Acc()
    for i in range(n):
        acc.sum += x[i]
        acc.n += 1
    x[0] = acc.sum
