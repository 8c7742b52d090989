# `:=` in a comprehension binds in the scope around it.
import warp as wp

N = 5
SQUARES = [(N := i) * i for i in range(3)]


def last(count):
    values = [[(found := i * k) for i in range(count)] for k in range(3)]
    return found + len(values)


TOTAL = N * 100 + last(4)


@wp.kernel
def named_in_comprehension(a: wp.array(dtype=int)):
    a[0] = TOTAL
