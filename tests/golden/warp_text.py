"""The text Warp itself generates for a file, cut into the pieces a code column is made of.

Used by the recorder of the golden cases and by the live comparison. Every file is imported in a freshly
forked child, and each device is generated in a fork of its own, because Warp keeps counters per process: it numbers the
functions of one name, whatever file they stand in. A child counts as a process does that has defined none.
The pieces come one by one from Warp's own code generator; nothing is found by searching the text.
"""

import importlib
import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback

import warp as wp

sys.dont_write_bytecode = True  # no __pycache__ beside the cases
wp.config.quiet = True
wp.config.log_level = wp.LOG_ERROR

import warp._src.build as build  # noqa: E402
import warp._src.codegen as codegen  # noqa: E402
import warp._src.context as context  # noqa: E402

DEVICES = {"cpu": "cpp", "cuda": "cu"}
PASSES = ("fwd", "bwd")
CUDA_ARCH = 90
TIMEOUT_S = 60
WARP_FOLDER = os.path.dirname(os.path.abspath(wp.__file__))


def leave_libraries_out() -> None:
    """Products and solutions of tiles name functions that libmathdx compiles, in seconds each. The text needs the names."""
    compile_one = build._build_lto_base

    def named(symbol, compile_func, builder, extra_files=None):
        if symbol.startswith("fft"):
            return compile_one(symbol, compile_func, builder, extra_files)
        return (True, b"", *(b"" for _ in extra_files or {}))

    build._build_lto_base = named


leave_libraries_out()


class Refused(Exception):
    """Warp does not accept the file; the message starts with the class of Warp's error."""


def trimmed(text: str) -> str:
    """A piece without the blank lines around it."""
    lines = text.split("\n")
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return "\n".join(lines)


def joined(pieces: list) -> str:
    pieces = [piece for piece in map(trimmed, pieces) if piece]
    return "\n\n".join(pieces) + "\n" if pieces else ""


def import_file(path: str) -> list:
    """Run the file as a module named after its stem; return the Warp modules it made, in creation order."""
    before = set(context.user_modules)
    name = os.path.splitext(os.path.basename(path))[0]
    if name in sys.modules:
        raise ValueError(f"{path}: a module named {name} is already loaded; choose another name")
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    import_file.keep_alive = module  # Warp holds kernels weakly
    return [m for key, m in context.user_modules.items() if key not in before]


def concrete_kernels(warp_module) -> list:
    kernels = []
    for kernel in warp_module._get_live_kernels():
        kernels.extend(kernel.overloads.values() if kernel.is_generic else [kernel])
    return kernels


def make_builder(warp_module, device: str, block_dim):
    """Hash and build one module as Warp does when it loads it for a launch on the device."""
    if block_dim is None and device == "cpu":
        block_dim = 1
    warp_module.get_module_hash(block_dim)
    block_dim = block_dim or warp_module.options["block_dim"]
    options = warp_module.resolve_options(wp.config, block_dim=block_dim)
    options |= {"output_arch": None if device == "cpu" else CUDA_ARCH}
    return context.ModuleBuilder(warp_module, options, hasher=warp_module.hashers[block_dim], target=device)


def struct_pieces(builder) -> list:
    with_tile_helpers = builder._get_tile_helper_struct_hashes()
    seen = {}
    for struct in builder.structs:
        if struct.hash not in seen:
            seen[struct.hash] = codegen.codegen_struct(
                struct, include_tile_helpers=struct.hash in with_tile_helpers
            )
    return list(seen.values())


def function_pieces(builder, device: str, **which) -> list:
    functions = list(builder.functions)
    if "reverse_only" in which:  # gradients that were written by hand come first
        gradients = {func.custom_grad_func for func in functions} - {None}
        functions.sort(key=lambda func: func not in gradients)
    return [builder._codegen_functions([func], device, **which) for func in functions]


def kernel_pieces(kernel, builder, device: str) -> tuple:
    """(argument struct or "", forward kernel function, backward kernel function or "")"""
    own_options = kernel.options
    both = codegen.codegen_kernel(kernel, device, builder.options)
    kernel.options = own_options | {"enable_backward": False}
    forward = codegen.codegen_kernel(kernel, device, builder.options)
    kernel.options = own_options
    assert both.startswith(forward)
    backward = both[len(forward) :]
    if device != "cpu":
        return "", forward, backward
    lines = forward.split("\n")
    fields = len(kernel.adj.args) + 2  # "struct … {", one line per argument, "};"
    return "\n".join(lines[:fields]), "\n".join(lines[fields:]), backward


def columns(builder, device: str) -> dict:
    """The code columns of all kernels of a module: {"fwd": text, "bwd": text}."""
    structs = struct_pieces(builder)
    functions = function_pieces(builder, device, forward_only=True)
    adjoints = function_pieces(builder, device, reverse_only=True)
    forward, backward = [], []
    # An overload of a generic kernel stands where the kernel does.
    for kernel in sorted(builder.kernels, key=lambda k: (k.generic_parent or k).adj.fun_lineno):
        args, forward_function, backward_function = kernel_pieces(kernel, builder, device)
        forward += [args, forward_function]
        if backward_function:
            backward += [args, backward_function]
    return {
        "fwd": joined(structs + functions + forward),
        "bwd": joined(structs + functions + adjoints + backward) if backward else "",
    }


def base_names(text: str, path: str) -> str:
    """`// FILE:LINE` comments with bare file names, for the file itself and for Warp's own sources."""
    text = text.replace(os.path.abspath(path), os.path.basename(path))
    lines = text.split("\n")
    for i, line in enumerate(lines):
        if line.startswith("// " + WARP_FOLDER):
            lines[i] = "// " + os.path.basename(line)
    return "\n".join(lines)


