"""`weft status`: how far a set is, told from its records while it is made, after a kill and when it is whole."""

import json
import signal
import subprocess
import time

import sets


def status(weft, folder, code):
    done = sets.run(weft, "status", folder, "--json", check=False)
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def test_a_whole_set_is_complete_until_a_file_is_missing(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 40, "--format", "jsonl")
    whole = status(weft, tmp_path / "set", 0)
    assert (whole["state"], whole["rows"], whole["missing"]) == ("complete", 40, [])
    assert whole["options"]["format"] == "jsonl"
    assert "complete" in sets.run(weft, "status", tmp_path / "set").stdout
    sets.data_files(tmp_path / "set")[0].unlink()
    assert "is missing" in status(weft, tmp_path / "set", 1)["problems"][0]


def test_shards_made_apart_are_counted_and_then_merged(weft, tmp_path):
    for shard in (0, 2):
        sets.generate(weft, tmp_path / "set", "-n", 40, "--format", "jsonl", "--shard", f"{shard}/4")
    some = status(weft, tmp_path / "set", 1)
    assert (some["state"], some["shards_done"], some["missing"], some["rows"]) == ("stopped", 2, [1, 3], 20)
    for shard in (1, 3):
        sets.generate(weft, tmp_path / "set", "-n", 40, "--format", "jsonl", "--shard", f"{shard}/4")
    assert status(weft, tmp_path / "set", 1)["state"] == "to be merged"
    sets.run(weft, "merge", tmp_path / "set")
    assert status(weft, tmp_path / "set", 0)["state"] == "complete"


def test_a_run_at_work_is_told_from_one_that_was_killed(weft, tmp_path):
    command = [
        weft,
        "generate",
        "-o",
        tmp_path / "set",
        "-n",
        "400000",
        "--shards",
        "400",
        "--no-space-check",
        "--quiet",
        "-d",
        "both",
    ]
    with subprocess.Popen(command) as run:
        try:
            deadline = time.monotonic() + 60
            while not (tmp_path / "set" / ".weft" / "shards").exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            at_work = status(weft, tmp_path / "set", 1)
        finally:
            run.send_signal(signal.SIGKILL)
            run.wait()
    assert at_work["state"] == "running" and at_work["count"] == 400000
    killed = status(weft, tmp_path / "set", 1)
    assert killed["state"] == "stopped" and killed["shards_done"] + len(killed["missing"]) == 400
    assert "nobody is at work" in sets.run(weft, "status", tmp_path / "set", check=False).stdout


def test_what_is_no_set_is_named(weft, tmp_path):
    (tmp_path / "file").write_text("")
    for path, code, said in [
        (tmp_path / "nosuch", 3, "there is no"),
        (tmp_path / "file", 2, "is a file"),
        (tmp_path, 2, "no set that weft makes"),
    ]:
        done = sets.run(weft, "status", path, check=False)
        assert (done.returncode, done.stdout) == (code, "") and said in done.stderr
