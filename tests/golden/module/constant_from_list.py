# A constant taken out of a list and a dictionary.
import warp as wp

TABLE = [1, 2, 3]
NAMES = {"a": 4}
SECOND = TABLE[1]
A = NAMES["a"]
COUNT = len(TABLE)


@wp.kernel
def constant_from_list(n: wp.array(dtype=int)):
    n[0] = SECOND + A + COUNT
