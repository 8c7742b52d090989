# gradient: exact
import warp as wp


@wp.kernel
def sum_in_seven_loops(
    x: wp.array(dtype=wp.float64),
    a: int,
    b: int,
    c: int,
    d: int,
    e: int,
    f: int,
    g: int,
    out: wp.array(dtype=wp.float64),
):
    total = wp.float64(0.0)
    for i in range(a):
        for j in range(b):
            for k in range(c):
                for m in range(d):
                    for p in range(e):
                        for q in range(f):
                            for r in range(g):
                                total += x[i] * x[r]
    out[wp.tid()] = total
