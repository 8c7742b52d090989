"""Sets in an object store: a local server of S3's protocol (moto), runs that are killed in the middle, and servers that answer
nonsense. Nothing leaves this machine."""

import http.server
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

import pytest
from clusters_test import files

MADE = ["-n", "300", "-s", "11", "--format", "jsonl", "--shards", "3"]
SIDE = ("stats.json", "README.md", "manifest.json")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def asked(url, method="GET", data=None):
    with urllib.request.urlopen(urllib.request.Request(url, data=data, method=method), timeout=60) as answer:
        return answer.read()


@pytest.fixture(scope="module")
def server():
    pytest.importorskip("moto")
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            asked(f"{url}/bucket", "PUT")
            break
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    yield port
    process.kill()
    process.wait()


def at(port, path="sets/one", bucket="bucket"):
    return f"s3://{bucket}/{path}?scheme=http&endpoint_override=127.0.0.1:{port}&region=us-east-1"


@pytest.fixture
def environment(folder):
    keys = {"AWS_ACCESS_KEY_ID": "a", "AWS_SECRET_ACCESS_KEY": "b", "AWS_EC2_METADATA_DISABLED": "true"}
    return {**os.environ, **keys, "PYTHONPATH": str(folder), "WEFT_PYTHON": sys.executable}


def generate(weft, place, environment, *words, made=MADE):
    command = [weft, "generate", *made, "-o", place, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)


def objects(port, path) -> dict[str, bytes]:
    """What lies below a path, as the server itself says."""
    listing = asked(f"http://127.0.0.1:{port}/bucket?list-type=2&prefix={path}/").decode()
    names = [part.split("</Key>")[0] for part in listing.split("<Key>")[1:]]
    return {name.removeprefix(path + "/"): asked(f"http://127.0.0.1:{port}/bucket/{name}") for name in names}


def as_set(found) -> dict[str, bytes]:
    return {name: data for name, data in found.items() if name.startswith("data/") or name in SIDE}


@pytest.fixture(scope="module")
def whole(weft, tmp_path_factory):
    where = tmp_path_factory.mktemp("one") / "set"
    subprocess.run([weft, "generate", *MADE, "--quiet", "-o", where], check=True)
    return files(where)


def test_a_set_in_a_store_is_that_of_a_folder(weft, server, environment, whole):
    done = generate(weft, at(server), environment)
    assert done.returncode == 0, done.stderr
    assert "300 rows in s3://bucket/sets/one" in done.stdout
    assert as_set(objects(server, "sets/one")) == whole


# In the place of the program: with the second shard the run that asks is killed, when that shard's folder is made.
KILLER = """#!/bin/sh
{program} "$@" || exit $?
case "$*" in *--shard=1/3*) [ -e {mark} ] || {{ touch {mark}; kill -9 $PPID; }} ;; esac
"""


def test_a_run_that_is_killed_goes_on(weft, folder, server, environment, whole, tmp_path):
    (tmp_path / "weft" / "bin").mkdir(parents=True)
    for path in (folder / "weft").iterdir():
        if path.name != "bin":
            (tmp_path / "weft" / path.name).symlink_to(path)
    program = tmp_path / "weft" / "bin" / "weft"
    program.write_text(KILLER.format(program=weft, mark=tmp_path / "mark"))
    program.chmod(0o755)
    killed = generate(weft, at(server, "killed"), {**environment, "PYTHONPATH": str(tmp_path)})
    assert killed.returncode == -9 and (tmp_path / "mark").exists()
    there = objects(server, "killed")
    assert "manifest-00000-of-00003.json" in there and "manifest-00001-of-00003.json" not in there
    # What was put up when a run ended is whole or not there; a shard whose record is not there is made again, as is one that
    # lost a file or has another.
    name = next(each for each in there if each.startswith("data/train-00000"))
    asked(f"http://127.0.0.1:{server}/bucket/killed/{name}", "PUT", b"half of it")
    done = generate(weft, at(server, "killed"), environment)
    assert done.returncode == 0, done.stderr
    assert as_set(objects(server, "killed")) == whole


