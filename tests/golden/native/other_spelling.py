# The annotated result counts where the decorator is written as an attribute, `wp.func_native`, alone
import warp as wp
from warp import func_native


@func_native("return x;")
def unread(x: float) -> float: ...


@func_native("return 2.0f * x;")
def told_by_body(x: float) -> float:
    return x


@wp.func_native("return 3.0f * x;")
def told_by_return(x: float):
    return x * 3.0


@wp.kernel
def spelling_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = unread(x[i]) + told_by_body(x[i]) + told_by_return(x[i])
