# `global`, `nonlocal` and the names of enclosing classes in a class body.
import warp as wp

N = 0
M = 4


class Sets:
    global N
    N = 5
    M = 3

    class Inner:
        SEEN = M


def outer():
    count = 1
    own = 2

    class Counts:
        nonlocal count
        count = 7
        own = N

    return count * 10 + own + Counts.own


class Deletes:
    global GONE
    GONE = 1
    del GONE


TOTAL = N * 1000 + Sets.Inner.SEEN * 100 + outer()


@wp.kernel
def class_body_declares_global(a: wp.array(dtype=int)):
    a[0] = TOTAL
