# Both in one loop, in branches with else.
import warp as wp


@wp.kernel
def dynamic_break_and_continue(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        if x[i] < 0.0:
            s -= 1.0
            continue
        elif x[i] > 9.0:
            s += 1.0
            break
        else:
            s += x[i]
    x[0] = s
