"""A terminal for tests: what a program writes to one."""

import fcntl
import os
import pty
import struct
import subprocess
import termios


def on_a_terminal(command, stream="stdout", columns=80, env=None):
    """(exit code, text) of a command of which one stream is a terminal of so many columns; the other goes nowhere."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    streams = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | {stream: theirs}
    with subprocess.Popen(
        [str(word) for word in command], stdin=subprocess.DEVNULL, env=env, **streams
    ) as process:
        os.close(theirs)
        text = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other side is closed
                break
            if not piece:
                break
            text += piece
        code = process.wait(60)
    os.close(ours)
    return code, text.decode()
