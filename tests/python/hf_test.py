"""weft.hf: rows in `datasets`, and the reward that trainers call. Nothing is fetched."""

import subprocess
from concurrent.futures import ThreadPoolExecutor

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


VIEWS = {
    "messages": ["messages"],
    "prompt": ["prompt", "completion"],
    "prompt-messages": ["prompt", "completion"],
    "preference": ["prompt", "chosen", "rejected"],
    "verl": ["data_source", "prompt", "ability", "reward_model", "extra_info"],
    "verifiers": ["prompt", "answer", "info"],
}


@pytest.mark.parametrize("view", VIEWS)
def test_every_trainer_has_its_rows(package, hf, view):
    task = "text-python" if view == "preference" else "python-cpp"
    made = hf.dataset(12, 3, task=task, view=view)
    assert set(VIEWS[view]) < set(made.column_names) and len(made) > 0
    assert list(hf.iterable(12, 3, task=task, view=view)) == made.to_list()


class Message:
    """As trainers have it."""

    def __init__(self, content):
        self.role, self.content = "assistant", content


def test_rewards_of_other_trainers(weft, package, hf, tmp_path):
    where = tmp_path / "set"
    subprocess.run([weft, "generate", "--quiet", "-n", "6", "-o", where, "--format", "jsonl"], check=True)
    reward = hf.Reward(where, level="tokens")
    for row in package.generate(6, task="python-cpp", view="verl"):
        truth = row["reward_model"]["ground_truth"]
        assert reward.verl(row["data_source"], truth, truth, row["extra_info"]) == 1.0
        assert reward.verl(row["data_source"], "no", truth, extra_info=row["extra_info"]) == 0.0
        told = {"data_source": row["data_source"], "ground_truth": truth, "extra_info": row["extra_info"]}
        assert hf.verl_score(solution_str=truth, data=str(where), level="tokens", **told) == 1.0
    for row in package.generate(6, task="python-cpp", view="verifiers"):
        assert reward.verifiers(completion=[Message(row["answer"])], info=row["info"], state={}) == 1.0
        assert reward.verifiers([{"role": "assistant", "content": row["answer"]}], row["info"]) == 1.0
        assert reward.verifiers("no", row["info"]) == 0.0
    reward.close()
    half = hf.Reward(where, level="tokens", unjudged=0.5)
    assert half.verifiers("no", row["info"]) == 0.5
    half.close()


def test_threads_share_one_judge(weft, package, hf, tmp_path):
    where = tmp_path / "set"
    subprocess.run([weft, "generate", "--quiet", "-n", "6", "-o", where, "--format", "jsonl"], check=True)
    rows = list(package.generate(6, task="python-cpp", view="verifiers"))
    with package.Scorer(where, level="tokens") as scorer, ThreadPoolExecutor(8) as pool:
        asked = [
            {"id": row["info"]["id"], "task": "python-cpp", "completion": row["answer"]} for row in rows * 20
        ]
        assert [verdict["id"] for verdict in pool.map(scorer, asked)] == [each["id"] for each in asked]
