# gradient: unknown too-long (measured exact)
import warp as wp


@wp.kernel
def update_in_nine_loops(x: wp.array(dtype=wp.float64), n: int, y: wp.array(dtype=wp.float64)):
    t = wp.tid()
    total = wp.float64(0.0)
    for a in range(n):
        for b in range(n):
            for c in range(n):
                for d in range(n):
                    for e in range(n):
                        for f in range(n):
                            for g in range(n):
                                for h in range(n):
                                    for i in range(n):
                                        total += x[i]
    y[t] = y[t] + total
