"""Modules of packages, with what Warp generates after their import in a process of its own.

Every file of `forms` is one form of import; what is refused must say why.
"""

import json
import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "golden"))
import warp_text  # noqa: E402

MODULES = {
    "forms": sorted(f"forms.{p.stem}" for p in (HERE / "forms").glob("*.py") if p.stem != "__init__")
    + ["forms.inner.makers", "forms.inner.constants", "forms.gap.deep.mod", "forms.leaf.deeper.mod"],
    "loose": ["plain"],
}
# Of these the oracle has a text, and weft cannot know it.
REFUSED = {
    "forms.any_import_twice": "function.number",
    "forms.doubtful": "function.number",
    "forms.launching_generic": "generic.kernel",
}


def run(weft, *args, **more):
    return subprocess.run([str(weft), *map(str, args)], capture_output=True, text=True, **more)


def file_of(root: pathlib.Path, name: str) -> pathlib.Path:
    return root.joinpath(*name.split(".")).with_suffix(".py")


def compiled(weft, out: pathlib.Path, root: pathlib.Path, names: list) -> dict:
    """Module -> its texts by the oracle's names, or the constructs that are refused."""
    files = {str(file_of(root, name)): name for name in names}
    done = run(
        weft, "compile", *files, "-d", "both", "--paths", "root", "-o", out, f"--json={out}/report.json"
    )
    assert done.returncode in (0, 1), done.stderr
    result = {}
    for file in json.loads((out / "report.json").read_text())["files"]:
        name = files[file["file"]]
        diags = file["diagnostics"] + [d for module in file["modules"] for d in module["diagnostics"]]
        result[name] = [d["construct"] for d in diags] or {
            name + ("" if module["primary"] else f".{module['name']}") + "." + extension: pathlib.Path(
                module[device]["file"]
            ).read_text()
            for module in file["modules"]
            for device, extension in {"cpu": "cpu.cpp", "cuda": "cuda.cu"}.items()
        }
    return result


@pytest.mark.parametrize("package", MODULES)
def test_texts_are_those_after_the_import(weft, tmp_path, package):
    root = HERE if package == "forms" else HERE / package
    mine = compiled(weft, tmp_path, root, MODULES[package])
    compared = 0
    for name, made in warp_text.for_each(
        MODULES[package], lambda name: warp_text.texts_after_import(name, str(root))
    ):
        assert "texts" in made, made
        texts = made["texts"]
        if name in REFUSED:
            assert mine[name] == [REFUSED[name]], mine[name]
        elif not texts:
            assert mine[name] == ["file.no-kernels"], mine[name]
        else:
            assert mine[name] == texts, name
            compared += 1
    assert compared >= (9 if package == "forms" else 1)


def test_one_module_is_what_it_is_among_all(weft, tmp_path):
    names = MODULES["forms"]
    together = compiled(weft, tmp_path / "all", HERE, names)
    for name in ("forms.relative", "forms.starred"):
        assert compiled(weft, tmp_path / name, HERE, [name])[name] == together[name]


def test_alone_no_import_is_followed(weft):
    done = run(weft, "compile", "--alone", HERE / "forms" / "relative.py")
    assert done.returncode == 1
    assert "comes from another file" in done.stderr or "foreign-import" in done.stderr


KERNEL = "import warp as wp\n{}\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    x[0] = float(VALUE)\n"


def project(folder: pathlib.Path, **files) -> pathlib.Path:
    for name, text in files.items():
        path = (folder / name).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def refusal(weft, file: pathlib.Path, *args) -> str:
    done = run(weft, "compile", file, *args)
    assert done.returncode == 1, done.stdout[-300:]
    assert "error[" in done.stderr
    return done.stderr


def test_the_chain_of_imports_is_told(weft, tmp_path):
    project(
        tmp_path,
        main=KERNEL.format("from middle import VALUE"),
        middle="from deep import VALUE\n",
        deep="1 + ''\n",
    )
    text = refusal(weft, tmp_path / "main.py")
    assert "deep.py:1" in text
    assert "imported by" in text and "middle.py:1" in text and "main.py:2" in text


