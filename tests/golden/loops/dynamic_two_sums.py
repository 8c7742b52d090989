# Write-backs follow the order of the symbol table.
import warp as wp


@wp.kernel
def dynamic_two_sums(x: wp.array(dtype=float), n: int):
    b = float(0.0)
    a = float(1.0)
    for i in range(n):
        a = a * x[i]
        b = b + x[i]
        c = a + b
    x[0] = a + b
