# gradient: exact
import warp as wp


@wp.kernel
def update_in_six_loops(x: wp.array(dtype=wp.float64), n: int, y: wp.array(dtype=wp.float64)):
    t = wp.tid()
    total = wp.float64(0.0)
    for a in range(n):
        for b in range(n):
            for c in range(n):
                for d in range(n):
                    for e in range(n):
                        for f in range(n):
                            total += x[f]
    y[t] = y[t] + total
