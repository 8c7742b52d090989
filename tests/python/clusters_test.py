"""Clusters: the bytes of one machine, through Ray, Slurm and MPI, also when a worker is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = """
import sys, ray, weft.ray
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
print("Ray is up", flush=True)
print(weft.ray.generate(600, sys.argv[1], shards=4, seed=11, device="both", format="jsonl", quiet=True))
"""
# In the place of the program: the first time it is asked for shard 2, the worker that asks is lost.
KILLER = """#!/bin/sh
case "$*" in *"--shard 2/4"*) [ -e {marker} ] || {{ touch {marker}; kill -9 $PPID; }} ;; esac
exec {program} "$@"
"""
ROOT = Path(__file__).resolve().parents[2]
MADE_BY_SHARDS = ("manifest-", "progress", "run")


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(MADE_BY_SHARDS) and ".weft" not in path.parts
    }


@pytest.fixture(scope="module")
def whole(weft, tmp_path_factory):
    where = tmp_path_factory.mktemp("one") / "set"
    command = [weft, "generate", "-n", "600", "-s", "11", "-d", "both", "--format", "jsonl", "--shards", "4"]
    subprocess.run([*command, "--quiet", "-o", where], check=True)
    return files(where)


def with_killer(folder, weft, there, marker):
    """The package, with another program."""
    (there / "weft" / "bin").mkdir(parents=True)
    for path in (folder / "weft").iterdir():
        if path.name != "bin":
            (there / "weft" / path.name).symlink_to(path)
    program = there / "weft" / "bin" / "weft"
    program.write_text(KILLER.format(marker=marker, program=weft))
    program.chmod(0o755)
    return there


def test_a_cluster_that_loses_a_worker_makes_the_bytes_of_one_machine(weft, folder, whole, tmp_path):
    marker, where = tmp_path / "killed", tmp_path / "set"
    package = with_killer(folder, weft, tmp_path / "package", marker)
    environment = {**os.environ, "PYTHONPATH": str(package), "HOME": str(tmp_path)}
    environment |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, where], env=environment, capture_output=True, text=True, timeout=600
    )
    if "Ray is up" not in done.stdout:
        pytest.skip(f"Ray does not start on this machine: {done.stderr.strip()[-300:]}")
    assert done.returncode == 0, done.stderr
    assert "600 rows in " in done.stdout and marker.exists() and files(where) == whole


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


def test_a_plan_is_shown_and_nothing_made(package, tmp_path):
    import weft.ray

    plan = weft.ray.generate(
        1000, tmp_path / "set", shards=10, dry_run=True, format="parquet", backward=False
    )
    assert (
        "10 shards" in plan
        and "--shard 0/10" in plan
        and "--format parquet" in plan
        and "--no-backward" in plan
    )
    assert not (tmp_path / "set").exists()
    with pytest.raises(ValueError, match="shards"):
        weft.ray.generate(3, tmp_path / "set", shards=4)


def test_what_the_program_refuses_is_raised(package, tmp_path):
    from weft._shards import Plan, run

    plan = Plan.of(10, tmp_path / "set", 2, {"categories": "lop"})
    with pytest.raises(package.WeftError, match="lop"):
        run(plan.command(0, 1))
    good = Plan.of(10, tmp_path / "set", 2, {"format": "jsonl"})
    run(good.command(1, 1))
    with pytest.raises(package.WeftError, match="missing: shard 0"):
        run(good.merging)
