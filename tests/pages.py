"""The commands of the documents, as a reader would type them.

A page is run from top to bottom in one empty folder that holds `examples/` and nothing else. Of its fenced blocks

- `sh` holds commands, one a line; each must end with 0, or with what its comment says (`# … exit code 1`),
- `console` holds commands behind `$ ` and below each what it prints: `…` stands for anything, a time (`3.6 us`) for any time,
- `text` is never run: a command in it is a synopsis, with `[…]` in it.

Blocks of other languages are not run, and hold no command. What a page cannot show stands in comments above a block:

    <!-- before: COMMAND -->            what the page supposes to be there, a command a line
    <!-- file: NAME -->                 the block is this file, whatever its language; with lines below NAME, they are
    <!-- run -->                        the block is Python that runs
    <!-- exit code N -->                of all commands of the block
    <!-- instead: A = B; C = D -->      B is run for A: A takes long, or stands for something
    <!-- needs: PROGRAM -->             run only where this program is
    <!-- not run, KIND: REASON -->      the block is not run; KINDS has the kinds

`python tests/pages.py` lists what is not run.
"""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

KINDS = {
    "gpu": "needs a GPU",
    "build": "builds or tests weft itself, from its clone",
    "long": "takes minutes or hours",
    "measurement": "measures, and takes its time",
    "network": "needs the network",
    "serves": "goes on until somebody ends it",
    "tool": "needs a program that is no part of a test machine",
}

COMMAND = re.compile(r"(?:\$ )?(?:weft |\./dev |\$weft )")
MARK = re.compile(r"<!--\s*(.*?)\s*-->", re.DOTALL)
COMPLAINT = re.compile(r"^weft[ a-z-]*: ", re.MULTILINE)
EXIT_CODE = re.compile(r"exit code (\d+)")
TIME = re.compile(r"(?<![\w.])\d[\d.,]* (us|ms|s)\b")


