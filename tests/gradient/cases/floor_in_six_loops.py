# gradient: none
import warp as wp


@wp.kernel
def floor_in_six_loops(x: wp.array(dtype=wp.float64), n: int, out: wp.array(dtype=wp.float64)):
    count = wp.float64(0.0)
    for i in range(n):
        for j in range(n):
            for k in range(n):
                for m in range(n):
                    for p in range(n):
                        for q in range(n):
                            count += wp.floor(x[q])
    out[wp.tid()] = count
