"""What runs in a worker gets at nothing: programs that a hostile row could hold, put into a kernel and run as rows are.

Each program tries one thing and says GAINED where it could do it; whether it could is also looked for outside. They are
bounded, so that one that gets through harms nothing. The kernel around each goes on if its program lets it, and the fine
one behind them must be judged as if the others were not there.
"""

import os
import shutil
import signal
import socket
import subprocess
from pathlib import Path

import pytest
from verify_test import NATIVE

# What the programs are written with: no header can stand where they stand.
COMMON = r"""
extern "C" {
long syscall(long, ...); int open(const char*, int, ...); long read(int, void*, unsigned long);
long write(int, const void*, unsigned long); int close(int); int unlink(const char*); int rename(const char*, const char*);
int system(const char*); int fork(); int setsid(); int kill(int, int); int getppid(); int getpid(); void _exit(int);
int socket(int, int, int); int connect(int, const void*, unsigned); char* getenv(const char*); extern char** environ;
void* malloc(unsigned long); void* memset(void*, int, unsigned long); int dprintf(int, const char*, ...);
int printf(const char*, ...); unsigned sleep(unsigned); void (*signal(int, void (*)(int)))(int); int ftruncate(int, long);
long ptrace(int, ...); int pthread_create(unsigned long*, const void*, void* (*)(void*), void*); void abort();
int execl(const char*, const char*, ...); int chmod(const char*, unsigned); int mkdir(const char*, unsigned);
int setuid(unsigned); int unshare(int); int mount(const char*, const char*, const char*, unsigned long, const void*);
long process_vm_writev(int, const void*, unsigned long, const void*, unsigned long, unsigned long);
int prctl(int, ...); int setrlimit(int, const void*); int strncmp(const char*, const char*, unsigned long);
}
static void gained(const char* what) { dprintf(2, "GAINED %s\n", what); abort(); }
"""

