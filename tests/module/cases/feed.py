import warp as wp

@wp.kernel
def feed(a: wp.array(dtype=float)):
    a[0] = 1.0  # formfeed

    a[1] = 2.0  # x y
    a[2] = 3.0

z = 1
