"""Every view in the form that its trainer documents: the columns, their types and the roles of its messages, in every format,
and a chat template applied offline, by the tokenizer of mistral-common, which refuses a conversation in any other order. The
trainers' own code reads the same views in trainer_loaders.py (`./dev trainers`)."""

import json
from pathlib import Path

import mistral_common
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import sets
from mistral_common.protocol.instruct.request import ChatCompletionRequest
from mistral_common.protocol.instruct.validator import ValidationMode
from mistral_common.tokens.tokenizers.base import SpecialTokenPolicy
from mistral_common.tokens.tokenizers.mistral import MistralTokenizer

SYSTEM = "Write kernels."
TEXT = pa.string()
MESSAGES = pa.list_(pa.struct([("role", TEXT), ("content", TEXT)]))
TOLD = [("index", pa.int64()), ("split", TEXT), ("id", TEXT), ("task", TEXT), ("kernel_name", TEXT)]
# What the documents ask for:
#   TRL, "Dataset formats and types": messages; prompt and completion; prompt, chosen and rejected; as texts, or as lists of
#   messages with role and content
#   verl, "Prepare data for post-training": data_source, prompt, ability, reward_model and extra_info
#   verifiers, "Environments": prompt as messages, answer, info
FORMS = {
    "messages": {"messages": MESSAGES},
    "prompt": {"prompt": TEXT, "completion": TEXT},
    "prompt-messages": {"prompt": MESSAGES, "completion": MESSAGES},
    "preference": {"prompt": MESSAGES, "chosen": MESSAGES, "rejected": MESSAGES},
    "verl": {
        "data_source": TEXT,
        "prompt": MESSAGES,
        "ability": TEXT,
        "reward_model": pa.struct([("style", TEXT), ("ground_truth", TEXT)]),
        "extra_info": pa.struct(TOLD),
    },
    "verifiers": {"prompt": MESSAGES, "answer": TEXT, "info": pa.struct(TOLD)},
}
# Beside them, in every view, and nothing else.
BEFORE = ["id", "task"]
BEHIND = [
    "kernel_name", "category", "description", "difficulty", "canonical", "structure", "split", "seed", "index", "policy",
    "family", "origin", "origin_package", "origin_version", "origin_license", "split_key", "license", "schema_version",
    "weft_version", "warp_version",
]  # fmt: skip


@pytest.fixture(scope="module")
def wide(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("trainers") / "wide"
    sets.generate(weft, folder, "-n", 40, "-s", 3, "-d", "both", "--format", "jsonl", "--splits", "1,0,0")
    return folder


def test_every_view_has_a_form_here(weft):
    named = sets.run(weft, "generate", "--task", "python-cpp", "--view", "none", check=False).stderr
    assert all(view in named for view in FORMS) and "preference" in named


@pytest.fixture(scope="module")
def view(weft, wide, tmp_path_factory):
    """A view of the wide set in a format, made once."""
    made = {}

    def make(name, form):
        if (name, form) not in made:
            folder = tmp_path_factory.mktemp("view") / name
            task = "text-python" if name == "preference" else "python-cuda"
            system = [] if name == "prompt" else ["--system", SYSTEM]  # plain text has no place for one
            sets.run(weft, "convert", wide, "-o", folder, "--format", form, "--task", task, "--view", name, *system)  # fmt: skip
            made[name, form] = folder
        return made[name, form]

    return make


@pytest.mark.parametrize("name", FORMS)
def test_parquet_has_the_columns_and_types_of_the_document(view, name):
    [path] = sets.data_files(view(name, "parquet"))
    schema = pq.read_schema(path)
    assert schema.names == [*BEFORE, *FORMS[name], *BEHIND]
    for column, wanted in FORMS[name].items():
        assert same_type(schema.field(column).type, wanted), (column, schema.field(column).type)


def same_type(found, wanted):
    """But for the name that Parquet gives to the elements of a list."""
    if pa.types.is_list(wanted):
        return pa.types.is_list(found) and same_type(found.value_type, wanted.value_type)
    if pa.types.is_struct(wanted):
        names = (
            [[field.name for field in each] for each in (found, wanted)]
            if pa.types.is_struct(found)
            else [0, 1]
        )
        return names[0] == names[1] and all(
            same_type(a.type, b.type) for a, b in zip(found, wanted, strict=True)
        )
    return found == wanted or (pa.types.is_integer(found) and pa.types.is_integer(wanted))


def is_of(value, wanted):
    if pa.types.is_string(wanted):
        return isinstance(value, str) and value != ""
    if pa.types.is_integer(wanted):
        return type(value) is int
    if pa.types.is_list(wanted):
        return (
            isinstance(value, list)
            and len(value) > 0
            and all(is_of(each, wanted.value_type) for each in value)
        )
    return [*value] == [field.name for field in wanted] and all(
        is_of(value[field.name], field.type) for field in wanted
    )


@pytest.mark.parametrize("form", ["jsonl", "jsonl.zst", "parquet"])
@pytest.mark.parametrize("name", FORMS)
def test_every_row_has_the_documented_values_and_no_more(view, name, form):
    rows = sets.rows_of(view(name, form), form)
    assert len(rows) > 20
    for row in rows:
        assert [*row] == [*BEFORE, *FORMS[name], *BEHIND]
        for column, wanted in FORMS[name].items():
            assert is_of(row[column], wanted), (column, row[column])
        if name == "verl":
            assert row["data_source"] == "weft/" + row["task"] and row["reward_model"]["style"] == "rule"


def conversations(row, name):
    """[(messages, whether an answer is still to come)] as the trainer hands them to a chat template."""
    if name == "messages":
        return [(row["messages"], False), (row["messages"][:-1], True)]
    both = [(row["prompt"], True)]
    if name == "preference":
        both += [(row["prompt"] + row[key], False) for key in ("chosen", "rejected")]
    if name == "prompt-messages":
        both.append((row["prompt"] + row["completion"], False))
    if name in ("verl", "verifiers"):
        answer = row["answer"] if name == "verifiers" else row["reward_model"]["ground_truth"]
        both.append(([*row["prompt"], {"role": "assistant", "content": answer}], False))
    return both


@pytest.mark.parametrize("name", [name for name in FORMS if name != "prompt"])
def test_a_chat_template_takes_every_conversation(view, name):
    tokens = Path(mistral_common.__file__).parent / "data" / "tekken_240911.json"
    template = {
        to_come: MistralTokenizer.from_file(str(tokens), mode=mode)
        for to_come, mode in ((True, ValidationMode.test), (False, ValidationMode.finetuning))
    }
    for row in sets.jsonl_rows(view(name, "jsonl"))[:8]:
        for messages, to_come in conversations(row, name):
            asked = messages if to_come else messages[:-1]
            assert [message["role"] for message in asked] == ["system", "user"]
            request = ChatCompletionRequest.from_openai(messages=messages)
            made = template[to_come].encode_chat_completion(request)
            text = template[to_come].decode(made.tokens, special_token_policy=SpecialTokenPolicy.KEEP)
            answer = "" if to_come else messages[-1]["content"] + "</s>"
            assert text == f"<s>[INST]{SYSTEM}\n\n{asked[-1]['content']}[/INST]{answer}"


def test_the_answer_of_a_preference_is_not_the_rejected_one(view):
    for row in sets.jsonl_rows(view("preference", "jsonl")):
        assert json.dumps(row["chosen"]) != json.dumps(row["rejected"])
