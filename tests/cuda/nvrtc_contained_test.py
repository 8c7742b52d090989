"""NVRTC works in a sandbox: a library in its place that crashes, hangs, asks for all memory, forges answers or reaches for
the machine costs one worker, its row is named, and the others are judged."""

import ctypes
import json
import os
import subprocess
from pathlib import Path

import pytest
from ptx_test import NATIVE

# A library that takes every program but those that hold a word, with which it does something else.
FAKE = r"""
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static char program[1 << 20], log_text[4096];
static const char ptx[] = ".version 9.0\n.target sm_90\n.address_size 64\n";

static void crash(void) { *(volatile int*)8 = 1; }
static void hang(void) { for (volatile int i = 0;; ++i) {} }
static void take_memory(void) { while (malloc(64 << 20)) {} abort(); }
static void forge(void) {
    char answer[48] = {0};
    write(0, answer, sizeof answer);
}
static void leave(void) { exit(0); }

// What worked goes into the log.
static void got(const char* what) { strcat(log_text, what); strcat(log_text, "; "); }
static void reach(void) {
    if (open("/etc/passwd", O_RDONLY) >= 0) got("read a file");
    if (open(HOME, O_RDONLY | O_DIRECTORY) >= 0) got("listed the home folder");
    if (open(HOME "/written", O_WRONLY | O_CREAT, 0600) >= 0) got("made a file");
    if (socket(AF_INET, SOCK_STREAM, 0) >= 0) got("opened a socket");
    const pid_t child = fork();
    if (child == 0) _exit(0);
    if (child > 0) got("started a process"), waitpid(child, 0, 0);
    if (getenv("HOME")) got("saw the environment");
}

int nvrtcVersion(int* major, int* minor) { return *major = 13, *minor = 0, 0; }
int nvrtcGetNumSupportedArchs(int* count) { return *count = 1, 0; }
int nvrtcGetSupportedArchs(int* list) { return *list = 90, 0; }
int nvrtcCreateProgram(void** made, const char* text, const char* n, int h, const char* const* s, const char* const* i) {
    strncpy(program, text, sizeof program - 1);
    log_text[0] = 0;
    return *made = program, 0;
}
int nvrtcDestroyProgram(void** p) { return 0; }
int nvrtcCompileProgram(void* p, int count, const char* const* options) {
    if (strstr(program, WORD)) DO();
    return log_text[0] ? 6 : 0;
}
int nvrtcGetPTXSize(void* p, size_t* size) { return *size = sizeof ptx, 0; }
int nvrtcGetPTX(void* p, char* text) { return memcpy(text, ptx, sizeof ptx), 0; }
int nvrtcGetCUBINSize(void* p, size_t* size) { return *size = 0, 0; }
int nvrtcGetCUBIN(void* p, char* bytes) { return 0; }
int nvrtcGetProgramLogSize(void* p, size_t* size) { return *size = strlen(log_text) + 1, 0; }
int nvrtcGetProgramLog(void* p, char* text) { return strcpy(text, log_text), 0; }
const char* nvrtcGetErrorString(int result) { return "an error"; }
"""


def library(folder: Path, word: str, does: str) -> Path:
    source, made, home = folder / "fake.c", folder / f"libnvrtc_{does}.so", folder.parent / "home"
    home.mkdir(exist_ok=True)
    source.write_text(FAKE, encoding="utf-8")
    defines = [f'-DWORD="{word}"', f"-DDO={does}", f'-DHOME="{home}"']
    subprocess.run(["cc", "-shared", "-fPIC", "-w", *defines, str(source), "-o", str(made)], check=True)
    return made


@pytest.fixture(scope="module")
def rows(weft: Path, tmp_path_factory) -> tuple[Path, list[dict]]:
    folder = tmp_path_factory.mktemp("rows")
    done = subprocess.run(
        [str(weft), "generate", "-n", "4", "-s", "9", "-d", "both", "-o", "-", "--format", "jsonl"],
        capture_output=True,
        text=True,
        check=True,
    )
    (folder / "rows.jsonl").write_text(done.stdout, encoding="utf-8")
    return folder / "rows.jsonl", [json.loads(line) for line in done.stdout.splitlines()]