# name: the text, and what the row is reported as. A program that is refused all it tries leaves a kernel that is fine.
PROGRAMS = {
    "starts_a_shell": (
        'static void attack() { if (system("echo x > @DESK@/shell") == 0) gained("a shell"); }',
        "none",
    ),
    "becomes_a_program": (
        'static void attack() { execl("/bin/sh", "sh", "-c", "echo x > @DESK@/exec", (char*)0); }',
        "none",
    ),
    "processes": (
        "static void attack() { for (int i = 0; i < 200; ++i) { int p = fork(); if (p == 0) { sleep(5); _exit(0); }"
        ' if (p > 0) gained("a process"); } }',
        "none",
    ),
    "threads": (
        "static void* idle(void*) { sleep(5); return 0; } static void attack() { unsigned long t;"
        ' for (int i = 0; i < 200; ++i) if (pthread_create(&t, 0, idle, 0) == 0) gained("a thread"); }',
        "none",
    ),
    "socket": (
        "static void attack() { unsigned char to[16] = {2, 0, @PORT@, 127, 0, 0, 1}; int s = socket(2, 1, 0);"
        ' if (s >= 0 && connect(s, to, 16) == 0) gained("a connection"); }',
        "none",
    ),
    "reads_home": (
        'static void attack() { char b[9]; int f = open("@HOME@/secret", 0); if (f >= 0 && read(f, b, 8) > 0) gained("home"); }',
        "none",
    ),
    "reads_passwd": (
        'static void attack() { if (open("/etc/passwd", 0) >= 0) gained("passwd"); }',
        "none",
    ),
    "reads_weft": (
        'static void attack() { char p[] = "/proc/1/environ"; if (open(p, 0) >= 0 && getppid() == @WEFT@) gained("proc");'
        ' if (open("/proc/@WEFT@/environ", 0) >= 0) gained("weft\'s environment"); }',
        "none",
    ),
    "writes_data": (
        'static void attack() { if (open("@DESK@/data", 01001) >= 0) gained("writing"); }',
        "none",
    ),
    "removes_data": ('static void attack() { if (unlink("@DESK@/data") == 0) gained("removing"); }', "none"),
    "moves_data": (
        'static void attack() { if (rename("@DESK@/data", "@DESK@/gone") == 0) gained("moving"); }',
        "none",
    ),
    "changes_rights": (
        'static void attack() { if (chmod("@DESK@/data", 0777) == 0) gained("rights"); }',
        "none",
    ),
    "files_without_end": (
        'static void attack() { const char* in[] = {"@DESK@/f", "/var/f", "/f", "f", "/dev/shm/f", "@FOLDER@/f"};'
        " for (int i = 0; i < 6; ++i) { int f = open(in[i], 0102, 0600); if (f >= 0 && write(f, in, 8) == 8)"
        ' gained(in[i]); if (mkdir(in[i], 0700) == 0) gained("a folder"); } }',
        "none",
    ),
    "changes_its_code": (
        'static void attack() { if (open("@FOLDER@/hostile.so", 2) >= 0) gained("its library"); }',
        "none",
    ),
    "endless": ("static void attack() { for (volatile int i = 0;; ++i) {} }", "too-slow"),
    "deaf_sleep": (
        "static void deaf(int) {} static void attack() { for (int s = 1; s < 32; ++s) signal(s, deaf);"
        " int word = 0; for (;;) syscall(@FUTEX@, &word, 0, 0, 0, 0, 0); }",
        "too-slow",
    ),
    "memory": (
        "static void attack() { unsigned long all = 0; for (int i = 0; i < 32; ++i) { void* p = malloc(64ul << 20);"
        ' if (p == 0) break; memset(p, 1, 4096); all += 64; } if (all > 1500) gained("memory"); }',
        "none",
    ),
    "output_without_end": (
        'static void attack() { for (int i = 0;; ++i) printf("%d all kernels are fine, all well\\n", i); }',
        "too-slow",
    ),
    "signals_weft": (
        "static void attack() { if (kill(@WEFT@, 10) == 0 || kill(getppid(), 10) == 0 || kill(-1, 10) == 0)"
        ' gained("a signal"); }',
        "none",
    ),
    "signals_its_group": (
        'static void attack() { if (kill(0, 10) == 0) gained("a signal to the group"); }',
        "none",
    ),
    "attaches": (
        'static void attack() { if (ptrace(16, @WEFT@, 0, 0) == 0 || ptrace(16, getppid(), 0, 0) == 0) gained("weft");'
        " char c = 0; struct { void* p; unsigned long n; } a = {&c, 1};"
        ' if (process_vm_writev(@WEFT@, &a, 1, &a, 1, 0) > 0) gained("weft\'s memory"); }',
        "none",
    ),
    "new_rights": (
        "static void attack() { struct { unsigned long a, b; } all = {~0ul, ~0ul};"
        ' if (unshare(0x10000000) == 0 || mount("none", "/", "tmpfs", 0, 0) == 0 || setrlimit(0, &all) == 0)'
        ' gained("rights"); }',
        "none",
    ),
    "stack": (
        "static int deep(int n) { volatile char page[4096]; page[0] = n; return n == 0 ? 0 : deep(n - 1) + page[0]; }"
        " static void attack() { deep(1 << 20); }",
        "crashed",
    ),
    "forged_answers": (
        "static void attack() { unsigned long one = 1; for (int i = 0; i < 100; ++i) write(0, &one, 8); _exit(0); }",
        "crashed",
    ),
    "forged_memory_size": (
        'static void attack() { for (int f = 0; f < 64; ++f) if (f > 2 && ftruncate(f, 0) == 0) gained("the memory"); }',
        "none",
    ),
    "leaves_a_process": (
        "static void attack() { if (fork() == 0) { setsid(); sleep(5); _exit(0); } }",
        "none",
    ),
    "reads_the_environment": (
        'static void attack() { if (getenv("HOME") || getenv("WEFT_SECRET")) gained("the environment"); }',
        "none",
    ),
    "acts_when_loaded": (
        '__attribute__((constructor)) static void early() { if (open("@HOME@/secret", 0) >= 0 || fork() == 0)'
        ' gained("at loading"); } static void attack() {}',
        "none",
    ),
    "closes_its_connection": ("static void attack() { close(0); }", "crashed"),
    "fine": ("static void attack() {}", "none"),
}
FUTEX = {"x86_64": 202, "aarch64": 98}


