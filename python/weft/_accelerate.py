"""accelerate: Warp's own module builder asks weft for hashes and texts, and makes those itself that weft refuses.

Warp is patched in two places: the class that hashes the kernels of a module, and the method that makes the text of one. Both
do what they did where weft has no answer, so that nothing else of Warp knows of it.
"""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from weft import _core
from weft._harvest import installed_warp, instances
from weft._program import WeftError
from weft._snapshot import Snapshot, Warp


class MismatchError(WeftError):
    """`accelerate(check=True)` found a text or a hash that is not Warp's: a mistake of weft's."""


@dataclass
class Counts:
    """How often weft answered, and how often Warp had to."""

    hashed: int = 0
    hashed_by_warp: int = 0
    generated: int = 0
    generated_by_warp: int = 0


class Acceleration:
    """What `accelerate()` gives: ends with `stop()`, or where a `with` ends. `counts` says what was done."""

    def __init__(self, warp: Warp, check: bool) -> None:
        self.check = check
        self.counts = Counts()
        self._warp = warp
        self._hasher = warp.context.ModuleHasher
        self._run_codegen = warp.context.Module._run_codegen

    def start(self) -> None:
        global _active
        context = self._warp.context
        context.ModuleHasher = hasher_class(self, self._hasher)
        original, own = self._run_codegen, self._generate

        def run_codegen(module: Any, options: dict[str, Any], is_cpu: bool) -> Any:
            return own(module, options, is_cpu, original)

        context.Module._run_codegen = run_codegen
        _active = self

    def stop(self) -> None:
        """Warp works as before; stopping twice does nothing."""
        global _active
        if _active is not self:
            return
        self._warp.context.ModuleHasher = self._hasher
        self._warp.context.Module._run_codegen = self._run_codegen
        _active = None

    def __enter__(self) -> Acceleration:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def snapshot(self, kernels: list[Any], options: dict[str, Any]) -> str:
        """The kernels of one module; empty where the compiler cannot be asked about them."""
        built = [each for kernel in kernels for each in instances(kernel)]
        if not built or any(each.adj.has_unresolved_static_expressions for each in built):
            return ""
        try:
            return Snapshot(self._warp).module(built[0].module, built, options)
        except Exception:  # a live object may raise whatever it likes: Warp then says what it thinks of it
            return ""

    def _generate(self, module: Any, options: dict[str, Any], is_cpu: bool, original: Any) -> Any:
        with self._warp.codegen._codegen_lock:
            block_dim = options["block_dim"]
            hasher = module.hashers.get(block_dim)
            snapshot = getattr(hasher, "weft_snapshot", "")
            text = _core.Live(snapshot).code("cpu" if is_cpu else "cuda", block_dim) if snapshot else None
            if text is None:
                self.counts.generated_by_warp += 1
                return original(module, options, is_cpu)
            self.counts.generated += 1
            for kernel_hash, kernel in hasher.unique_kernels.items():
                kernel.hash = kernel_hash
            made: tuple[str, str, dict[str, int], list[bytes], list[bytes]]
            made = (text, "cpp" if is_cpu else "cu", self._meta(hasher, options), [], [])
            if self.check:
                theirs = original(module, options, is_cpu)
                if theirs != made:
                    raise MismatchError(f"{module.name}: weft's text or metadata for it is not Warp's")
            return made

    def _meta(self, hasher: Any, options: dict[str, Any]) -> dict[str, int]:
        """Of each kernel the shared memory that it takes: none, as weft leaves the others to Warp."""
        codegen, meta = self._warp.codegen, {}
        for kernel in hasher.get_unique_kernels():
            meta[codegen.cuda_kernel_forward_name(kernel) + "_smem_bytes"] = 0
            if (options | kernel.options)["enable_backward"]:
                meta[codegen.cuda_kernel_backward_name(kernel) + "_smem_bytes"] = 0
        return meta


_active: Acceleration | None = None


def hasher_class(acceleration: Acceleration, original: Any) -> Any:
    """Warp's own class with another beginning."""
    codegen = acceleration._warp.codegen

    class Hasher(original):  # type: ignore[misc]
        weft_snapshot: str  # kept for the text: Warp generates what it has hashed

        def __init__(self, kernels: Any, options: dict[str, Any]) -> None:
            kernels = list(kernels)
            self.weft_snapshot = acceleration.snapshot(kernels, options)
            # The hash covers no device.
            found = None
            if self.weft_snapshot:
                found = _core.Live(self.weft_snapshot).hashes("cuda", options["block_dim"])
            if found is None:
                self.weft_snapshot = ""
                acceleration.counts.hashed_by_warp += 1
                super().__init__(kernels, options)
                return
            acceleration.counts.hashed += 1
            if acceleration.check:
                super().__init__(kernels, options)
                theirs = (self.hash, [self.kernel_hashes[each] for each in self._built(kernels)])
                if theirs != (found[0], [digest for digest, _ in found[1]]):
                    raise MismatchError(f"{kernels[0].module.name}: weft's hash of it is not Warp's")
            self._take(self._built(kernels), options, *found)

        @staticmethod
        def _built(kernels: list[Any]) -> list[Any]:
            return [each for kernel in kernels for each in instances(kernel)]

        def _take(
            self,
            kernels: list[Any],
            options: dict[str, Any],
            module_hash: bytes,
            hashes: list[tuple[bytes, int]],
        ) -> None:
            """Leaves kernels and hasher as the original does."""
            self.kernel_hashes: weakref.WeakKeyDictionary[Any, bytes] = weakref.WeakKeyDictionary()
            self.function_hashes: dict[Any, bytes] = {}
            self.functions_in_progress: set[Any] = set()
            unique = {}
            default = options.get("default_grid_stride", False)
            for kernel, (digest, dims) in zip(kernels, hashes, strict=True):
                kernel.hash = digest
                kernel.grid_stride = codegen.resolve_grid_stride(kernel.options, default)
                kernel.adj.kernel_dim = dims
                kernel.adj.tid_extent_limit_candidate = codegen._TID_MAX_EXTENT
                self.kernel_hashes[kernel] = digest
                unique[digest] = kernel
            self.unique_kernels = dict(sorted(unique.items()))
            self.hash = module_hash

    return Hasher


def accelerate(enable: bool = True, *, check: bool = False) -> Acceleration:
    """From now on Warp's modules are hashed and generated by weft where it can, and by Warp otherwise.

    With `check` both are made and compared: MismatchError says where they differ. `accelerate(False)` ends it, as `stop()` of
    what it returns does, and the end of `with weft.accelerate(): …`.
    """
    global _active
    previous = _active
    if previous is not None:
        previous.stop()
    acceleration = Acceleration(installed_warp(), check)
    if enable:
        acceleration.start()
    return acceleration
