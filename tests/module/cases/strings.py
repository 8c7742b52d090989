import warp as wp

T = wp.float64


@wp.struct
class S:
    x: "T"
    n: "wp.array(dtype=T)"


@wp.func
def f(x: "T", y: float) -> "T":
    return x


@wp.kernel
def k(a: "wp.array(dtype=T)", s: "S", v: "wp.vec3") -> "None":
    a[0] = f(s.x, 1.0)
