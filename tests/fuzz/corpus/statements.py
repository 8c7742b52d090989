from .a import (b as c, d,)
import e.f as g
async def h(a, /, b: int = 1, *c, d, e=2, **f):
    async with (x as y, z): await w
    async for i, in j: yield
    return [k async for k in l if m]
class N(O, metaclass=P):
    q: r = s
    try: t
    except* (U, V) as w: raise X from Y
    else: pass
    finally: del a, (b, [c])
with (a, b) as c, d: global e; nonlocal f
x = y, *z = a if b else lambda: (yield), {**c, 1: 2}, {3, *d}
assert a[1:2, ::3, ...] is not None, b
x: int = 1; (y): str
