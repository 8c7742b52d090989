# weft: refuses. A kernel that its class makes takes options as they are: Warp hashes their text, and checks none.
import warp as wp


def plain(x: wp.array(dtype=float)):
    x[0] = 1.0


made = wp.Kernel(plain, options={"launch_bounds": 64})
