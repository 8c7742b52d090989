"""compile, check and cuda: a Python file, and what becomes of it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeGuard, TypeVar

from weft import _core

T = TypeVar("T")
Device = Literal["cpu", "cuda", "both"]
Pass = Literal["forward", "backward"]
PASSES: tuple[Pass, ...] = ("forward", "backward")
MAX_SOURCE_BYTES = 8 << 20  # as the compiler has it; a larger file is not read


@dataclass(frozen=True)
class Diagnostic:
    """What is said about a place: lines and columns count from 1, columns in characters."""

    code: str
    severity: Literal["error", "warning", "note"]
    message: str
    hint: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    rendered: str = field(repr=False)

    def __str__(self) -> str:
        return self.rendered


class CompileError(Exception):
    """A file or some of its kernels are refused. `diagnostics` has all that was said, the other members are of the first."""

    def __init__(self, diagnostics: Sequence[Diagnostic]):
        first = diagnostics[0]
        super().__init__("".join(each.rendered for each in diagnostics).rstrip())
        self.diagnostics = tuple(diagnostics)
        self.code = first.code
        self.message = first.message
        self.hint = first.hint
        self.file = first.file
        self.line = first.line
        self.column = first.column

    def __reduce__(self) -> tuple[type[CompileError], tuple[tuple[Diagnostic, ...]]]:
        return CompileError, (self.diagnostics,)


@dataclass(frozen=True)
class Kernel:
    """A kernel of a module, in the order of the file. `forward` and `backward` are its argument struct and function, by device."""

    key: str
    name: str
    hash: str
    line: int
    dims: int
    forward: dict[str, str] = field(repr=False)
    backward: dict[str, str] = field(repr=False)


@dataclass(frozen=True)
class MappedLine:
    """Line `line` of a text comes from line `python` of the file."""

    line: int
    python: int
    pass_: Pass


@dataclass(frozen=True)
class Module:
    """A Warp module; every dict is by device.

    `text` is what Warp compiles, `forward` and `backward` are its parts as the code columns of a row have them.
    """

    name: str
    kernels: tuple[Kernel, ...]
    text: dict[str, str] = field(repr=False)
    forward: dict[str, str] = field(repr=False)
    backward: dict[str, str] = field(repr=False)
    hash: dict[str, str] = field(repr=False)
    map: dict[str, tuple[MappedLine, ...]] = field(repr=False)


@dataclass(frozen=True)
class Compiled:
    """All that became of a file. A file has one Warp module unless it makes unique ones; `modules[0]` is its own."""

    modules: tuple[Module, ...]
    device: str

    @property
    def kernels(self) -> tuple[Kernel, ...]:
        return tuple(kernel for module in self.modules for kernel in module.kernels)

    @property
    def text(self) -> str:
        """What Warp compiles, where it is one text: of one device and one module."""
        return self._only(self._module().text)

    @property
    def forward(self) -> str:
        return self._only(self._asked("forward"))

    @property
    def backward(self) -> str:
        return self._only(self._asked("backward"))

    @property
    def map(self) -> tuple[MappedLine, ...]:
        """Which Python line each line of `text` comes from."""
        return self._only(self._module().map)

    def _module(self) -> Module:
        if len(self.modules) != 1:
            raise ValueError(f"the file has {len(self.modules)} modules: see .modules")
        return self.modules[0]

    def _asked(self, pass_: Pass) -> dict[str, str]:
        texts = self._module().forward if pass_ == "forward" else self._module().backward
        if not texts:
            raise ValueError(f"the {pass_} pass was not asked for")
        return texts

    def _only(self, by_device: dict[str, T]) -> T:
        if self.device not in by_device:
            raise ValueError("the texts of both devices are in .modules[0], by device")
        return by_device[self.device]


def is_source(source: object) -> TypeGuard[str]:
    """A text with a line break is source; everything else is a path."""
    return isinstance(source, str) and "\n" in source


def read(source: str | os.PathLike[str], name: str) -> tuple[str, str]:
    """The text, and the file that it stands in or is said to."""
    if is_source(source):
        return source, name
    path = Path(source)
    with path.open("rb") as file:
        data = file.read(MAX_SOURCE_BYTES + 1)
    if len(data) > MAX_SOURCE_BYTES:
        raise ValueError(f"{path} is larger than {MAX_SOURCE_BYTES >> 20} MB")
    return data.decode("utf-8"), str(path.absolute())


def texts(paths: Iterable[str | os.PathLike[str]]) -> list[str]:
    return [os.fspath(path) for path in paths]


def compile(
    source: str | os.PathLike[str],
    device: Device = "cpu",
    passes: Sequence[Pass] = PASSES,
    *,
    kernel: str = "",
    name: str = "kernels.py",
    paths: Iterable[str | os.PathLike[str]] = (),
    alone: bool = False,
    calls: Iterable[str] = (),
    block_dim: int = 0,
) -> Compiled:
    """The code that Warp generates for a file, or for a text with line breaks, which is then called `name`.

    `passes` says which of `forward` and `backward` are filled; `text` is always whole. Imports of a file are followed, in
    `paths` or from the folder above its package, unless it stands `alone`; `calls` are evaluated at its end, for kernels that
    functions make; `kernel` leaves all others out. Raises CompileError for what Warp would refuse, and for what weft does not
    follow.
    """
    for each in passes:
        if each not in PASSES:
            raise ValueError(f"a pass is forward or backward, not {each!r}")
    text, file = read(source, name)
    found = _core.compile(
        text=text,
        file=file,
        alone=alone or is_source(source),
        folders=texts(paths),
        kernel=kernel,
        calls=list(calls),
        device=device,
        block_dim=block_dim,
    )
    said = [*found["diagnostics"], *(each for module in found["modules"] for each in module["diagnostics"])]
    if said:
        raise CompileError([Diagnostic(**each) for each in said])
    return Compiled(tuple(_module(module, passes) for module in found["modules"]), device)


def _module(found: dict[str, Any], passes: Sequence[Pass]) -> Module:
    def wanted(of: dict[str, Any], pass_: Pass) -> dict[str, str]:
        return of[pass_] if pass_ in passes else {}

    kernels = [
        Kernel(
            key=each["key"],
            name=each["name"],
            hash=each["hash"],
            line=each["line"],
            dims=each["dims"],
            forward=wanted(each, "forward"),
            backward=wanted(each, "backward"),
        )
        for each in found["kernels"]
    ]
    return Module(
        name=found["name"],
        kernels=tuple(sorted(kernels, key=lambda kernel: kernel.line)),
        text=found["text"],
        forward=wanted(found, "forward"),
        backward=wanted(found, "backward"),
        hash=found["hash"],
        map={device: tuple(MappedLine(*line) for line in lines) for device, lines in found["map"].items()},
    )


def check(
    source: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    *,
    gradients: bool = False,
    notes: bool = False,
    name: str = "kernels.py",
    paths: Iterable[str | os.PathLike[str]] = (),
    alone: bool = False,
) -> list[Diagnostic]:
    """What Warp would refuse in a text, a file, or every file below folders; an empty list if nothing.

    With `gradients` also where the gradient that Warp computes is not the derivative (severity "warning"); with `notes` what
    weft does not follow, and so did not check.
    """
    if is_source(source):
        found = _core.check_text(text=source, file=name, gradients=gradients)
    else:
        several = [source] if isinstance(source, str | os.PathLike) else source
        found = _core.check_files(
            paths=texts(several), folders=texts(paths), alone=alone, gradients=gradients
        )
    return [Diagnostic(**each) for each in found if notes or each["severity"] != "note"]


@dataclass(frozen=True)
class Project:
    """A kernel as a CUDA project that needs nothing but nvcc: its files by name; or why it has none."""

    kernel: str
    variant: str
    refused: str
    files: dict[str, str] = field(repr=False)

    @property
    def text(self) -> str:
        """The .cu file."""
        if self.refused:
            raise ValueError(self.refused)
        return next(text for name, text in self.files.items() if name.endswith(".cu"))

    def write(self, folder: str | os.PathLike[str]) -> None:
        """Writes the files into a new folder."""
        if self.refused:
            raise ValueError(self.refused)
        Path(folder).mkdir(parents=True)
        for name, text in self.files.items():
            Path(folder, name).write_text(text, encoding="utf-8")


def cuda(
    source: str | os.PathLike[str],
    variant: str | Sequence[str] = "basic",
    *,
    kernel: str = "",
    backward: bool = False,
    library: bool = False,
    name: str = "kernels.py",
) -> list[Project]:
    """Every kernel of a file or text as plain CUDA, in each variant that is asked for ("all": in all that it allows)."""
    text, file = read(source, name)
    variants = variant if isinstance(variant, str) else ",".join(variant)
    found = _core.cuda(text=text, name=Path(file).stem, variants=variants, backward=backward, library=library)
    return [Project(**each) for each in found if not kernel or each["kernel"] == kernel]
