# Native code knows a reference by the name of its parameter; the adjoint of a reference is one, too.
import warp as wp


@wp.struct
class Probe:
    hits: int
    at: wp.vec3


@wp.func_native("x += k;", adj_snippet="adj_k += adj_x;", replay_snippet="(void)x;")
def push(x: wp.ref[float], k: float): ...


@wp.func_native("p.hits += n; n = p.hits; return float(n);", adj_snippet="")
def probe(p: wp.ref[Probe], n: wp.ref[int], var_v: wp.ref[wp.vec3], scale: wp.float32) -> float: ...


@wp.func_native("x = 0.0f;")
def clear(x: wp.ref[wp.float32]): ...


@wp.kernel
def run(x: wp.array(dtype=float), probes: wp.array(dtype=Probe)):
    i = wp.tid()
    y = x[i]
    push(y, 2.0)
    push(x[i], y)
    n = int(i)
    x[0] = probe(probes[i], n, probes[i].at, 2.0)


@wp.kernel(enable_backward=False)
def reset(x: wp.array(dtype=float)):
    clear(x[wp.tid()])
