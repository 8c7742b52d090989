"""What this process began ends with it: programs that run, temporary folders; also when a signal ends it. Signals end it as they
end the program itself, in good order and within seconds."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
PATIENCE = 3.0  # seconds that a program has to end in good order
LONGEST = 6.0  # seconds from a signal to the end, whatever is being waited for
GLANCE = 0.2  # seconds; a task that Ray cancels is told between two steps of Python, and not while it waits

_programs: set[subprocess.Popen[str]] = set()
_folders: set[str] = set()
_is_watching = False
_is_told = threading.Lock()
_holders = 0
_is_pending = False


def watch_signals(command: str) -> None:
    """From now on a signal is a KeyboardInterrupt, and the end comes even where nobody hears of that. One that is ignored (nohup)
    stays so."""
    global _is_watching
    ours, theirs = socket.socketpair()
    theirs.setblocking(False)
    signal.set_wakeup_fd(os.dup(theirs.fileno()), warn_on_full_buffer=False)
    threading.Thread(target=_end_late, args=(ours, command), daemon=True).start()
    _is_watching = True
    watch_again()


def watch_again() -> None:
    """After somebody else's handlers were put in place of these."""
    for each in SIGNALS if _is_watching else ():
        if signal.getsignal(each) is not signal.SIG_IGN:
            signal.signal(each, _interrupt)


def _interrupt(number: int, frame: FrameType | None) -> None:
    global _is_pending
    for each in SIGNALS:  # a second one cannot break what the first one ends
        signal.signal(each, signal.SIG_IGN)
    if _holders:
        _is_pending = True
    else:
        raise KeyboardInterrupt


def _end_late(told: socket.socket, command: str) -> None:
    while told.recv(1)[0] not in SIGNALS:
        pass
    time.sleep(LONGEST)
    end_all()
    tell(command)
    os._exit(INTERRUPTED)


def tell(command: str) -> None:
    """Once, whoever is first."""
    if _is_told.acquire(blocking=False):
        print(
            f"{command}: interrupted; what is finished is kept, and the same command goes on",
            file=sys.stderr,
            flush=True,
        )


@contextmanager
def held() -> Iterator[None]:
    """A signal that comes in here is heard of at the end."""
    global _holders, _is_pending
    _holders += 1
    try:
        yield
    finally:
        _holders -= 1
    if _is_pending and not _holders:
        _is_pending = False
        raise KeyboardInterrupt


@contextmanager
def folder(prefix: str) -> Iterator[str]:
    """A temporary one."""
    path = ""
    try:
        with held():
            path = tempfile.mkdtemp(prefix=prefix)
            _folders.add(path)
        yield path
    finally:
        with held():
            _remove(path)


def _remove(path: str) -> None:
    if path in _folders:
        shutil.rmtree(path, ignore_errors=True)
        _folders.discard(path)


def run(command: Sequence[str], cwd: str | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a program to its end; one that is not waited for any longer is ended."""
    process = None
    try:
        with held():
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=cwd
            )
            _programs.add(process)
        while True:
            try:
                out, said = process.communicate(timeout=GLANCE)
                return subprocess.CompletedProcess(command, process.returncode, out, said)
            except subprocess.TimeoutExpired:
                pass
    finally:
        if process is not None:
            with held():
                _end([process])


def _end(programs: Sequence[subprocess.Popen[str]]) -> None:
    for each in programs:
        if each.poll() is None:
            each.terminate()  # it removes what it has begun
    late = time.monotonic() + PATIENCE
    for each in programs:
        try:
            each.wait(max(late - time.monotonic(), 0.0))
        except subprocess.TimeoutExpired:
            each.kill()
            each.wait()
        _programs.discard(each)


def end_all() -> None:
    """What is left when the process ends."""
    _end(list(_programs))
    for path in list(_folders):
        _remove(path)
