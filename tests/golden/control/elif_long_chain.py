# Thirty-four branches of one `elif` chain: its lines stand more than 128 columns in.
import warp as wp


@wp.kernel
def choose(x: wp.array(dtype=float)):
    v = x[0]
    if v > 34.0:
        x[1] = v
    elif v > 33.0:
        x[1] = v
    elif v > 32.0:
        x[0] = v
    elif v > 31.0:
        x[3] = v
    elif v > 30.0:
        x[2] = v
    elif v > 29.0:
        x[1] = v
    elif v > 28.0:
        x[0] = v
    elif v > 27.0:
        x[3] = v
    elif v > 26.0:
        x[2] = v
    elif v > 25.0:
        x[1] = v
    elif v > 24.0:
        x[0] = v
    elif v > 23.0:
        x[3] = v
    elif v > 22.0:
        x[2] = v
    elif v > 21.0:
        x[1] = v
    elif v > 20.0:
        x[0] = v
    elif v > 19.0:
        x[3] = v
    elif v > 18.0:
        x[2] = v
    elif v > 17.0:
        x[1] = v
    elif v > 16.0:
        x[0] = v
    elif v > 15.0:
        x[3] = v
    elif v > 14.0:
        x[2] = v
    elif v > 13.0:
        x[1] = v
    elif v > 12.0:
        x[0] = v
    elif v > 11.0:
        x[3] = v
    elif v > 10.0:
        x[2] = v
    elif v > 9.0:
        x[1] = v
    elif v > 8.0:
        x[0] = v
    elif v > 7.0:
        x[3] = v
    elif v > 6.0:
        x[2] = v
    elif v > 5.0:
        x[1] = v
    elif v > 4.0:
        x[0] = v
    elif v > 3.0:
        x[3] = v
    elif v > 2.0:
        x[2] = v
    elif v > 1.0:
        x[1] = v
