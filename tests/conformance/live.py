"""Live kernels through weft.harvest() and through Warp: what each import leaves in the process, text for text.

Every module is imported in a child of its own. While weft works, Warp's own generator and hasher raise; then Warp makes the
same text in a fork, so that what it leaves behind reaches no other kernel. Outcomes of a kernel: identical; refused, with the
code; different, which also is a text where Warp has none.
"""

import collections
import importlib
import os
import sys
from contextlib import contextmanager
from pathlib import Path

import oracle
import packages

sys.path.insert(0, str(oracle.ROOT / "tests" / "golden"))
import warp_text

DEVICES = ("cpu", "cuda")


def package_of(program: str):
    """The Python package beside the program."""
    folder = str(Path(os.path.realpath(program)).parent / "python")
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return importlib.import_module("weft")


class AskedWarp(AssertionError):
    """Somebody called what weft is there to replace."""


@contextmanager
def without_generator():
    """Warp's builder, generator and hasher raise."""

    def raise_error(*args, **kwargs):
        raise AskedWarp

    codegen, context = warp_text.codegen, warp_text.context
    places = [
        (codegen.Adjoint, "build"),
        (codegen, "codegen_kernel"),
        (codegen, "codegen_func"),
        (codegen, "codegen_struct"),
        (context.ModuleBuilder, "__init__"),
        (context.ModuleHasher, "__init__"),
    ]
    kept = [(owner, name, getattr(owner, name)) for owner, name in places]
    try:
        for owner, name, _ in kept:
            setattr(owner, name, raise_error)
        yield
    finally:
        for owner, name, original in kept:
            setattr(owner, name, original)


def warps_text(module, kernels: list, device: str) -> dict:
    """{"text": …} of a module that holds these kernels alone, or {"error": …}."""
    context, wp = warp_text.context, warp_text.wp
    try:
        block_dim = 1 if device == "cpu" else module.options["block_dim"]
        options = module.resolve_options(wp.config, block_dim=block_dim)
        options |= {"output_arch": None if device == "cpu" else warp_text.CUDA_ARCH}
        hasher = context.ModuleHasher(kernels, options)
        builder = context.ModuleBuilder(module, options, hasher=hasher, target=device)
        return {"text": builder.codegen(device)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def judge(harvested, module, kernels: list) -> tuple[str, str]:
    """What became of a kernel or of a module, and why."""
    refused = getattr(harvested, "refused", None)
    if refused is not None:
        return "refused", refused.code
    for device in DEVICES:
        made = warp_text.fork_call(lambda: warps_text(module, kernels, device))  # noqa: B023
        if "error" in made:
            return "different", f"Warp refuses it for {device}, weft does not: {made['error'][:200]}"
        if made["text"] != harvested.text[device]:
            return "different", f"the text for {device} is not Warp's"
    return "identical", ""


def outcomes_after_import(weft, name: str) -> dict:
    """{"kernels": [[module, key, outcome, reason], …], "modules": …}, or {"import": message}. For a process of its own."""
    try:
        module = importlib.import_module(name)
    except BaseException as error:  # some leave with SystemExit
        return {"import": f"{type(error).__name__}: {error}"}
    found, whole = [], []
    for warp_module in list(warp_text.context.user_modules.values()):
        kernels = warp_text.concrete_kernels(warp_module)
        own = [kernel for kernel in kernels if kernel.func.__module__ == module.__name__]
        if not own:
            continue
        for kernel in own:
            with without_generator():
                (harvested,) = weft.harvest(kernel, modules=False)
            found.append([warp_module.name, kernel.key, *judge(harvested, warp_module, [kernel])])
        with without_generator():
            harvest = weft.harvest(warp_module)
        for made in harvest.modules:
            whole.append([made.name, "", *judge(made, warp_module, kernels)])
    return {"kernels": found, "modules": whole}


def outcomes(program: str, names: list[str]) -> list[tuple[str, dict]]:
    weft = package_of(program)
    return list(warp_text.for_each(names, lambda name: outcomes_after_import(weft, name)))


def report(made: list[tuple[str, dict]], listed: bool) -> int:
    """Prints what became of all; how many are different."""
    unloaded = [name for name, result in made if "kernels" not in result]
    kernels = [row for _, result in made for row in result.get("kernels", [])]
    modules = [row for _, result in made for row in result.get("modules", [])]
    for title, rows in (("live kernels", kernels), ("whole modules", modules)):
        kinds = collections.Counter(kind for _, _, kind, _ in rows)
        print(
            f"{title}: {len(rows)}; "
            + ", ".join(f"{kinds[k]} {k}" for k in ("identical", "refused", "different"))
        )
    reasons = collections.Counter(reason for _, _, kind, reason in kernels if kind == "refused")
    for reason, count in reasons.most_common():
        print(f"  {count:5} refused: {reason}")
    for module, key, kind, reason in kernels + modules:
        if kind == "different" or listed:
            print(f"  {kind}: {module} {key} {reason}")
    print(f"{len(made) - len(unloaded)} Python modules with {len(unloaded)} more that do not load here")
    if listed:
        for name, result in made:
            if "kernels" not in result:
                print(f"  not loaded: {name}: {result.get('import', result.get('error'))}")
    return sum(kind == "different" for _, _, kind, _ in kernels + modules)


def check(program: str, folder: str, listed: bool) -> int:
    """Live and by the static route: the modules of Warp's examples and tests, or those of the packages in a folder."""
    root = Path(folder).resolve() if folder else oracle.warp_folder().parent
    modules = packages.modules_in(root) if folder else packages.modules_of_warp(root)
    sys.path.insert(0, str(root))
    different = report(outcomes(program, [module.name for module in modules]), listed)
    static = collections.Counter(module.kind for module in packages.outcomes(program, root, modules))
    print(
        "the same modules by the static route: "
        + ", ".join(f"{count} {kind}" for kind, count in static.most_common())
    )
    return different
