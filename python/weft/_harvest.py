"""harvest: pairs of live Warp kernels and the code that Warp generates for them."""

from __future__ import annotations

import functools
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from weft import _core
from weft._compile import Device, Diagnostic
from weft._program import WeftError
from weft._snapshot import Snapshot, Warp

if TYPE_CHECKING:
    from importlib.metadata import Distribution


@dataclass(frozen=True)
class Provenance:
    """Where a kernel was written. What nothing is known of is empty."""

    file: str
    line: int
    module: str
    package: str = ""
    version: str = ""
    license: str = ""


@dataclass(frozen=True)
class HarvestedKernel:
    """A live kernel with its code by device, or with the reason why it has none.

    `text` is what Warp compiles for a module that holds this kernel alone, `forward` and `backward` are its parts as the code
    columns of a row have them.
    """

    key: str
    name: str
    module: str
    hash: str
    python_source: str = field(repr=False)
    text: dict[str, str] = field(repr=False)
    forward: dict[str, str] = field(repr=False)
    backward: dict[str, str] = field(repr=False)
    provenance: Provenance
    refused: Diagnostic | None = None


@dataclass(frozen=True)
class HarvestedModule:
    """A Warp module of which every live kernel was asked for and can be compiled: its text and hash, by device."""

    name: str
    text: dict[str, str] = field(repr=False)
    hash: dict[str, str]


@dataclass(frozen=True)
class Harvest:
    """All that was asked for, in the order in which Warp declared the modules."""

    kernels: tuple[HarvestedKernel, ...]
    modules: tuple[HarvestedModule, ...] = field(repr=False)

    def __iter__(self) -> Iterator[HarvestedKernel]:
        return iter(self.kernels)

    def __len__(self) -> int:
        return len(self.kernels)

    @property
    def pairs(self) -> tuple[HarvestedKernel, ...]:
        """Those that have code."""
        return tuple(kernel for kernel in self.kernels if kernel.refused is None)

    @property
    def refused(self) -> tuple[HarvestedKernel, ...]:
        return tuple(kernel for kernel in self.kernels if kernel.refused is not None)


def harvest(what: Any, device: Device = "both", *, modules: bool = True) -> Harvest:
    """Compiles live kernels with the values that they reach, without asking Warp's own generator.

    `what` is a Python module or package (every kernel that was written in it), a `warp.Module`, a `warp.Kernel`, or an iterable
    of these. A generic kernel stands for its instances. Each text equals Warp's byte for byte, or the kernel is `refused` with
    the reason. With `modules`, whole modules are compiled as well.
    """
    warp = installed_warp()
    chosen = Chosen(warp)
    chosen.add(what)
    kernels: list[HarvestedKernel] = []
    whole: list[HarvestedModule] = []
    for module, wanted in chosen.by_module():
        found = [_kernel(warp, module, kernel, device) for kernel in wanted]
        kernels += found
        if modules and all(each.refused is None for each in found):
            whole += _module(warp, module, wanted, device)
    return Harvest(tuple(kernels), tuple(whole))


@functools.cache
def installed_warp() -> Warp:
    try:
        warp = Warp()
    except ImportError as error:
        raise WeftError("warp-lang is not installed") from error
    if warp.package.__version__ != _core.warp_version:
        raise WeftError(
            f"weft writes the code of warp-lang {_core.warp_version}, and {warp.package.__version__} is installed"
        )
    return warp


class Chosen:
    """The kernels that are asked for, each once, by their modules."""

    def __init__(self, warp: Warp) -> None:
        self._warp = warp
        self._modules: dict[int, tuple[Any, list[Any]]] = {}
        self._seen: set[int] = set()

    def add(self, what: Any) -> None:
        context = self._warp.context
        if issubclass(type(what), context.Kernel):
            self._add_kernel(what)
        elif issubclass(type(what), context.Module):
            for kernel in what._get_live_kernels():
                self._add_kernel(kernel)
        elif issubclass(type(what), types.ModuleType):
            for module in list(context.user_modules.values()):
                for kernel in module._get_live_kernels():
                    if is_written_in(kernel, what):
                        self._add_kernel(kernel)
        elif isinstance(what, Iterable) and not isinstance(what, str | bytes):
            for each in what:
                self.add(each)
        else:
            raise TypeError(f"harvest() takes modules and kernels, not {type(what).__name__}")

    def _add_kernel(self, kernel: Any) -> None:
        if id(kernel) in self._seen:
            return
        self._seen.add(id(kernel))
        module = kernel.module
        _, kernels = self._modules.setdefault(id(module), (module, []))
        kernels += instances(kernel)

    def by_module(self) -> Iterator[tuple[Any, list[Any]]]:
        yield from self._modules.values()


