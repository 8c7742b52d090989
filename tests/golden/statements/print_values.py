# print takes one value of any type.
import warp as wp


@wp.kernel
def print_values(n: int, x: wp.array(dtype=float), v: wp.vec3):
    print(n)
    print(x[0])
    print(v)
    print("text")
    print(v * 2.0)