def validate(weft: Path, path: Path, nvrtc: Path, *words: str) -> tuple[int, list[dict]]:
    report = nvrtc.parent / "report.json"
    done = subprocess.run(
        [str(weft), "validate", str(path), "--compile", "cuda", "--nvrtc", str(nvrtc), "--warp", str(NATIVE)]
        + ["--report", str(report), "--splits", "0.9,0.05,0.05", *words],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode in (0, 1), done.stderr
    failures = json.loads(report.read_text(encoding="utf-8"))["findings"]
    return done.returncode, [one for one in failures if one["check"] == "compile-cuda"]


BAD = {
    "crash": "NVRTC crashed: signal 11",
    "hang": "NVRTC did not come to an end",
    "take_memory": "NVRTC crashed: signal",
    "forge": "NVRTC crashed: it answered what was not asked",
    "leave": "NVRTC crashed",
}


@pytest.mark.parametrize("does", BAD)
def test_what_ends_nvrtc_costs_one_row(weft: Path, rows, tmp_path: Path, does: str) -> None:
    path, all_rows = rows
    if "come to an end" in BAD[does]:  # each round of looking for the row waits for it
        some = path.read_text(encoding="utf-8").splitlines(keepends=True)[:2]
        path = tmp_path / "two.jsonl"
        path.write_text("".join(some), encoding="utf-8")
    bad = all_rows[1]
    nvrtc = library(tmp_path, bad["kernel_name"] + "_", does)
    code, failures = validate(weft, path, nvrtc, "--timeout", "1")
    assert code == 1
    assert [one["place"].rsplit(":")[-1] for one in failures] == ["2"], failures
    assert BAD[does] in failures[0]["message"]


def test_nothing_is_within_its_reach(weft: Path, rows, tmp_path: Path) -> None:
    path, _ = rows
    nvrtc = library(tmp_path, "namespace", "reach")
    code, failures = validate(weft, path, nvrtc)
    assert (code, failures) == (0, [])
    written = tmp_path.parent / "home" / "written"
    assert not written.exists()
    # In the open all of it works: so what did not work above was held back.
    fake, made = ctypes.CDLL(str(nvrtc)), ctypes.c_void_p()
    fake.nvrtcCreateProgram(ctypes.byref(made), b"namespace", b"", 0, None, None)
    os.environ.setdefault("HOME", "/")
    assert fake.nvrtcCompileProgram(None, 0, None) == 6
    text = ctypes.create_string_buffer(4096)
    fake.nvrtcGetProgramLog(None, text)
    assert text.value.decode().count(";") == 6, text.value
    written.unlink()


def test_a_library_that_is_none_is_named(weft: Path, tmp_path: Path) -> None:
    (tmp_path / "libnvrtc.so").write_text("no library\n", encoding="utf-8")
    done = subprocess.run(
        [
            str(weft),
            "validate",
            "-n",
            "1",
            "--compile",
            "cuda",
            "--nvrtc",
            str(tmp_path),
            "--warp",
            str(NATIVE),
        ],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 3
    assert "cannot use NVRTC" in done.stderr and "libnvrtc.so" in done.stderr


FAKE_NVCC = """#!/bin/sh
case "$1" in
--version) echo "Cuda compilation tools, release 12.9, V12.9.86" ;;
--list-gpu-arch) echo compute_80; echo compute_90 ;;
*) echo "program.cu(3): error: nothing pleases this compiler" >&2; exit 2 ;;
esac
"""


def test_nvcc_takes_the_place_of_nvrtc_where_it_is_asked_for(weft: Path, tmp_path: Path):
    nvcc = tmp_path / "toolkit" / "bin" / "nvcc"
    nvcc.parent.mkdir(parents=True)
    nvcc.write_text(FAKE_NVCC)
    nvcc.chmod(0o755)
    report = tmp_path / "report.json"
    words = [str(weft), "validate", "-n", "2", "-s", "3", "--compile", "cuda", "--warp", str(NATIVE)]
    done = subprocess.run(
        [*words, "--nvcc", str(nvcc), "--report", str(report)], capture_output=True, text=True
    )
    assert done.returncode == 1, done.stdout + done.stderr
    found = json.loads(report.read_text())
    assert "nvcc 12.9" in found["engines"]
    assert found["checks"]["compile-cuda"]["failed"] == 2
    assert "nothing pleases this compiler" in found["findings"][0]["message"]
    done = subprocess.run([*words, "--nvcc", str(nvcc), "--arch", "75"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "nvcc 12.9" in done.stderr
    done = subprocess.run([*words, "--nvcc", str(tmp_path / "none")], capture_output=True, text=True)
    assert done.returncode == 3
    assert "nvcc is not found" in done.stderr