def test_a_place_of_another_set_is_not_touched(weft, server, environment):
    assert (
        generate(weft, at(server, "mine"), environment, made=["-n", "4", "--format", "jsonl"]).returncode == 0
    )
    before = objects(server, "mine")
    other = generate(weft, at(server, "mine"), environment, made=["-n", "5", "--format", "jsonl"])
    assert other.returncode == 2 and "made with other options: count: 5, and there 4" in other.stderr
    assert objects(server, "mine") == before
    asked(f"http://127.0.0.1:{server}/bucket/mine/.weft/options.json", "PUT", b"[nonsense")
    other = generate(weft, at(server, "mine"), environment, made=["-n", "4", "--format", "jsonl"])
    assert other.returncode == 2 and "they cannot be read" in other.stderr


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("ftp://bucket/set", "sets are written to folders and to s3://"),
        ("s3://bucket", "a bucket and a path below it"),
        ("s3:///set", "a bucket and a path below it"),
        ("s3://bucket/../other", "a bucket and a path below it"),
        ("s3://bucket/a//b", "a bucket and a path below it"),
    ],
)
def test_places_outside_are_refused(weft, environment, place, message):
    done = generate(weft, place, environment)
    assert done.returncode == 2 and message in done.stderr


KEY, SECRET = "AKIAKEYKEY", "verysecret"


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        (
            "s3://KEYS@nobody/set?scheme=http&endpoint_override=127.0.0.1:PORT&region=us-east-1",
            "s3://nobody/set",
        ),
        ("s3://KEYS@bucket", "s3://bucket"),
        ("s3://KEYS%2Fmore/and+more@bucket", "s3://bucket"),
        ("ftp://KEYS@bucket/set", "ftp://bucket/set"),
        ("s3://KEYS@[bucket/set", "s3://[bucket/set"),
    ],
)
def test_keys_in_an_address_are_not_told(weft, server, environment, place, shown):
    address = place.replace("KEYS", f"{KEY}:{SECRET}").replace("PORT", str(server))
    for done in (
        generate(weft, address, environment),
        generate(weft, address, environment, "--dry-run"),
        generate(weft, address, environment, "--dry-run", "--json"),
        subprocess.run([weft, "validate", address], capture_output=True, text=True),
    ):
        said = done.stdout + done.stderr
        assert shown in said and KEY not in said and SECRET not in said, said


def test_a_file_for_each_kernel_is_not_put_into_a_store(weft, server, environment):
    done = generate(weft, at(server, "json"), environment, made=["-n", "4", "--format", "json"])
    assert done.returncode == 2 and "object stores take jsonl" in done.stderr
    assert objects(server, "json") == {}


def test_a_bucket_that_is_not_there_is_told(weft, server, environment):
    done = generate(weft, at(server, "set", "nobody"), environment)
    assert done.returncode == 3 and "s3://nobody/set" in done.stderr and "Traceback" not in done.stderr


class Nonsense(http.server.BaseHTTPRequestHandler):
    """Says yes to everything, and nothing that means anything."""

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        self.rfile.read(length)
        body = b"" if self.command == "HEAD" else b"<html>hello"
        self.send_response(200)
        self.send_header("Content-Length", "999999999999" if self.command == "HEAD" else str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_PUT = do_POST = do_HEAD = do_DELETE = answer

    def log_message(self, *_):
        pass


def test_a_bucket_that_answers_nonsense_is_told(weft, environment):
    bad = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Nonsense)
    threading.Thread(target=bad.serve_forever, daemon=True).start()
    done = generate(weft, at(bad.server_port), environment)
    bad.shutdown()
    assert done.returncode == 3 and "s3://bucket/sets/one" in done.stderr and "Traceback" not in done.stderr


def test_records_that_lie_are_not_believed(weft, server, environment, package):
    """Paths that lead elsewhere, numbers that are none: such a record is none, and its shard is made again."""
    made = ["-n", "20", "--format", "jsonl", "--shards", "2"]
    assert generate(weft, at(server, "lies"), environment, made=made).returncode == 0
    good = objects(server, "lies")
    record = json.loads(good["manifest-00000-of-00002.json"])
    for lie in (
        b"[" * 100_000,
        b'"text"',
        json.dumps({**record, "files": [{"path": "../../secret", "bytes": 7}]}).encode(),
        json.dumps({**record, "files": [{"path": 1, "bytes": "many"}]}).encode(),
        json.dumps({**record, "options": {}}).encode(),
    ):
        asked(f"http://127.0.0.1:{server}/bucket/lies/manifest-00000-of-00002.json", "PUT", lie)
        done = generate(weft, at(server, "lies"), environment, made=made)
        assert done.returncode == 0, done.stderr
        assert as_set(objects(server, "lies")) == as_set(good)
