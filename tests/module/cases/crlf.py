import warp as wp

@wp.kernel
def crlf(a: wp.array(dtype=float)):
    a[0] = 1.0
    
    a[1] = 2.0