def snapshot(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {
        str(p.relative_to(folder)): (p.stat().st_mode, p.read_bytes() if p.is_file() else b"")
        for p in sorted(folder.rglob("*"))
    }


def left_behind() -> set[str]:
    """Of ours that still run though nobody who starts such waits for them: other tests may run some at this
    moment. One that ended and waits for its parent's notice is none."""
    found = subprocess.run(["ps", "-eo", "pid=,ppid=,stat=,comm="], capture_output=True, text=True).stdout
    table = {line[0]: line[1:] for line in map(str.split, found.splitlines())}

    def is_awaited(process: str) -> bool:
        while process in table:
            process = table[process][0]
            if process in table and table[process][2] in ("weft", "weft_tests", "run_native"):
                return True
        return False

    ours = [pid for pid, row in table.items() if row[2] in ("weft-worker", "bwrap") and row[1][0] != "Z"]
    return {pid for pid in ours if not is_awaited(pid)}


@pytest.mark.parametrize("means", ["bubblewrap and seccomp", "Landlock and seccomp"])
def test_nothing_gets_out_of_a_worker(weft_dev: Path, tmp_path: Path, means: str):
    desk, home, folder, texts = (tmp_path / name for name in ("desk", "home", "folder", "texts"))
    for made in (desk, home, folder, texts):
        made.mkdir()
    (desk / "data").write_text("precious")
    (home / "secret").write_text("secret")
    tools = "/usr/bin:/bin"
    if means.startswith("Landlock"):  # a machine without bubblewrap
        (tmp_path / "bin").mkdir()
        (tmp_path / "bin" / "c++").symlink_to(shutil.which("c++"))
        tools = str(tmp_path / "bin")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        values = {
            "@DESK@": str(desk),
            "@HOME@": str(home),
            "@FOLDER@": str(folder),
            "@PORT@": f"{port >> 8}, {port & 255}",
            "@WEFT@": str(os.getpid()),
            "@FUTEX@": str(FUTEX[os.uname().machine]),
        }
        names = []
        for name, (text, _) in PROGRAMS.items():
            for key, value in values.items():
                text = text.replace(key, value)
            (texts / f"{name}.inc").write_text(COMMON + text)
            names.append(str(texts / f"{name}.inc"))
        before, running = snapshot(tmp_path), left_behind()
        seen = []
        signal.signal(signal.SIGUSR1, lambda *_: seen.append("a signal"))
        done = subprocess.run(
            [str(weft_dev.parent / "run_native"), str(NATIVE), str(folder), *names],
            capture_output=True,
            text=True,
            timeout=300,
            env={"PATH": tools, "HOME": str(home), "WEFT_SECRET": "1"},
        )
        server.settimeout(0.1)
        with pytest.raises(TimeoutError):
            server.accept()
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    if lines[0] != means:
        pytest.skip(f"this machine has {lines[0]}")
    found = {name: (problem, detail) for name, problem, detail in (line.split("\t") for line in lines[1:])}
    assert {name: problem for name, (problem, _) in found.items()} == {
        name: problem for name, (_, problem) in PROGRAMS.items()
    }, found
    assert not seen and left_behind() <= running
    after = snapshot(tmp_path)
    made = {"folder/hostile.cpp", "folder/hostile.so"}
    assert {k: v for k, v in after.items() if k not in made} == before
