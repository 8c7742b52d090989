"""What the tests of `weft view` share: a server that is up for a while, questions to it, and a browser."""

import contextlib
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "dataset"))
import sets  # noqa: E402, F401

WARP_TEXT = "import warp as wp\n\n\n@wp.kernel\ndef scale(a: wp.array[float]):\n    i = wp.tid()\n    a[i] = a[i] * 2.0\n"
REFUSED = WARP_TEXT.replace("def scale", "def odd").replace("a[i] * 2.0", "nobody_knows(a[i])")


class Served:
    """A running `weft view`."""

    def __init__(self, process: subprocess.Popen, url: str, said: str):
        self.process, self.url, self.said = process, url, said
        self.port = int(re.search(r":(\d+)/", url)[1])

    def ask(self, path: str, **parameters):
        query = urllib.parse.urlencode(parameters, doseq=True)
        with urllib.request.urlopen(f"{self.url}api/{path}?{query}", timeout=60) as answer:
            return json.load(answer)

    def request(self, method: str, path: str, headers: dict | None = None, body: bytes | None = None):
        """A request as it is given: no header of our own but those. The status, the headers and the body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in (headers if headers is not None else {"Host": f"127.0.0.1:{self.port}"}).items():
            for one in value if isinstance(value, list) else [value]:
                connection.putheader(name, one)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        found = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()
        return found


@contextlib.contextmanager
def served(weft: Path, path: Path | str, *args, cache: Path, check: bool = True):
    process = subprocess.Popen(
        [str(weft), "view", str(path), "--port", "0", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        # Where the tests were started by nohup, it would not hear this one.
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
    )
    try:
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert address, f"weft view said `{said}` and {process.stderr.read()}"
        yield Served(process, address[0], said)
        if check:
            assert process.poll() is None, process.stderr.read()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def find_browser() -> str:
    """Debian's chromium, or one like it; a test that needs it is left out without it."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.skip("there is no chromium on this machine")


@contextlib.contextmanager
def browser():
    """A page of a real browser; whatever its console complains about fails the test."""
    sync_api = pytest.importorskip("playwright.sync_api")
    path = find_browser()
    with sync_api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        context = chromium.new_context(viewport={"width": 1440, "height": 900})
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.complaints = []
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: message.type in ("error", "warning") and page.complaints.append(message.text),
        )
        page.on("dialog", lambda dialog: page.complaints.append(f"a dialog: {dialog.message}"))
        yield page
        chromium.close()


def goto(page, url: str, place: str) -> None:
    """Until what the address asks for is shown."""
    page.goto(url + place)
    arrived(page, place)


def arrived(page, place: str) -> None:
    page.wait_for_function(
        "place => document.getElementById('main').dataset.ready === place", arg=place or "#"
    )
