# A method found by `getattr` changes its container.
import warp as wp

L = [1]
getattr(L, "append")(2)


@wp.kernel
def getattr_method(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))
