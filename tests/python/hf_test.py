"""weft.hf: rows in `datasets`, and the reward that trainers call. Nothing is fetched."""

import subprocess

import pytest


@pytest.fixture(scope="module")
def hf(package):
    import weft.hf

    return weft.hf


def test_a_dataset_holds_the_rows(package, hf):
    made = hf.dataset(50, 3, task="python-cuda")
    assert made.to_list() == list(package.generate(50, 3, task="python-cuda"))
    assert made[0]["messages"][0]["role"] == "user"


def test_a_stream_is_the_same_whatever_its_shards(package, hf):
    rows = list(package.generate(40, 3, device="both"))
    for shards in (1, 7):
        stream = hf.iterable(40, 3, device="both", shards=shards)
        assert stream.num_shards == shards and list(stream) == rows
    parts = [stream.shard(num_shards=7, index=i) for i in range(7)]
    assert sorted(row["index"] for part in parts for row in part) == list(range(40))
    with pytest.raises(ValueError, match="shards"):
        hf.iterable(3, shards=4)


def test_a_reward_is_given_for_right_answers(weft, package, hf, tmp_path):
    where = tmp_path / "set"
    subprocess.run([weft, "generate", "--quiet", "-n", "6", "-o", where, "--format", "jsonl"], check=True)
    rows = list(package.generate(6))
    told = {"id": [row["id"] for row in rows] * 2, "task": ["python-cpp"] * 12, "prompts": [""] * 12}
    right = [row["cpp_forward"] for row in rows]
    wrong = [[{"role": "assistant", "content": "no"}] for _ in rows]
    reward = hf.Reward(where, level="tokens")  # what is not equal is not judged there
    assert reward(completions=right + wrong, **told) == [1.0] * 6 + [None] * 6
    assert reward.__name__ == "weft"
    reward.close()