def test_nothing_is_read_through_a_link_out_of_the_folder(weft, tmp_path):
    project(tmp_path / "outside", secret="VALUE = 1\n")
    project(tmp_path / "in", main=KERNEL.format("from secret import VALUE"))
    (tmp_path / "in" / "secret.py").symlink_to(tmp_path / "outside" / "secret.py")
    assert "import.link" in refusal(weft, tmp_path / "in" / "main.py")
    done = run(
        weft, "compile", tmp_path / "in/main.py", "--path", tmp_path / "in", "--path", tmp_path / "outside"
    )
    assert done.returncode == 0, done.stderr


def test_large_files_are_refused(weft, tmp_path):
    project(tmp_path, main=KERNEL.format("from large import VALUE"), large="VALUE = 1\n")
    with open(tmp_path / "large.py", "a") as file:
        file.truncate(100 << 20)
    assert "source.too-large" in refusal(weft, tmp_path / "main.py")


def test_all_files_together_have_a_limit(weft, tmp_path):
    for i in range(10):
        project(tmp_path, **{f"part{i}": f"# {'x' * (7 << 20)}\n"})
    imports = "\n".join(f"import part{i}" for i in range(10))
    project(tmp_path, main=KERNEL.format(imports + "\nVALUE = 1"))
    assert "import.too-much" in refusal(weft, tmp_path / "main.py")


def test_names_that_differ_in_case_are_others(weft, tmp_path):
    """Also beside one another, and where only the other one is there."""
    files = {
        "pk/__init__": "",
        "pk/helper": "VALUE = 1\n",
        "pk/main": KERNEL.format("from .Helper import VALUE"),
    }
    project(tmp_path, **files)
    main = tmp_path / "pk" / "main.py"
    assert "ModuleNotFoundError" in refusal(weft, main)
    project(tmp_path, **{"pk/Helper": "VALUE = 2\n"})
    if (tmp_path / "pk" / "helper.py").read_text() == "VALUE = 2\n":
        pytest.skip("this file system takes one name for the other")
    texts = {}
    for name in ["helper", "Helper"]:
        project(tmp_path, **{"pk/main": KERNEL.format(f"from .{name} import VALUE")})
        done = run(weft, "compile", main)
        assert done.returncode == 0, done.stderr
        texts[name] = done.stdout
    assert "var_0 = 1" in texts["helper"] and "var_0 = 2" in texts["Helper"], texts


def test_a_long_chain_of_imports_is_refused(weft, tmp_path):
    for i in range(300):
        (tmp_path / f"link{i}.py").write_text(f"from link{i + 1} import VALUE\n")
    (tmp_path / "link300.py").write_text("VALUE = 1\n")
    project(tmp_path, main=KERNEL.format("from link0 import VALUE"))
    assert "module.nesting" in refusal(weft, tmp_path / "main.py")


def test_a_cycle_is_a_partly_initialised_module(weft, tmp_path):
    project(
        tmp_path,
        main=KERNEL.format("from one import VALUE"),
        one="from two import VALUE\n",
        two="from one import VALUE\n",
    )
    assert "ImportError" in refusal(weft, tmp_path / "main.py")


def test_a_file_that_cannot_be_read_is_told(weft, tmp_path):
    project(tmp_path, main=KERNEL.format("from folder import VALUE"))
    os.mkfifo(tmp_path / "folder.py")
    assert "import.unreadable" in refusal(weft, tmp_path / "main.py")


def test_a_file_in_a_later_folder_is_seen_from_there(weft, tmp_path):
    project(tmp_path / "long" / "a", other="")
    project(tmp_path / "b", main=KERNEL.format("VALUE = 1\n@wp.func\ndef f(x: float):\n    return x"))
    folders = ["--path", tmp_path / "long" / "a", "--path", tmp_path / "b"]
    done = run(weft, "compile", tmp_path / "b" / "main.py", *folders, "--paths", "root")
    assert done.returncode == 0, done.stderr


def test_a_link_that_is_named_is_read(weft, tmp_path):
    project(tmp_path / "outside", real=KERNEL.format("VALUE = 1"))
    project(tmp_path / "in", other="")
    (tmp_path / "in" / "main.py").symlink_to(tmp_path / "outside" / "real.py")
    done = run(weft, "compile", tmp_path / "in" / "main.py")
    assert done.returncode == 0, done.stderr