def instances(kernel: Any) -> list[Any]:
    """What Warp builds of a kernel: itself, or what calls made of a generic one."""
    return list(kernel.overloads.values()) if kernel.is_generic else [kernel]


def is_written_in(kernel: Any, module: types.ModuleType) -> bool:
    """A package holds what was written in the modules below it."""
    name = str(kernel.func.__module__)
    return name == module.__name__ or (hasattr(module, "__path__") and name.startswith(module.__name__ + "."))


def _kernel(warp: Warp, module: Any, kernel: Any, device: Device) -> HarvestedKernel:
    try:
        options = module.resolve_options(warp.package.config)
        live = _core.Live(Snapshot(warp).module(module, [kernel], options))
        found = live.compile(device, 0)
        columns = live.columns(device)
        told = provenance(kernel)
        key, source = str(kernel.key), str(kernel.adj.source)
    except Exception as error:  # a live object may raise whatever it likes
        return _unreadable(kernel, error)
    said = [*found["diagnostics"], *(each for of in found["modules"] for each in of["diagnostics"])]
    if said:
        return HarvestedKernel(key, "", str(module.name), "", source, {}, {}, {}, told, Diagnostic(**said[0]))
    made, own = found["modules"][0], columns["modules"][0]
    only = made["kernels"][0]
    return HarvestedKernel(
        key=key,
        name=only["name"],
        module=made["name"],
        hash=only["hash"],
        python_source=source,
        text=made["text"],
        forward=own["forward"],
        backward=own["backward"],
        provenance=told,
    )


def _module(warp: Warp, module: Any, kernels: list[Any], device: Device) -> list[HarvestedModule]:
    live = [each for kernel in module._get_live_kernels() for each in instances(kernel)]
    if not live or {id(each) for each in live} != {id(each) for each in kernels}:
        return []
    options = module.resolve_options(warp.package.config)
    found = _core.Live(Snapshot(warp).module(module, live, options)).compile(device, 0)
    return [
        HarvestedModule(made["name"], made["text"], made["hash"])
        for made in found["modules"]
        if not made["diagnostics"]
    ]


def _unreadable(kernel: Any, error: Exception) -> HarvestedKernel:
    key = kernel.__dict__.get("key") if isinstance(getattr(kernel, "__dict__", None), dict) else None
    name = key if isinstance(key, str) else "?"
    message = f"the live kernel `{name}` cannot be read: {type(error).__name__}"
    hint = "harvest a kernel that Warp itself can build"
    refused = Diagnostic(
        code="live.object",
        severity="note",
        message=message,
        hint=hint,
        file="",
        line=0,
        column=0,
        end_line=0,
        end_column=0,
        rendered=f"note: {message} [live.object]\n  help: {hint}\n",
    )
    return HarvestedKernel(name, "", "", "", "", {}, {}, {}, Provenance("", 0, ""), refused)


def provenance(kernel: Any) -> Provenance:
    module = str(kernel.func.__module__)
    file, line = str(kernel.adj.filename), int(kernel.adj.fun_lineno)
    owner = distribution(module.partition(".")[0])
    if owner is None:
        return Provenance(file, line, module)
    about = owner.metadata
    terms = next((about[name] for name in ("License-Expression", "License") if name in about), "")
    if not terms or "\n" in terms:  # some put the whole text there
        classified = [each for each in about.get_all("Classifier") or [] if each.startswith("License ::")]
        terms = "; ".join(each.rpartition(" :: ")[2] for each in classified)
    return Provenance(file, line, module, owner.name, owner.version, terms)


@functools.cache
def distribution(package: str) -> Distribution | None:
    import importlib.metadata as installed  # a fifth of what importing weft takes

    names = installed.packages_distributions().get(package, [])
    return installed.distribution(names[0]) if names else None
