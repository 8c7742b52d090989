"""weft.accelerate(): Warp launches what weft generated, with the results that it has alone; and it can be ended."""

import importlib
import importlib.util
import os
import sys
from pathlib import Path

import pytest
import warp as wp

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench"))
import accelerate as campaign  # noqa: E402

context = importlib.import_module("warp._src.context")

# Run as they stand, on the CPU: kernels of every kind, some of which weft leaves to Warp.
MODULES = ["warp.tests.test_closest_point_edge_edge", "warp.tests.test_conditional", "warp.tests.test_static"]

KERNELS = """
import warp as wp

def scaled_by(factor):
    @wp.kernel(module="unique")
    def scale(x: wp.array(dtype=float), y: wp.array(dtype=float)):
        i = wp.tid()
        y[i] = x[i] * factor
    return scale

@wp.kernel(module="unique")
def summed(x: wp.array(dtype=float), total: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(x, shape=4, offset=i * 4)
    wp.tile_store(total, wp.tile_sum(t), offset=i)
"""


@pytest.fixture
def kernels(tmp_path, request):
    name = f"accelerated_{abs(hash(request.node.name))}"
    path = tmp_path / f"{name}.py"
    path.write_text(KERNELS)
    spec = importlib.util.spec_from_file_location(name, path)
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    kept, wp.config.kernel_cache_dir = wp.config.kernel_cache_dir, str(tmp_path / "cache")
    wp.config.quiet = True
    spec.loader.exec_module(made)
    yield made
    wp.config.kernel_cache_dir = kept


@pytest.fixture(autouse=True)
def as_before(package):
    patched = context.ModuleHasher, context.Module._run_codegen
    yield
    package.accelerate(False)
    assert patched == (context.ModuleHasher, context.Module._run_codegen)


def launch(kernel) -> list[float]:
    x = wp.array([1.0, 2.0, 3.0], dtype=float, device="cpu", requires_grad=True)
    y = wp.zeros(3, dtype=float, device="cpu", requires_grad=True)
    tape = wp.Tape()
    with tape:
        wp.launch(kernel, dim=3, inputs=[x, y], device="cpu")
    tape.backward(grads={y: wp.ones(3, dtype=float, device="cpu")})
    return [*y.numpy(), *x.grad.numpy()]


@pytest.mark.parametrize("check", [False, True])
def test_launches_with_the_same_results(package, kernels, check):
    with package.accelerate(check=check) as acceleration:
        assert launch(kernels.scaled_by(2.5 if check else 3.5)) == (
            [2.5, 5.0, 7.5, 2.5, 2.5, 2.5] if check else [3.5, 7.0, 10.5, 3.5, 3.5, 3.5]
        )
    assert acceleration.counts.generated == 1
    assert acceleration.counts.generated_by_warp == 0
    assert acceleration.counts.hashed >= 1


def test_what_weft_cannot_do_is_left_to_warp(package, kernels):
    with package.accelerate() as acceleration:
        x = wp.array([1.0, 2.0, 3.0, 4.0], dtype=float, device="cpu")
        total = wp.zeros(1, dtype=float, device="cpu")
        wp.launch_tiled(kernels.summed, dim=[1], inputs=[x, total], block_dim=32, device="cpu")
        assert total.numpy()[0] == 10.0
    assert acceleration.counts.generated == 0
    assert acceleration.counts.generated_by_warp == 1


def test_it_ends(package, kernels):
    acceleration = package.accelerate()
    package.accelerate(False)
    acceleration.stop()
    launch(kernels.scaled_by(4.5))
    assert acceleration.counts.generated == 0


def test_a_second_one_takes_the_place_of_the_first(package, kernels):
    first = package.accelerate()
    with package.accelerate() as second:
        first.stop()
        launch(kernels.scaled_by(5.5))
    assert (first.counts.generated, second.counts.generated) == (0, 1)


@pytest.mark.parametrize("wrong", ["code", "hashes"])
def test_a_difference_is_an_error(package, kernels, monkeypatch, wrong):
    inner = sys.modules["weft._accelerate"]

    class Wrong:
        def __init__(self, snapshot):
            self.live = package._core.Live(snapshot)

        def code(self, device, block_dim):
            text = self.live.code(device, block_dim)
            return text + "\n" if wrong == "code" else text

        def hashes(self, device, block_dim):
            module, kernels = self.live.hashes(device, block_dim)
            return (bytes(32), kernels) if wrong == "hashes" else (module, kernels)

    monkeypatch.setattr(inner, "_core", type("Core", (), {"Live": Wrong}))
    with package.accelerate(check=True), pytest.raises(package.MismatchError):
        launch(kernels.scaled_by(6.5 if wrong == "code" else 7.5))


@pytest.mark.parametrize("name", MODULES)
def test_warps_tests_have_the_same_outcomes(weft, tmp_path, name):
    made = {}
    for accelerated in (False, True):
        command = ["--test-one", name] + (["--accelerated"] if accelerated else [])
        made[accelerated] = campaign.in_child(
            command, Path(os.path.realpath(weft)), str(tmp_path / str(accelerated))
        )
    assert made[True].get("run") and made[True]["run"] == made[False]["run"], made
    assert made[True]["bad"] == made[False]["bad"]
    assert made[True]["counts"]["generated"] > 0
