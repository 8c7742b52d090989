# idea: energy of springs that may collapse to a point
# brief: Compute the energy of each spring with a length whose gradient stays finite when its ends meet.
# description: Spring `s` joins the points `ends[s, 0]` and `ends[s, 1]` of `position`. `safe_length` of the difference
#     is the ordinary length; its gradient, `gradient_of_length`, is the unit vector times the incoming gradient, and
#     nothing where the length is not above `TINY`, where the unit vector would divide by zero. With the stretch, the
#     length minus `rest_length[s]` (negative if it is compressed), the energy is half of `stiffness` times its square,
#     written to `energy[s]`.
# launch: n
# inputs:
#     position[n+1] = uniform(-1, 1)
#     ends[n, 2] = index(0, n+1)
#     rest_length[n] = uniform(0.2, 0.8)
#     stiffness = 50.0
#     energy[n] = zero
# fits:
#     parameter_per_element(stiffness)
#     parameter_per_group(stiffness: material)
#     active_mask
#     indirect_thread
#     total_output(energy)
import warp as wp

TINY = wp.constant(1.0e-6)


@wp.func
def safe_length(v: wp.vec3) -> float:
    return wp.length(v)


@wp.func_grad(safe_length)
def gradient_of_length(v: wp.vec3, adj_ret: float):
    size = wp.length(v)
    if size > TINY:
        wp.adjoint[v] += v / size * adj_ret


@wp.kernel
def measure_springs_safe_length(
    position: wp.array(dtype=wp.vec3),
    ends: wp.array2d(dtype=int),
    rest_length: wp.array(dtype=float),
    stiffness: float,
    energy: wp.array(dtype=float),
):
    s = wp.tid()
    a = position[ends[s, 0]]
    b = position[ends[s, 1]]
    stretch = safe_length(b - a) - rest_length[s]
    energy[s] = 0.5 * stiffness * stretch * stretch
