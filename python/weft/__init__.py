"""weft: the C++ and CUDA code that NVIDIA Warp generates for Python kernels, without running Python and without a GPU.

    >>> import weft
    >>> code = weft.compile("saxpy.py", device="cuda")   # the text Warp would compile
    >>> for row in weft.generate(1000, seed=7): ...      # kernels with their code, as dicts
    >>> polars.DataFrame(weft.generate_arrow(100_000))  # the same in columns, without a copy
    >>> weft.harvest(package)                            # pairs of the live kernels of a package

docs/python.md has the whole of it. `python -m weft` is the command line.
"""

from weft._accelerate import Acceleration, MismatchError, accelerate
from weft._compile import (
    Compiled,
    CompileError,
    Diagnostic,
    Kernel,
    MappedLine,
    Module,
    Project,
    check,
    compile,
    cuda,
)
from weft._core import warp_version
from weft._core import weft_version as __version__
from weft._harvest import Harvest, HarvestedKernel, HarvestedModule, Provenance, harvest
from weft._program import Scorer, WeftError, program, score, validate
from weft._rows import ArrowRows, Category, Column, categories, columns, generate, generate_arrow, row

__all__ = [
    "Acceleration",
    "ArrowRows",
    "Category",
    "Column",
    "CompileError",
    "Compiled",
    "Diagnostic",
    "Harvest",
    "HarvestedKernel",
    "HarvestedModule",
    "Kernel",
    "MappedLine",
    "MismatchError",
    "Module",
    "Project",
    "Provenance",
    "Scorer",
    "WeftError",
    "__version__",
    "accelerate",
    "categories",
    "check",
    "columns",
    "compile",
    "cuda",
    "generate",
    "generate_arrow",
    "harvest",
    "program",
    "row",
    "score",
    "validate",
    "warp_version",
]
