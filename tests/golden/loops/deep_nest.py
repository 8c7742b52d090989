# Four levels of nesting with every kind of loop.
import warp as wp


@wp.kernel
def deep_nest(x: wp.array(dtype=float), n: int):
    s = float(0.0)
    for a in range(n):
        for b in range(20):
            c = int(0)
            while c < n:
                for d in range(2):
                    s += x[a] * float(b + c + d)
                c += 1
    x[0] = s