def texts_of_module(warp_module, device: str, path: str, whole: bool, block_dim, root: str = "") -> dict:
    try:
        builder = make_builder(warp_module, device, block_dim)
        texts = {"module": builder.codegen(device)} if whole else columns(builder, device)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
    shorten = (
        (lambda text: text.replace(root + os.sep, "")) if root else (lambda text: base_names(text, path))
    )
    return {key: shorten(text) for key, text in texts.items()}


def fork_call(func):
    """func() in a forked child; its JSON-able result."""
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(read_end)
            with os.fdopen(write_end, "w") as pipe:
                json.dump(func(), pipe)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        text = pipe.read()
    _, status = os.waitpid(pid, 0)
    if status != 0:
        raise RuntimeError(f"child ended with status {status}")
    return json.loads(text)


def texts_of_file(path: str, whole: bool, block_dim=None, devices=tuple(DEVICES)) -> dict:
    """{"": {"cpu": {"fwd": …, "bwd": …}, "cuda": …}, "<other module>": …} or {"error": message}.

    To be called in a process of its own: it imports the file.
    """
    try:
        created = import_file(path)
    except (Exception, SystemExit) as error:
        return {"error": f"{type(error).__name__}: {error}"}
    with_kernels = [m for m in created if concrete_kernels(m)]
    if not with_kernels:
        return {"error": "NoKernels: the file defines no kernel"}
    stem = os.path.splitext(os.path.basename(path))[0]
    primary = next((m for m in with_kernels if m.name == stem), with_kernels[0])
    result = {}
    for warp_module in with_kernels:
        name = "" if warp_module is primary else warp_module.name
        result[name] = {}
        for device in devices:
            texts = fork_call(lambda: texts_of_module(warp_module, device, path, whole, block_dim))  # noqa: B023
            if "error" in texts:
                return {"error": texts["error"]}
            result[name][device] = texts
    return result


def shared_memory_of_file(path: str, block_dim=None) -> dict:
    """{kernel as named in the text: {"forward": bytes, "backward": bytes}} of its CUDA code, for kernels that keep something there.

    To be called in a process of its own: it imports the file.
    """
    found = {}
    for warp_module in import_file(path):
        builder = make_builder(warp_module, "cuda", block_dim)
        builder.codegen("cuda")
        for kernel in builder.kernels:
            asked = {
                "forward": kernel.adj.get_total_required_shared(),
                "backward": kernel.adj.get_total_required_shared_backward(),
            }
            if any(asked.values()):
                found[kernel.get_mangled_name()] = asked
    return found


def texts_after_import(name: str, root: str) -> dict:
    """What Warp generates after `import name` for the modules that hold a kernel written in it.

    {"texts": file name -> text, "refused": file name -> Warp's error, "kernels": their keys}, with file names from the folder `root` in comments; or {"import": message}
    where the import fails. To be called in a process of its own.
    """
    sys.path.insert(0, root)
    try:
        importlib.import_module(name)
    except BaseException as error:  # some leave with SystemExit
        return {"import": f"{type(error).__name__}: {error}"}
    kernels = {module: concrete_kernels(module) for module in context.user_modules.values()}
    own = [module for module, held in kernels.items() if any(k.func.__module__ == name for k in held)]
    primary = next((m for m in own if m.name == name), own[0] if own else None)
    texts, refused = {}, {}
    for module in own:
        infix = "" if module is primary else f".{module.name}"
        for device, extension in {"cpu": "cpu.cpp", "cuda": "cuda.cu"}.items():
            made = fork_call(lambda: texts_of_module(module, device, "", True, None, root))  # noqa: B023
            file = f"{name}{infix}.{extension}"
            if "error" in made:
                refused[file] = made["error"]
            else:
                texts[file] = made["module"]
    return {
        "texts": texts,
        "refused": refused,
        "kernels": sorted(k.key for module in own for k in kernels[module]),
    }


def first_counts() -> dict:
    """How many functions of each name Warp itself defines: what it counts on from in a file of a fresh process."""
    if all(name.split(".")[0] == "warp" for name in context.user_modules):
        return dict(context.function_key_counts)
    code = "import json, warp, warp._src.context as c; warp.init(); print(json.dumps(c.function_key_counts))"
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def for_each(items: list, work, jobs: int = 2):
    """Yield (item, work(item)) in order, each in a forked child, `jobs` at a time.

    work returns a JSON-able value; a child that dies or hangs yields {"error": …}.
    """
    wp.init()
    counts = first_counts()
    folder = tempfile.mkdtemp(prefix="weft-warp-")
    running, done, next_item, next_yield = {}, {}, 0, 0

    def start(index: int):
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            signal.alarm(TIMEOUT_S)
            context.function_key_counts.clear()
            context.function_key_counts.update(counts)
            try:
                result = work(items[index])
            except BaseException as error:
                result = {"error": f"{type(error).__name__}: {error}"}
            with open(f"{folder}/{index}", "w") as file:
                json.dump(result, file)
            os._exit(0)
        running[pid] = index

    while next_yield < len(items):
        while next_item < len(items) and len(running) < jobs:
            start(next_item)
            next_item += 1
        if next_yield not in done:
            pid, status = os.wait()
            if pid in running:  # others are not ours: of a program that pytest started, or of Warp
                done[running.pop(pid)] = status
            continue
        name = f"{folder}/{next_yield}"
        if done.pop(next_yield) == 0 and os.path.exists(name):
            with open(name) as file:
                result = json.load(file)
            os.remove(name)
        else:
            result = {"error": "Killed: the process died or took too long"}
        yield items[next_yield], result
        next_yield += 1
    os.rmdir(folder)