def search_path():
    """Where programs are looked for: the Python of the tests first, CUDA's toolkit last."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"], "/usr/local/cuda/bin"])


class BadPage(Exception):
    """A page that cannot be run, or a command that did not do what the page says."""


@dataclass
class Command:
    line: int
    text: str
    code: int = 0
    output: list[str] | None = None  # of a console block: the lines below it


@dataclass
class Block:
    line: int
    language: str
    lines: list[str]
    before: list[str] = field(default_factory=list)
    files: list[tuple[str, str]] = field(default_factory=list)  # those that comments hold: name, text
    file: str = ""
    run: bool = False
    code: int = 0
    instead: list[tuple[str, str]] = field(default_factory=list)
    not_run: tuple[str, str] | None = None  # kind, reason

    def commands(self):
        if self.language == "console":
            return self._of_console()
        if self.language == "sh":
            return self._of_shell()
        return []

    def _of_shell(self):
        found = []
        for number, text in enumerate(self.lines, self.line + 1):
            if found and found[-1].text.endswith("\\"):
                found[-1].text = found[-1].text[:-1] + text.strip()
            elif text.strip() and not text.startswith("#"):
                found.append(Command(number, text, self.code))
        for command in found:
            said = EXIT_CODE.search(command.text.rpartition("#")[2]) if "#" in command.text else None
            if said:
                command.code = int(said[1])
        return found

    def _of_console(self):
        found = []
        for number, text in enumerate(self.lines, self.line + 1):
            if text.startswith("$ "):
                found.append(Command(number, text[2:], self.code, []))
            elif found:
                found[-1].output.append(text)
            else:
                raise BadPage(f"line {number}: a console block begins with `$ `")
        return found


def take_mark(block, text, where):
    name, colon, rest = text.partition(":")
    kind = re.fullmatch(r"not run, (\w+)", name)
    if name == "before" and colon:
        block.before += [line.strip() for line in rest.strip().splitlines()]
    elif name == "file" and colon:
        file, _, content = rest.strip().partition("\n")
        if content:
            block.files.append((file.strip(), content + "\n"))
        else:
            block.file = file
    elif name == "needs" and colon:
        if shutil.which(rest.strip(), path=search_path()) is None:
            block.not_run = ("tool", f"{rest.strip()} is not on this machine")
    elif text == "run":
        block.run = True
    elif name == "instead" and colon:
        pairs = [pair.partition(" = ") for pair in rest.strip().split("; ")]
        block.instead = [(old.strip(), new.strip()) for old, _, new in pairs]
    elif kind and colon:
        if kind[1] not in KINDS or len(rest.split()) < 3:
            raise BadPage(
                f"{where}: a block is not run for a kind of {', '.join(KINDS)}, and a reason in words"
            )
        block.not_run = (kind[1], rest.strip())
    elif said := re.fullmatch(EXIT_CODE, text):
        block.code = int(said[1])
    # Other comments are remarks to writers.


def blocks_of(text):
    """The fenced blocks of a page, with the marks that stand above them."""
    blocks, marks, position = [], [], 0
    lines = text.splitlines()
    while position < len(lines):
        line = lines[position]
        if line.startswith("<!--"):
            begin = position
            while "-->" not in lines[position]:
                position += 1
            mark = MARK.fullmatch("\n".join(lines[begin : position + 1]).strip())
            marks.append((begin + 1, mark[1] if mark else ""))
        elif line.startswith("```"):
            fence = re.match("`+", line)[0]
            end = position + 1
            while end < len(lines) and lines[end].rstrip() != fence:
                end += 1
            block = Block(position + 1, line[len(fence) :].strip(), lines[position + 1 : end])
            for number, mark in marks:
                take_mark(block, mark, f"line {number}")
            blocks.append(block)
            marks, position = [], end
        elif line.strip():
            marks = []
        position += 1
    return blocks


def check_form(blocks):
    """No command hides in a block that is not run."""
    for block in blocks:
        if block.language in ("sh", "console") or block.file or block.run:
            continue
        for number, line in enumerate(block.lines, block.line + 1):
            synopsis = block.language == "text" and "[" in line
            if COMMAND.match(line) and not synopsis:
                raise BadPage(
                    f"line {number}: a command in a block that is neither `sh` nor `console`: {line}"
                )


def pattern_of(expected):
    """A regular expression for lines of a page in which … is anything and a time is any time."""
    pieces = []
    for line in "\n".join(expected).rstrip().splitlines():
        if line.strip() == "…":
            pieces.append(r"(?:.*\n)*?")
            continue
        parts = []
        for part in line.rstrip().split("…"):
            begin, escaped = 0, ""
            for time in TIME.finditer(part):
                escaped += re.escape(part[begin : time.start()]) + rf"\d[\d.,]* {time[1]}"
                begin = time.end()
            parts.append(escaped + re.escape(part[begin:]))
        pieces.append(".*".join(parts) + r"[ \t]*\n")
    return "".join(pieces)


def shell(text, folder, environment):
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", text],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=300,
    )


def run_command(command, folder, environment, name, instead=()):
    text = command.text
    for old, new in instead:
        text = re.sub(rf"{re.escape(old)}(?!\w)", lambda _, new=new: new, text)
    done = shell(text, folder, environment)
    if done.returncode == 3 and re.search(r"\| head\b", text) and not COMPLAINT.search(done.stdout):
        done.returncode = 0  # of a pipe that `head` has closed nothing is said
    shown = done.stdout[-3000:]
    if done.returncode != command.code:
        raise BadPage(
            f"{name}:{command.line}: `{text}` ended with {done.returncode}, not {command.code}\n{shown}"
        )
    if command.output is not None and not re.fullmatch(
        pattern_of(command.output), done.stdout.rstrip() + "\n"
    ):
        wanted = "\n".join(command.output)
        raise BadPage(f"{name}:{command.line}: `{text}` printed\n{shown}\nand the page says\n{wanted}")


def run_block(block, folder, environment, name):
    own = "\n".join(block.lines) + "\n"
    for file, content in [*block.files, *([(block.file, own)] if block.file else [])]:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(content, encoding="utf-8")
    for text in block.before:
        run_command(Command(block.line, text), folder, environment, name)
    if block.run:
        (folder / ".block.py").write_text(own, encoding="utf-8")
        run_command(Command(block.line, "python .block.py", block.code), folder, environment, name)
    for old, _ in block.instead:
        if not any(old in command.text for command in block.commands()):
            raise BadPage(f"{name}:{block.line}: no command of the block has `{old}`")
    for command in block.commands():
        run_command(command, folder, environment, name, block.instead)


def environment_for(weft, folder):
    """What commands run with: weft, its package and the Python of the tests, nothing from the network, no colours."""
    return {
        **os.environ,
        "PYTHONPATH": str(Path(weft).parent / "python"),
        "PATH": os.pathsep.join([str(Path(weft).parent), search_path()]),
        "VIRTUAL_ENV": sys.prefix,
        "HF_HUB_OFFLINE": "1",
        "HF_DATASETS_OFFLINE": "1",
        "HF_HOME": str(folder / ".hf"),
        "XDG_CACHE_HOME": str(folder / ".cache"),
        "NO_COLOR": "1",
    }


def run_page(text, name, folder, weft):
    """Runs the commands of a page; the first that fails raises BadPage. Returns the blocks that were not run."""
    environment = environment_for(weft, folder)
    blocks = blocks_of(text)
    check_form(blocks)
    for block in blocks:
        if block.not_run is None:
            run_block(block, folder, environment, name)
    return [block for block in blocks if block.not_run]


def all_pages():
    """Every page of the repository but the changelog, which speaks of the past."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    names = sorted(set(filter(None, listed.stdout.split("\0"))) - {"CHANGELOG.md"})
    return [name for name in names if (ROOT / name).exists()]


def not_run_lines():
    lines = []
    for name in all_pages():
        for block in blocks_of((ROOT / name).read_text(encoding="utf-8")):
            if block.not_run:
                kind, reason = block.not_run
                lines.append(
                    f"{name}:{block.line}: {len(block.commands())} commands, {KINDS[kind]}: {reason}"
                )
    return lines


if __name__ == "__main__":
    listed = not_run_lines()
    print("\n".join(listed))
    print(f"{len(listed)} blocks are not run")
