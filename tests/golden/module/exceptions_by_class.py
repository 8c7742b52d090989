import warp as wp

Failure = ValueError
try:
    raise Failure("an alias is the class itself")
except ValueError:
    A = 1
try:
    raise NotImplementedError
except RuntimeError:
    B = 2
try:
    raise IOError("a file")
except OSError:
    C = 3
KINDS = (KeyError, ZeroDivisionError)
try:
    D = 1 // 0
except KINDS:
    D = 4


@wp.kernel
def exceptions_by_class(x: wp.array(dtype=float)):
    x[0] = float(A) + float(B)
    x[1] = float(C) + float(D)
