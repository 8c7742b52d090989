"""Clusters: the bytes of one machine, through Ray, Slurm and MPI, also when a worker is lost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

# A cluster of this machine: two workers, until its standard input ends.
CLUSTER = """
import sys, ray
told = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
print("Ray is up at", told.address_info["address"], flush=True)
sys.stdin.read()
"""
# In the place of the program. The first time it is asked for some pieces, the worker that asks is lost: with shard 1 both end in
# the middle, with shard 2 and part 1 the program goes on without its worker, beside the one that is started anew.
KILLER = """#!/bin/sh
lose() {{ [ ! -e "{marks}/$1" ] && touch "{marks}/$1"; }}
case "$*" in
*--shard=1/4*) if lose one; then {program} "$@" & sleep 0.05; kill -9 $! $PPID; fi ;;
*--shard=2/4*) if lose two; then kill -9 $PPID; fi ;;
*--part=1/3*) if lose three; then kill -9 $PPID; fi ;;
esac
exec {program} "$@"
"""
ROOT = Path(__file__).resolve().parents[2]
MADE_BY_SHARDS = ("manifest-", "progress", "run")
MADE = ["-n", "600", "-s", "11", "-d", "both", "--format", "jsonl", "--shards", "4"]


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(MADE_BY_SHARDS) and ".weft" not in path.parts
    }


@pytest.fixture(scope="module")
def one(weft, tmp_path_factory):
    where = tmp_path_factory.mktemp("one") / "set"
    subprocess.run([weft, "generate", *MADE, "--quiet", "-o", where], check=True)
    return where


@pytest.fixture(scope="module")
def whole(one):
    return files(one)


@pytest.fixture(scope="module")
def marks(tmp_path_factory):
    return tmp_path_factory.mktemp("marks")


@pytest.fixture(scope="module")
def cluster(weft, folder, marks, tmp_path_factory):
    """The environment of a command that works on a Ray cluster whose workers are lost."""
    there = tmp_path_factory.mktemp("package")
    (there / "weft" / "bin").mkdir(parents=True)
    for path in (folder / "weft").iterdir():
        if path.name != "bin":
            (there / "weft" / path.name).symlink_to(path)
    program = there / "weft" / "bin" / "weft"
    program.write_text(KILLER.format(marks=marks, program=weft))
    program.chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(there), "HOME": str(there), "WEFT_PYTHON": sys.executable}
    environment |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    said = tmp_path_factory.mktemp("said") / "stderr"
    with said.open("w") as errors:
        ray = subprocess.Popen(
            [sys.executable, "-c", CLUSTER],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        line = ray.stdout.readline()
        if not line:
            ray.wait()
            pytest.skip(f"Ray does not start on this machine: {said.read_text().strip()[-300:]}")
        yield {**environment, "RAY_ADDRESS": line.split()[-1]}
        ray.communicate()


def run(*words, **options):
    return subprocess.run([*map(str, words)], capture_output=True, text=True, timeout=600, **options)


def test_a_cluster_that_loses_workers_makes_the_bytes_of_one_machine(weft, cluster, marks, whole, tmp_path):
    where = tmp_path / "set"
    command = [weft, "generate", *MADE, "-o", where, "--engine", "ray"]
    done = run(*command, env=cluster)
    assert done.returncode == 0, done.stderr
    assert "600 rows in " in done.stdout and {"one", "two"} <= {mark.name for mark in marks.iterdir()}
    assert files(where) == whole
    # All of it is there: nothing is made again, and other options are told.
    again = run(*command, "--json", env=cluster)
    assert again.returncode == 0 and files(where) == whole
    other = run(*("12" if word == "11" else word for word in command), env=cluster)
    assert other.returncode == 2 and "made with other options" in other.stderr


def test_a_validation_by_workers_is_that_of_one_machine(weft, cluster, marks, one, tmp_path):
    asked = [weft, "validate", one, "--run", "cpu", "--sample", "4", "--report", tmp_path / "report.json"]
    alone = run(*asked)
    report = (tmp_path / "report.json").read_bytes()
    assert alone.returncode == 0, alone.stderr
    done = run(*asked, "--engine", "ray", "--parts", "3", env=cluster)
    assert done.returncode == 0, done.stderr
    assert (marks / "three").exists() and (tmp_path / "report.json").read_bytes() == report
    assert done.stdout == alone.stdout
    call = f"import weft.ray; print(weft.ray.validate({str(one)!r}, run='cpu', sample=4, parts=2)['checks']['run-cpu'])"
    called = run(sys.executable, "-c", call, env=cluster)
    assert called.returncode == 0 and "'checked': 4" in called.stdout, called.stderr


def test_what_a_worker_is_refused_is_told(weft, cluster, tmp_path):
    (tmp_path / "set").write_text("a file")
    done = run(weft, "generate", *MADE, "-o", tmp_path / "set", "--engine", "ray", env=cluster)
    assert done.returncode == 2 and "is a file" in done.stderr
    done = run(weft, "validate", tmp_path / "none", "--run", "cpu", "--engine", "ray", env=cluster)
    assert done.returncode == 3 and "none" in done.stderr


# How each tells a task which one it is: task and number of them.
ENGINES = [
    ("slurm.sh", "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT"),
    ("mpi.sh", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
    ("mpi.sh", "PMI_RANK", "PMI_SIZE"),
    ("mpi.sh", "SLURM_PROCID", "SLURM_NTASKS"),
]


@pytest.mark.parametrize(("script", "rank", "ranks"), ENGINES, ids=lambda each: each)
def test_scripts_make_the_bytes_of_one_machine(weft, whole, tmp_path, script, rank, ranks):
    command = [ROOT / "tools" / "clusters" / script, "-s", "11", "-d", "both", "--format", "jsonl"]
    given = {
        "PATH": os.environ["PATH"],
        "WEFT": str(weft),
        "N": "600",
        "OUT": str(tmp_path / "set"),
        ranks: "4",
    }
    for task in (2, 0, 3, 1):
        subprocess.run(command, env={**given, rank: str(task)}, check=True)
    subprocess.run([weft, "merge", tmp_path / "set"], check=True, capture_output=True)
    assert files(tmp_path / "set") == whole
    alone = subprocess.run(command, env=given, capture_output=True, text=True)
    assert alone.returncode != 0 and "SLURM" in alone.stderr


def test_a_plan_is_shown_and_nothing_made(weft, package, tmp_path):
    import weft.ray as on_ray

    where = tmp_path / "set"
    plan = on_ray.generate(1000, where, shards=10, dry_run=True, format="jsonl", backward=False)
    assert "1,000 kernels in 10 shards of 100" in plan and "--shard K/10" in plan and "weft merge" in plan
    assert "--format=jsonl" in plan and "--no-backward" in plan and not where.exists()
    words = ["generate", "-n", "1000", "--shards", "10", "--format", "jsonl", "-o", where, "--dry-run"]
    told = json.loads(run(weft, *words, "--json").stdout)
    assert (told["shards"], told["kernels"], told["format"]) == (10, 1000, "jsonl") and told["bytes"] > 0
    assert not where.exists()
    run(weft, "generate", "-n", "1000", "-o", where, "--format", "jsonl", "--shard", "3/10", check=True)
    assert "1 of 10 shards are made already" in run(weft, *words).stdout
    other = run(weft, *words, "--seed", "1")
    assert other.returncode == 2 and "made with other options" in other.stderr
    with pytest.raises(package.WeftError, match="more shards than kernels"):
        on_ray.generate(3, tmp_path / "few", shards=4)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--engine", "slurm"], "--engine"),
        (["--engine", "ray", "--shard", "0/2"], "--shard does not go with an engine"),
        (["--engine", "ray", "--force"], "--force does not go with an engine"),
        (["--engine", "ray", "-o", "-"], "nothing to standard output"),
        (["--wait"], "--wait needs --shard"),
        (["--dry-run", "-o", "-"], "--dry-run"),
    ],
)
def test_engines_are_asked_for_sensibly(weft, tmp_path, words, message):
    done = run(weft, "generate", "-n", "4", *(["-o", tmp_path / "set"] if "-o" not in words else []), *words)
    assert done.returncode == 2 and message in done.stderr and not (tmp_path / "set").exists()


def test_a_python_without_the_package_is_told(weft, tmp_path):
    (tmp_path / "weft.py").write_text("raise SystemExit('code of the folder was run')")
    environment = {"PATH": os.environ["PATH"], "WEFT_PYTHON": sys.executable}
    command = [weft, "generate", "-n", "4", "-o", tmp_path / "set", "--engine", "local"]
    done = run(*command, env=environment, cwd=tmp_path)
    assert done.returncode == 3 and "need the Python package" in done.stderr
    done = run(*command, env={**environment, "WEFT_PYTHON": str(tmp_path / "none")})
    assert done.returncode == 3 and "cannot start" in done.stderr


def test_one_waits_for_another_that_makes_the_same_shard(weft, tmp_path):
    command = [
        weft,
        "generate",
        "-n",
        "300",
        "--format",
        "jsonl",
        "--shard",
        "0/2",
        "--quiet",
        "-o",
        tmp_path / "set",
    ]
    runs = [subprocess.Popen([*map(str, command), "--resume", "--wait"]) for _ in range(3)]
    assert [each.wait(timeout=300) for each in runs] == [0, 0, 0]
    assert (tmp_path / "set" / "manifest-00000-of-00002.json").exists()


def test_what_the_program_refuses_is_raised(package, tmp_path):
    from weft._shards import Plan, make
    from weft._shards import join as join_shards

    with pytest.raises(package.WeftError, match="lop"):
        Plan.of(10, tmp_path / "set", 2, {"categories": "lop"})
    good = Plan.of(10, tmp_path / "set", 2, {"format": "jsonl"})
    make(good, 1, 1)
    with pytest.raises(package.WeftError, match="missing: shard 0"):
        join_shards(good)
