"""Every view read by the code of the trainer it is made for, offline: TRL's, verl's and verifiers' own functions. `./dev
trainers` installs them (gigabytes: torch is among them) and runs this; the suite checks the documented forms
(trainers_test.py)."""

import os
from pathlib import Path

import datasets
import pytest
import sets
import tokenizers
import transformers
from omegaconf import OmegaConf
from trl import data_utils
from verifiers.v1 import task as verifiers_task
from verl.trainer.ppo import reward
from verl.utils.dataset import rl_dataset

TEMPLATE = "{% for m in messages %}<|{{ m.role }}|>\n{{ m.content }}\n{% endfor %}{% if add_generation_prompt %}<|assistant|>\n{% endif %}"
SYSTEM = "Write kernels."


@pytest.fixture(scope="module")
def wide(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("trainers")
    sets.generate(weft, folder / "wide", "-n", 40, "-s", 3, "-d", "both", "--format", "jsonl")
    return folder


def view(weft, wide, name, task="python-cuda", form="parquet"):
    folder = wide / f"{name}-{task}-{form}"
    if not folder.exists():
        system = [] if name == "prompt" else ["--system", SYSTEM]  # plain text has no place for one
        sets.run(
            weft,
            "convert",
            wide / "wide",
            "-o",
            folder,
            "--task",
            task,
            "--view",
            name,
            "--format",
            form,
            *system,
        )
    return [str(path) for path in sorted((folder / "data").glob("train*"))]


def loaded(files):
    kind = "parquet" if files[0].endswith("parquet") else "json"
    return datasets.load_dataset(kind, data_files=files, split="train")


@pytest.fixture(scope="module")
def tokenizer():
    """One that needs no download: words, and a chat template of our own."""
    model = tokenizers.Tokenizer(tokenizers.models.WordLevel({"?": 0}, unk_token="?"))
    model.pre_tokenizer = tokenizers.pre_tokenizers.WhitespaceSplit()
    made = transformers.PreTrainedTokenizerFast(
        tokenizer_object=model, unk_token="?", pad_token="?", eos_token="?"
    )
    made.chat_template = TEMPLATE
    return made


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
@pytest.mark.parametrize("name", ["messages", "prompt-messages", "preference", "prompt"])
def test_trl_reads_its_views(weft, wide, tokenizer, name, form):
    task = "text-python" if name == "preference" else "python-cuda"
    rows = loaded(view(weft, wide, name, task, form))
    assert len(rows) > 5
    row = rows[0]
    assert data_utils.is_conversational(row) == (name != "prompt")
    if name == "prompt":
        assert isinstance(row["prompt"], str) and isinstance(row["completion"], str)
        return
    keys = {"messages": ["messages"], "prompt-messages": ["prompt", "completion"],
            "preference": ["prompt", "chosen", "rejected"]}[name]  # fmt: skip
    example = {key: row[key] for key in keys}
    made = data_utils.apply_chat_template(example, tokenizer)
    texts = {"messages": ["text"]}.get(name, keys)
    assert all(isinstance(made[key], str) and made[key] for key in texts)
    first = made[texts[0]]
    assert first.startswith(f"<|system|>\n{SYSTEM}\n<|user|>\n")
    if name == "preference":
        assert made["chosen"] != made["rejected"]
    if name == "prompt-messages":
        whole = first + made["completion"]
        assert whole == tokenizer.apply_chat_template(row["prompt"] + row["completion"], tokenize=False)


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_verl_reads_its_view(weft, wide, tokenizer, form):
    files = view(weft, wide, "verl", form=form)
    options = {
        "cache_dir": str(wide / "cache"),
        "max_prompt_length": 100_000,
        "filter_overlong_prompts_workers": 1,
    }
    data = rl_dataset.RLHFDataset(files, tokenizer, OmegaConf.create(options))
    assert len(data) > 5
    batch = rl_dataset.collate_fn([data[0], data[1]])
    assert list(batch["data_source"]) == ["weft/python-cuda"] * 2
    assert [message["role"] for message in batch["raw_prompt"][0]] == ["system", "user"]
    assert batch["reward_model"][0]["style"] == "rule" and batch["reward_model"][0]["ground_truth"]
    assert list(batch["index"]) == [row["index"] for row in batch["extra_info"]]
    assert tokenizer.apply_chat_template(
        list(batch["raw_prompt"][0]), add_generation_prompt=True, tokenize=False
    )


def test_verl_calls_the_reward(weft, wide, monkeypatch):
    monkeypatch.syspath_prepend(str(Path(os.path.realpath(weft)).parent / "python"))
    pytest.importorskip("weft.hf", reason="the Python package is not built beside the program")
    told = {
        "path": "pkg://weft.hf",
        "name": "verl_score",
        "reward_kwargs": {"data": str(wide / "wide"), "level": "tokens"},
    }
    score = reward.get_custom_reward_fn(OmegaConf.create({"reward": {"custom_reward_function": told}}))
    for row in loaded(view(weft, wide, "verl")).select(range(3)):
        truth = row["reward_model"]["ground_truth"]
        asked = {"data_source": row["data_source"], "ground_truth": truth, "extra_info": row["extra_info"]}
        assert score(solution_str=truth, **asked) == 1.0
        assert score(solution_str="no", **asked) == 0.0


def test_verifiers_takes_its_rows(weft, wide):
    for row in loaded(view(weft, wide, "verifiers")).select(range(5)):
        data = verifiers_task.TaskData(prompt=row["prompt"], idx=row["info"]["index"])
        assert [message.role for message in data.prompt] == ["system", "user"]
        assert row["answer"] and set(row["info"]) == {"index", "split", "id", "task", "kernel_name"}
