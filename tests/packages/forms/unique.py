"""Options of a kernel's own module, set behind its declaration."""

import warp as wp


def make(step):
    @wp.kernel(module="unique")
    def stepped(x: wp.array(dtype=float)):
        for i in range(4):
            x[i] = x[i] + float(step)

    wp.set_module_options({"enable_backward": False, "max_unroll": 2}, module=stepped.module)
    return stepped


first = make(1)
second = make(2)


@wp.func
def doubled(x: float):
    return 2.0 * x


def export(func):
    @wp.kernel(module=f"forms_export_{func.__name__}")
    def exported(x: wp.array(dtype=float)):
        x[0] = func(x[0])

    return exported


third = export(doubled)
