"""Modules of packages through weft and through Warp: what `import package.module` leaves, text for text.

Outcomes: identical; refused, with the construct; different, which also is a text where Warp has none; not loadable, where Warp
has nothing to compare with (the import fails here, or leaves no kernel).
"""

import dataclasses
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import oracle

sys.path.insert(0, str(oracle.ROOT / "tests" / "golden"))
import warp_text

MENTIONS_KERNELS = re.compile(r"\bkernel\b|\bwp\.map\b|\boverload\b")
MODULE_LEVEL = {
    "annotation.unknown",
    "function.foreign-import",
    "function.number",
    "generic.kernel",
    "kernel.reference",
    "name.not-evaluated",
    "static.expression",
}
EXTENSIONS = {"cpu": "cpu.cpp", "cuda": "cuda.cu"}


@dataclasses.dataclass
class Module:
    name: str
    source: Path
    kind: str = ""
    reason: str = ""
    kernels: list = dataclasses.field(default_factory=list)


def modules_of_warp(root: Path) -> list[Module]:
    """Those of its examples and tests that mention kernels, by name."""
    files = [f for part in ("examples", "tests") for f in sorted((root / "warp" / part).rglob("*.py"))]
    files = [
        f
        for f in files
        if not f.name.startswith("__") and MENTIONS_KERNELS.search(f.read_text(encoding="utf-8"))
    ]
    return [Module(".".join(f.relative_to(root).with_suffix("").parts), f) for f in files]


def modules_in(folder: Path) -> list[Module]:
    """Those below a folder of packages that mention kernels, by name."""
    files = [
        f for f in sorted(folder.rglob("*.py")) if MENTIONS_KERNELS.search(f.read_text(encoding="utf-8"))
    ]
    parts = {f: f.relative_to(folder).with_suffix("").parts for f in files}
    names = {f: p[:-1] if p[-1] == "__init__" else p for f, p in parts.items()}
    return [Module(".".join(p), f) for f, p in names.items() if p and all(map(str.isidentifier, p))]


def is_of_module_level(construct: str) -> bool:
    """Is what was refused Python around the kernels, and not what stands in them?"""
    return construct.startswith(("module.", "import.", "file.")) or construct in MODULE_LEVEL


def weft_texts(program: str, root: Path, modules: list[Module], out: Path) -> dict[str, tuple[dict, str]]:
    """By module: its texts under the names that Warp's have, and the construct that is refused or ""."""
    report = out / "report.json"
    files = [str(m.source) for m in modules]
    command = [program, "compile", *files, "-d", "both", "--paths", "root", "--path", str(root)]
    done = subprocess.run([*command, "-o", str(out), f"--json={report}"], capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"weft compile ended with {done.returncode}:\n{done.stderr[-4000:]}")
    names = {str(m.source): m.name for m in modules}
    result = {}
    for file in oracle.load_json(report)["files"]:
        name = names[file["file"]]
        refusals = [d["construct"] for part in (file, *file["modules"]) for d in part["diagnostics"]]
        texts = {
            f"{name}{'' if module['primary'] else '.' + module['name']}.{extension}": Path(
                module[device]["file"]
            )
            .read_bytes()
            .decode()
            for module in file["modules"]
            for device, extension in EXTENSIONS.items()
            if "file" in module.get(device, {})
        }
        result[name] = texts, refusals[0] if refusals else ""
    return result


def judge(module: Module, made: dict, texts: dict, refusal: str) -> None:
    """Fill in what the module came to; `made` is what warp_text.texts_after_import returned."""
    module.kernels = made.get("kernels", [])
    theirs, refused = made.get("texts", {}), made.get("refused", {})
    wrong = sorted(name for name, text in texts.items() if theirs.get(name) != text)
    if "texts" not in made:
        module.kind, module.reason = "not loadable", made.get("import", made.get("error"))
    elif wrong:
        module.kind, module.reason = "different", f"{wrong[0]} is not what Warp has"
    elif refusal and (theirs or refused):
        module.kind, module.reason = "refused", refusal
    elif refused:
        module.kind, module.reason = "different", f"Warp refuses {min(refused)}, weft does not"
    elif not theirs:
        module.kind, module.reason = "not loadable", "no kernel after the import"
    elif texts.keys() == theirs.keys():
        module.kind = "identical"
    else:
        module.kind, module.reason = "different", "weft wrote no text and says not why"


def outcomes(program: str, root: Path, modules: list[Module]) -> list[Module]:
    with tempfile.TemporaryDirectory(prefix="packages-") as work:
        mine = weft_texts(program, root, modules, Path(work))
    by_name = {m.name: m for m in modules}
    for name, made in warp_text.for_each(
        list(by_name), lambda name: warp_text.texts_after_import(name, str(root))
    ):
        judge(by_name[name], made, *mine[name])
    return modules
