# weft: budget. Six nested unrolled loops.
import warp as wp


@wp.kernel
def unrolled_loops(x: wp.array(dtype=float)):
    for a in range(16):
        for b in range(16):
            for c in range(16):
                for d in range(16):
                    for e in range(16):
                        for f in range(16):
                            x[a] += 1.0
