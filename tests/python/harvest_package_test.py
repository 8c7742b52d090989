"""weft.harvest(): live kernels, with the text that Warp makes of them at the same moment. Warp's generator raises meanwhile."""

import importlib
import importlib.util
import sys
import textwrap
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "conformance"))
import live

# Modules of Warp's tests with closures, factories, generic instances, statics, structs and custom gradients.
MODULES = ["warp.tests.test_closest_point_edge_edge", "warp.tests.test_generics", "warp.tests.test_func"]


@pytest.fixture
def module(tmp_path, request):
    """A Python module of this text, imported."""

    def imported(text: str):
        name = f"live_{abs(hash(request.node.name))}_{len(list(tmp_path.iterdir()))}"
        path = tmp_path / f"{name}.py"
        path.write_text(textwrap.dedent(text))
        spec = importlib.util.spec_from_file_location(name, path)
        made = importlib.util.module_from_spec(spec)
        sys.modules[name] = made
        spec.loader.exec_module(made)
        return made

    return imported


def outcomes(package, made) -> list[tuple[str, str]]:
    """Of each live kernel of a module, judged by Warp."""
    found = []
    for warp_module in live.warp_text.context.user_modules.values():
        for kernel in live.warp_text.concrete_kernels(warp_module):
            if kernel.func.__module__ != made.__name__:
                continue
            with live.without_generator():
                (harvested,) = package.harvest(kernel, modules=False)
            found.append(live.judge(harvested, warp_module, [kernel]))
    return found


LIVE = {
    "closures": """
        import warp as wp

        def made(factor, limit, step):
            @wp.func
            def moved(x: float):
                return x * factor + step

            @wp.kernel(module="unique", enable_backward=limit > 2)
            def kernel(x: wp.array(dtype=float), y: wp.array(dtype=float)):
                i = wp.tid()
                if i < limit:
                    y[i] = moved(x[i])
            return kernel

        kernels = [made(0.5, 3, 1.0), made(2.0, 2, -1.0)]
        """,
    "generics": """
        from typing import Any
        import warp as wp

        @wp.func
        def twice(x: Any):
            return x + x

        @wp.kernel
        def doubled(x: wp.array(dtype=Any), y: wp.array(dtype=Any)):
            i = wp.tid()
            y[i] = twice(x[i])

        for kind in (float, wp.vec3, wp.float64):
            wp.overload(doubled, {"x": wp.array(dtype=kind), "y": wp.array(dtype=kind)})
        """,
    "values": """
        import enum, math
        import numpy as np
        import warp as wp

        class Side(enum.IntEnum):
            LEFT = 1
            RIGHT = 2

        class Config:
            scale = 0.25
            offset = wp.vec3(1.0, 2.0, 3.0)

        table = {"n": 4}
        count = table["n"] * 2
        half = wp.float16(0.5)

        @wp.struct
        class Point:
            at: wp.vec3
            side: int

        @wp.kernel
        def values(points: wp.array(dtype=Point), out: wp.array(dtype=float)):
            i = wp.tid()
            p = points[i]
            total = float(0.0)
            for k in range(count):
                total += p.at[0] * Config.scale + math.pi
            if p.side == Side.LEFT:
                total += wp.static(len(table) * 3.0)
            total += wp.dot(p.at, Config.offset) + float(half)
            out[i] = total + wp.sqrt(wp.static(2.0 + count))
        """,
    "gradients": """
        import warp as wp

        @wp.func
        def eased(x: float, power: float):
            return wp.pow(x, power)

        @wp.func_grad(eased)
        def adj_eased(x: float, power: float, adj_ret: float):
            wp.adjoint[x] += power * adj_ret

        @wp.func_native("return x + 1.0f;")
        def native(x: float) -> float: ...

        @wp.kernel
        def graded(x: wp.array(dtype=float), y: wp.array(dtype=float)):
            i = wp.tid()
            y[i] = eased(x[i], 3.0) + native(x[i])
        """,
    "options": """
        import warp as wp

        wp.set_module_options({"max_unroll": 2, "enable_backward": False})

        @wp.kernel(launch_bounds=(128, 2))
        def unrolled(x: wp.array(dtype=float)):
            i = wp.tid()
            for k in range(4):
                x[i] += float(k)
        """,
}


@pytest.mark.parametrize("name", LIVE)
def test_live_kernels_are_as_warp_makes_them(package, module, name):
    made = outcomes(package, module(LIVE[name]))
    assert made
    assert set(made) == {("identical", "")}


def test_modules_of_warps_tests(package):
    for name, result in live.warp_text.for_each(
        MODULES, lambda name: live.outcomes_after_import(package, name)
    ):
        assert "kernels" in result, f"{name}: {result}"
        kinds = {kind for _, _, kind, _ in result["kernels"] + result["modules"]}
        assert kinds <= {"identical", "refused"}, result
        assert "identical" in kinds


LIARS = """
    import warp as wp

    class Raising:
        @property
        def value(self):
            raise ZeroDivisionError

    class Posing:
        __class__ = property(lambda self: float)

    class Anything:
        def __getattr__(self, name):
            return lambda *args: self

    def made(given):
        @wp.kernel(module="unique")
        def kernel(x: wp.array(dtype=float)):
            i = wp.tid()
            x[i] = float(given.value)
        return kernel

    def plain(given):
        @wp.kernel(module="unique")
        def kernel(x: wp.array(dtype=float)):
            i = wp.tid()
            x[i] = given
        return kernel
    """


@pytest.mark.parametrize("given", ["Raising()", "Posing()", "Anything()"])
@pytest.mark.parametrize("factory", ["made", "plain"])
def test_objects_that_lie_are_refused(package, module, given, factory):
    try:
        made = module(textwrap.dedent(LIARS) + f"\nkernel = {factory}({given})\n")
    except Exception:
        return  # Warp itself stumbled over it while it declared the kernel
    (harvested,) = package.harvest(made.kernel)
    assert harvested.refused is not None
    assert harvested.text == {}


def test_kernels_that_lie_are_refused(package, module):
    kernel = module(LIVE["options"]).unrolled

    class Adjoint:
        def __getattr__(self, name):
            raise OSError(name)

    kept, kernel.adj = kernel.adj, Adjoint()
    try:
        (harvested,) = package.harvest(kernel)
    finally:
        kernel.adj = kept
    assert harvested.refused.code == "live.object"
    assert "unrolled" in harvested.refused.message


def test_what_is_asked_for(package, module):
    # Equal kernels are one object for Warp, that of the module that made it first.
    made = module(LIVE["closures"].replace("1.0)", "7.0)"))
    whole = package.harvest(made)
    assert [kernel.key for kernel in whole] == ["made__locals__kernel"] * 2
    assert len(whole.pairs) == len(whole.modules) == 2 and not whole.refused
    assert {kernel.name for kernel in package.harvest(made.kernels)} == {kernel.name for kernel in whole}
    assert len(package.harvest(made.kernels[0].module)) == 1
    told = whole.kernels[0].provenance
    assert Path(told.file) == Path(made.__file__) and told.package == ""
    with pytest.raises(TypeError):
        package.harvest("kernel")
    with pytest.raises(TypeError):
        package.harvest([3])


def test_provenance_names_the_package(package):
    written = importlib.import_module(MODULES[0])
    told = {kernel.provenance for kernel in package.harvest(written, modules=False)}
    assert {(each.package, each.version) for each in told} == {("warp-lang", package.warp_version)}
    assert all(each.license for each in told)
