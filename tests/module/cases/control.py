"""Module-level control flow."""

import math
import sys
from typing import TYPE_CHECKING

import warp as wp

if TYPE_CHECKING:
    import does_not_exist

N = 0
for i, c in enumerate("abc"):
    N += i
    if c == "b":
        continue
else:
    N += 100

total = 0
n = 10
while n:
    n -= 3
    if n < 0:
        break
    total += n

if N > 100:
    SIZE = 16
elif N == 100:
    SIZE = 32
else:
    SIZE = 64

try:
    RATIO = 1 / 0
except ZeroDivisionError:
    RATIO = 4.0
finally:
    DONE = True

try:
    value = {"a": 1}["a"]
except KeyError as err:
    value = 2
else:
    value += 10

with wp.ScopedTimer("t", active=False):
    INSIDE = 3

items = []
items += [1, 2]
items.append(3)
items.extend(x for x in range(2))
items.insert(0, 9)
last = items.pop()
d = {}
d["x"] = 1
d.update(y=2, z=3)
keys = list(d.keys())
pairs = [(k, v * 2) for k, v in d.items()]
got = d.get("q", 7)
globals()["dynamic"] = 5
setattr(sys.modules[__name__], "attribute_set", 6)
VEC = wp.vec3(1, 2, 3)
VEC.x = 7
VEC[1] = 8
types = [wp.float32, wp.float64]
kernels = []
for t in types:

    @wp.kernel
    def looped(a: wp.array(dtype=t)):
        a[0] = t(1.0)

    kernels.append(looped)

if __name__ == "__main__":
    raise RuntimeError("not imported as a script")

assert SIZE == 16
(walrus := 5)
del total


@wp.kernel
def k(a: wp.array(dtype=float)):
    for i in range(SIZE):
        a[i] = math.pi