def test_messages_name_all_files_alike(weft, tmp_path):
    files = {
        "pk/__init__": "",
        "pk/helper": "import warp as wp\n@wp.func\ndef f(x: float):\n    return wp.nope(x)\n",
        "pk/main": KERNEL.format("from .helper import f\nVALUE = 1.0").replace("float(", "f("),
    }
    project(tmp_path, **files)
    for paths, name in {"full": "pk/helper.py:4", "base": "helper.py:4"}.items():
        done = run(weft, "compile", "pk/main.py", "--paths", paths, cwd=tmp_path)
        assert done.stderr.startswith(name), done.stderr


def test_a_package_that_fails_refuses_each_of_its_modules(weft, tmp_path):
    """For the same reason, at the same place; the work is done for the first."""
    count = 40
    slow = "x = 0\nfor i in range(100_000):\n    x += 1\n1 + ''\n"
    names = [f"pk/m{i}" for i in range(count)]
    project(tmp_path, **{"pk/__init__": slow}, **dict.fromkeys(names, KERNEL.format("VALUE = 1")))
    done = run(weft, "compile", *(tmp_path / f"{name}.py" for name in names), "--json")
    files = json.loads(done.stdout)["files"]
    assert [f["diagnostics"][0]["line"] for f in files] == [4] * count


def test_alone_and_path_exclude_each_other(weft, tmp_path):
    project(tmp_path, main=KERNEL.format("VALUE = 1"))
    for command in ("compile", "check"):
        done = run(weft, command, tmp_path / "main.py", "--alone", "--path", tmp_path)
        assert done.returncode == 2 and "--alone" in done.stderr


def test_refused_modules_of_a_file_have_no_names_to_clash(weft, tmp_path):
    """A unique module is named by its hash, which a refused kernel has not."""
    kernel = (
        '@wp.kernel(module="unique")\ndef k{0}(x: wp.array(dtype=float)):\n    x[0] = float(nowhere{0})\n\n\n'
    )
    project(tmp_path, main="import warp as wp\n\n\n" + kernel.format(1) + kernel.format(2))
    done = run(weft, "compile", tmp_path / "main.py", "-o", tmp_path / "out")
    assert done.returncode == 1 and done.stderr.count("name.undefined") == 2, done.stderr


EARLY = "import os\n\n\ndef early():\n    import late\n\n\nif os.environ.get('EARLY'):\n    early()\n"
FUNCTION = "@wp.func\ndef shift(x: float):\n    return x\n\n\n"


def test_a_function_between_two_imports_of_a_file_is_in_doubt(weft, tmp_path):
    """Was the file imported before that function, or behind it?"""
    project(
        tmp_path,
        main=EARLY
        + KERNEL.format(FUNCTION + "from late import shift as VALUE").replace("VALUE)", "VALUE(1.0))"),
        late="import warp as wp\n\n\n" + FUNCTION,
    )
    assert "function.number" in refusal(weft, tmp_path / "main.py")


def test_the_init_file_of_a_package_is_that_package(weft, tmp_path):
    files = {"pk/__init__": KERNEL.format("from .helper import VALUE"), "pk/helper": "VALUE = 1\n"}
    project(tmp_path, **files)
    done = run(weft, "compile", tmp_path / "pk" / "__init__.py")
    assert done.returncode == 0, done.stderr


def test_a_setting_under_a_condition_is_in_doubt_for_all_files(weft, tmp_path):
    setting = "import os\nimport warp as wp\nif os.environ.get('SMALL'):\n    wp.config.max_unroll = 4\n"
    project(tmp_path, main=KERNEL.format("import other\nVALUE = 1"), other=setting)
    assert "module.conditional-declaration" in refusal(weft, tmp_path / "main.py")


def test_what_follows_a_refused_line_of_a_function_may_happen_too(weft, tmp_path):
    other = "import os\nVALUE = 1\ndef f():\n    global VALUE\n    exec('')\n    VALUE = 2\nif os.environ.get('F'):\n    f()\n"
    project(tmp_path, main=KERNEL.format("import other\nfrom other import VALUE"), other=other)
    assert "name.not-evaluated" in refusal(weft, tmp_path / "main.py")
