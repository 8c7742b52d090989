"""Tasks and views: what is asked, what is answered, in the form of each trainer; judged by readers of our own here."""

import collections
import difflib
import json
import re

import pytest
import sets

VIEWS = ["messages", "prompt", "prompt-messages", "verl", "verifiers"]
LISTS = [view for view in VIEWS if view != "prompt"]
COLUMNS = {
    "python-cpp": ("python_source", "cpp_forward"),
    "python-cuda": ("python_source", "cuda_forward"),
    "cpu-cuda": ("cpp_forward", "cuda_forward"),
    "cuda-python": ("cuda_forward", "python_source"),
    "text-python": ("description", "python_source"),
    "python-text": ("python_source", "description"),
    "text-cuda": ("description", "cuda_forward"),
    "forward-backward": None,
}
CODE = ["-d", "both", "-s", 3, "--format", "jsonl"]
# A lexer of C++ in one expression, with comments and strings told apart by what begins first.
TOKEN = re.compile(
    r"(?P<comment>//[^\n]*|/\*.*?\*/)|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|\w+(?:\.\w*)*|\s+|.",
    re.DOTALL,
)
HASHED = re.compile(r"(\w+)_([0-9a-f]{8})_(?:cpu|cuda)_kernel_(?:forward|backward)")
STRUCT = re.compile(r"^struct (\w+)_([0-9a-f]{8})\n\{", re.MULTILINE)


def tokens(code):
    return [m[0] for m in TOKEN.finditer(code) if not m["comment"] and not m[0].isspace()]


def comments(code):
    return [m[0] for m in TOKEN.finditer(code) if m["comment"]]


def hashes(code):
    return {name: digest for pattern in (HASHED, STRUCT) for name, digest in pattern.findall(code)}


def with_placeholders(code):
    for name, digest in hashes(code).items():
        code = re.sub(rf"\b((?:adj_|wp_args_)?{name})_{digest}(?=\b|_c)", r"\1_HASH", code)
    return code


def columns_of(row, task):
    device = "cuda" if row["index"] % 2 else "cpp"
    return COLUMNS[task] or (f"{device}_forward", f"{device}_backward")


def is_generated(column):
    return column.endswith(("_forward", "_backward"))


def question_and_answer(row, view):
    """As the trainer of the view reads them, and whether the rest of the form is right."""
    if view == "prompt":
        return row["prompt"], row["completion"]
    if view == "messages":
        prompt, answer = row["messages"][:-1], row["messages"][-1:]
    else:
        prompt, answer = row["prompt"], row.get("completion")
    if view == "verl":
        assert row["reward_model"].keys() == {"style", "ground_truth"}
        assert row["data_source"] == "weft/" + row["task"] and row["ability"] == "code"
        answer = [{"role": "assistant", "content": row["reward_model"]["ground_truth"]}]
    if view == "verifiers":
        answer = [{"role": "assistant", "content": row["answer"]}]
    if view in ("verl", "verifiers"):
        told = row["extra_info" if view == "verl" else "info"]
        assert told == {key: row[key] for key in ("index", "split", "id", "task", "kernel_name")}
    assert [message["role"] for message in prompt] in (["user"], ["system", "user"])
    assert [message["role"] for message in answer] == ["assistant"]
    assert all(message.keys() == {"role", "content"} for message in [*prompt, *answer])
    return prompt[-1]["content"], answer[0]["content"]


@pytest.fixture(scope="module")
def wide(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("views") / "wide"
    sets.generate(weft, folder, "-n", 60, *CODE, "--shards", 3)
    return folder


@pytest.fixture(scope="module")
def rows(wide):
    return {row["index"]: row for row in sets.jsonl_rows(wide)}


@pytest.mark.parametrize("task", COLUMNS)
def test_a_task_asks_about_a_column_and_answers_with_another(weft, rows, tmp_path, task):
    for view in ["messages", "prompt"]:
        sets.generate(weft, tmp_path / view, "-n", 60, *CODE, "--task", task, "--view", view)
    wordings = set()
    made = sets.jsonl_rows(tmp_path / "prompt")
    for chat, pair in zip(sets.jsonl_rows(tmp_path / "messages"), made, strict=True):
        question, answer = question_and_answer(pair, "prompt")
        assert question_and_answer(chat, "messages") == (question, answer) and chat["task"] == task
        row = rows[chat["index"]]
        asked, wanted = columns_of(row, task)
        wording, _, shown = question.partition("\n\n")
        wordings.add(wording)
        if asked != "description":
            assert (shown[:3], shown[-3:]) == ("```", "```")
            shown = shown.partition("\n")[2][:-3]
        for column, text in [(asked, shown), (wanted, answer)]:
            if not is_generated(column):
                assert text == row[column]
                continue
            assert not comments(text) and not hashes(text)
            assert tokens(text) == tokens(with_placeholders(row[column]))
            # Every line that is left stood there, and none is empty that was not.
            there = with_placeholders(row[column])
            there_lines = collections.Counter(line.split("//")[0].rstrip() for line in there.splitlines())
            assert not collections.Counter(text.splitlines()) - there_lines
            empty = sum(not line.strip() for line in text.splitlines())
            assert empty <= sum(not line.strip() for line in there.splitlines())
    assert len(wordings) >= 12  # of at least 20, in 60 draws
    asked_for = {i for i, row in rows.items() if row[columns_of(row, task)[1]]}
    assert {row["index"] for row in made} == asked_for
    assert (task == "forward-backward") == (len(asked_for) < len(rows))
    stats = json.loads((tmp_path / "prompt/stats.json").read_text())
    assert stats.get("left_out", {}).get("lacks-answer", 0) == len(rows) - len(made)
    sets.run(weft, "validate", tmp_path / "messages")


def test_most_of_the_python_stood_in_the_comments(rows):
    """Why they are stripped; what is left of the source in the code are names and numbers."""
    lines = [
        (line.strip(), row)
        for row in rows.values()
        for line in row["python_source"].splitlines()
        if len(line.strip()) > 12 and " = " in line
    ]
    in_comments = sum(line in row["cuda_forward"] for line, row in lines)
    assert in_comments > len(lines) / 2
    assert not any(line in "".join(tokens(row["cuda_forward"])) for line, row in lines)


def test_comments_can_be_kept(weft, rows, tmp_path):
    how = ["-n", 30, *CODE, "--task", "cpu-cuda", "--view", "prompt", "--keep-comments"]
    sets.generate(weft, tmp_path / "set", *how)
    for row in sets.jsonl_rows(tmp_path / "set"):
        assert row["completion"] == with_placeholders(rows[row["index"]]["cuda_forward"])
        assert with_placeholders(rows[row["index"]]["cpp_forward"]) in row["prompt"]
    assert json.loads((tmp_path / "set/manifest.json").read_text())["options"]["comments"] == "kept"
    sets.generate(weft, tmp_path / "without", *how[:-1], "--strip-comments")
    sets.generate(weft, tmp_path / "default", *how[:-1])
    assert sets.fingerprint(tmp_path / "without") == sets.fingerprint(tmp_path / "default")
    sets.run(weft, "validate", tmp_path / "set")
    sets.run(weft, "validate", sets.data_files(tmp_path / "set")[0])  # which does not tell


def test_a_plain_cuda_program_keeps_what_its_author_said(weft, tmp_path):
    sets.generate(weft, tmp_path / "wide", "-n", 40, "--standalone", "--format", "jsonl")
    sets.run(
        weft,
        "convert",
        tmp_path / "wide",
        "-o",
        tmp_path / "chat",
        "--task",
        "standalone",
        "--view",
        "prompt",
    )
    programs = {row["index"]: row["cuda_standalone"] for row in sets.jsonl_rows(tmp_path / "wide")}
    for row in sets.jsonl_rows(tmp_path / "chat"):
        assert row["completion"] == programs[row["index"]] and comments(row["completion"])


def test_comments_inside_strings_are_none(weft, tmp_path):
    source = tmp_path / "said.py"
    source.write_text(
        "import warp as wp\n\n\n@wp.kernel\ndef said(x: wp.array(dtype=float)):\n"
        '    i = wp.tid()\n    wp.printf("// %d /* it */\\n", i)\n    x[i] = 2.0  # twice\n'
    )
    how = [
        "--from",
        source,
        "--format",
        "jsonl",
        "--splits",
        "1,0,0",
        "--task",
        "python-cpp",
        "--view",
        "prompt",
    ]
    sets.generate(weft, tmp_path / "set", *how)
    [row] = sets.jsonl_rows(tmp_path / "set")
    assert '"// %d /* it */\\n"' in row["completion"] and not comments(row["completion"])
    assert "# twice" in row["prompt"]


@pytest.mark.parametrize("view", LISTS)
def test_a_system_message_comes_first(weft, tmp_path, view):
    said = tmp_path / "system.txt"
    said.write_text("You write CUDA.\nHASH stands for a hash.\n")
    for name, system in [("file", f"@{said}"), ("text", "You write CUDA.\nHASH stands for a hash.")]:
        how = ["--task", "python-cuda", "--view", view, "--system", system]
        sets.generate(weft, tmp_path / name, "-n", 12, "--format", "parquet", *how)
    assert sets.fingerprint(tmp_path / "file") == sets.fingerprint(tmp_path / "text")
    for row in sets.parquet_rows(tmp_path / "file"):
        first = row["messages" if view == "messages" else "prompt"][0]
        assert first == {"role": "system", "content": "You write CUDA.\nHASH stands for a hash."}
        question_and_answer(row, view)
    sets.run(weft, "validate", tmp_path / "file")
    sets.run(weft, "validate", sets.data_files(tmp_path / "file")[0])


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_says_the_same_in_every_format(weft, wide, tmp_path, view):
    how = ["--task", "python-cuda:2,forward-backward,text-python:1", "--view", view]
    plain = tmp_path / "jsonl"
    sets.generate(weft, plain, "-n", 60, *CODE, "--shards", 3, *how)
    made = sets.jsonl_rows(plain)
    reference = tmp_path / "reference"
    sets.run(weft, "convert", wide, "-o", reference, *how[:2], "--view", "prompt")
    wanted = [(row["prompt"], row["completion"]) for row in sets.jsonl_rows(reference)]
    assert [question_and_answer(row, view) for row in made] == wanted
    for form in ["jsonl", "jsonl.zst", "parquet"]:
        converted = tmp_path / f"of-wide-{form}"
        sets.run(weft, "convert", wide, "-o", converted, "--format", form, *how)
        assert sets.rows_of(converted, form) == made
        back = tmp_path / f"back-{form}"
        sets.run(weft, "convert", converted, "-o", back, "--format", "jsonl")
        assert {p.name: p.read_bytes() for p in sets.data_files(back)} == {
            p.name: p.read_bytes() for p in sets.data_files(plain)
        }
        sets.run(weft, "validate", sets.data_files(converted)[0])
    sets.run(weft, "validate", plain)
    sets.run(weft, "stats", plain)


@pytest.mark.parametrize("view", VIEWS)
def test_a_changed_word_of_any_view_is_found(weft, tmp_path, view):
    sets.generate(
        weft, tmp_path / "set", "-n", 8, "--format", "jsonl", "--task", "python-cpp", "--view", view
    )
    rows = sets.jsonl_rows(tmp_path / "set")
    bare = tmp_path / "rows.jsonl"

    def found():
        bare.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows))
        done = sets.run(weft, "validate", bare, "--json", check=False)
        return done.returncode, [f["place"] for f in json.loads(done.stdout)["findings"]]

    assert found() == (0, [])
    row = rows[3]
    change = {
        "messages": lambda: row["messages"][-1].update(content=row["messages"][-1]["content"] + " "),
        "prompt": lambda: row.update(completion=row["completion"] + " "),
        "prompt-messages": lambda: row["completion"][0].update(role="user"),
        "verl": lambda: row["extra_info"].update(index=row["index"] + 1),
        "verifiers": lambda: row["info"].update(task="python-cuda"),
    }
    change[view]()
    assert found() == (1, ["rows.jsonl:4"])


@pytest.mark.parametrize("view", VIEWS[1:])
def test_datasets_loads_every_view_and_its_card(weft, tmp_path, view):
    datasets = pytest.importorskip("datasets")
    datasets.disable_progress_bars()
    for form in ["jsonl", "parquet"]:
        folder = tmp_path / form
        sets.generate(
            weft,
            folder,
            "-n",
            30,
            "--format",
            form,
            "--task",
            "python-cuda",
            "--view",
            view,
            "--splits",
            "1,0,0",
        )
        loaded = datasets.load_dataset(str(folder), split="train", cache_dir=str(tmp_path / "cache"))
        assert [dict(row) for row in loaded] == sets.rows_of(folder, form)


def test_weights_hold_and_shards_and_resumption_change_nothing(weft, tmp_path):
    how = ["-n", 600, "--format", "jsonl", "-d", "cuda", "--shards", 4]
    how += ["--task", "python-cuda:3,text-python:1,python-text:2", "--view", "prompt", "-c", "arithmetic"]
    sets.generate(weft, tmp_path / "whole", *how)
    counted = collections.Counter(row["task"] for row in sets.jsonl_rows(tmp_path / "whole"))
    for task, share in [("python-cuda", 1 / 2), ("text-python", 1 / 6), ("python-text", 1 / 3)]:
        assert abs(counted[task] / 600 - share) < 0.07
    assert json.loads((tmp_path / "whole/stats.json").read_text())["tasks"] == counted
    for shard in range(4):
        sets.generate(weft, tmp_path / "pieces", *how, "--shard", f"{shard}/4")
    sets.run(weft, "merge", tmp_path / "pieces")
    killed = sets.generate(
        weft, tmp_path / "killed", *how, "--threads", 1, check=False, env={"WEFT_TEST_FAULT": "kill@40"}
    )
    assert killed.returncode != 0
    sets.generate(weft, tmp_path / "killed", *how, "--resume")
    wanted = {p.name: p.read_bytes() for p in sets.data_files(tmp_path / "whole")}
    for folder in ["pieces", "killed"]:
        assert {p.name: p.read_bytes() for p in sets.data_files(tmp_path / folder)} == wanted


def test_long_rows_are_left_out_and_counted(weft, wide, tmp_path):
    how = ["--task", "python-cuda", "--view", "prompt"]
    sets.run(weft, "convert", wide, "-o", tmp_path / "all", *how)
    told = sets.run(weft, "convert", wide, "-o", tmp_path / "some", *how, "--max-tokens", 3000, "--json")
    told = json.loads(told.stdout)
    sets.generate(weft, tmp_path / "made", "-n", 60, *CODE, "--shards", 3, *how, "--max-tokens", 3000)
    kept = {row["index"] for row in sets.jsonl_rows(tmp_path / "some")}
    sizes = {r["index"]: len(r["prompt"]) + len(r["completion"]) for r in sets.jsonl_rows(tmp_path / "all")}
    assert 10 < len(kept) < 55 and told["left_out"] == {"too-long": 60 - len(kept)}
    longest = max(sizes[index] for index in kept)
    assert longest < 4 * 3000 and all(size > 3000 for i, size in sizes.items() if i not in kept)
    assert sets.jsonl_rows(tmp_path / "made") == sets.jsonl_rows(tmp_path / "some")
    stats = json.loads((tmp_path / "made/stats.json").read_text())
    assert stats["left_out"] == {"too-long": 60 - len(kept)} and stats["rows"] == len(kept)
    assert "too-long" in sets.run(weft, "stats", tmp_path / "made").stdout
    sets.run(weft, "validate", tmp_path / "made")


@pytest.mark.parametrize(
    "args, said",
    [
        (["--task", "nonsense"], "no chat view has the task `nonsense`"),
        (["--task", "python-cuda,"], "no chat view has the task ``"),
        (["--task", "python-cuda:0"], "weight of a task"),
        (["--task", "python-cuda:x"], "weight of a task"),
        (["--task", "python-cuda:1,python-cuda:2"], "named twice"),
        (["--task", "python-cuda,debug"], "no chat view has the task `debug`"),
        (["--task", "python-cuda", "--view", "xml"], "--view"),
        (["--task", "python-cuda", "--view", "prompt", "--system", "Hi"], "no place for a system message"),
        (["--task", "python-cuda", "--system", "\n"], "system message is empty"),
        (["--task", "python-cuda", "--max-tokens", "0"], "--max-tokens"),
        (["--task", "text-cuda", "-d", "cpu"], "needs the code of CUDA"),
        (["--task", "python-cpp,python-cuda", "-d", "cuda"], "needs the code of both devices"),
        (["--task", "python-text,forward-backward", "--no-backward"], "needs the backward pass"),
        (["--task", "debug", "--max-tokens", "9"], "no --max-tokens"),
        (["--system", "Hi"], "--system needs --task"),
        (["--keep-comments"], "--keep-comments needs --task"),
        (["--max-tokens", "9"], "--max-tokens needs --task"),
        (["--view", "verl"], "--view needs --task"),
    ],
)
def test_wrong_wishes_are_named(weft, tmp_path, args, said):
    done = sets.generate(weft, tmp_path / "set", "-n", 3, *args, check=False)
    assert done.returncode == 2 and said in done.stderr and not (tmp_path / "set").exists()


def test_a_system_file_that_is_not_there_is_a_failure_of_the_world(weft, tmp_path):
    done = sets.generate(
        weft, tmp_path / "set", "--task", "python-cuda", "--system", f"@{tmp_path}/none", check=False
    )
    assert done.returncode == 3 and "none" in done.stderr


@pytest.mark.parametrize("task", ["text-python", "python-cpp", "text-cuda"])
def test_a_rejected_answer_is_near_and_wrong(weft, wide, rows, tmp_path, task):
    how = ["--task", task, "--view", "preference"]
    for form in ["jsonl", "parquet", "jsonl.zst"]:
        sets.run(weft, "convert", wide, "-o", tmp_path / form, "--format", form, *how)
    made = sets.jsonl_rows(tmp_path / "jsonl")
    assert sets.parquet_rows(tmp_path / "parquet") == sets.zst_rows(tmp_path / "jsonl.zst") == made
    assert len(made) > 20
    for row in made:
        [chosen], [rejected] = row["chosen"], row["rejected"]
        assert chosen["role"] == rejected["role"] == "assistant" and row["prompt"][0]["role"] == "user"
        right, wrong = chosen["content"], rejected["content"]
        assert wrong and wrong != right
        # One change in Python, or what becomes of it: one variable more or less changes the numbers of all that follow.
        lines = [re.sub(r"\b(var|adj|label)_\d+", r"\1_", text).splitlines() for text in (right, wrong)]
        assert difflib.SequenceMatcher(None, *lines, autojunk=False).ratio() > 0.6
        if task != "text-python":
            assert not comments(wrong) and not hashes(wrong) and tokens(wrong) != tokens(right)
    stats = json.loads((tmp_path / "jsonl/stats.json").read_text())
    assert sum(stats.get("left_out", {}).values()) == len(rows) - len(made)
    sets.generate(weft, tmp_path / "made", "-n", 60, *CODE, "--shards", 3, *how)
    assert sets.jsonl_rows(tmp_path / "made") == made
    sets.run(weft, "validate", tmp_path / "made")
    made[0]["rejected"][0]["content"] += " "
    bare = tmp_path / "rows.jsonl"
    bare.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in made))
    assert sets.run(weft, "validate", bare, check=False).returncode == 1


def test_a_rejected_adjoint_differs_in_one_line(weft, tmp_path):
    how = ["--task", "forward-backward", "--view", "preference", "-c", "arithmetic", "--difficulty", "2-3"]
    sets.generate(weft, tmp_path / "set", "-n", 80, "--format", "jsonl", *how)
    made = sets.jsonl_rows(tmp_path / "set")
    assert made
    for row in made:
        right, wrong = (row[key][0]["content"].splitlines() for key in ("chosen", "rejected"))
        changed = [line for line in difflib.ndiff(right, wrong) if line[0] in "+-"]
        assert 1 <= len(changed) <= 2 and all("wp::adj_" in line for line in changed)


def test_rejected_python_is_refused_or_other_code(weft, wide, tmp_path):
    how = ["--task", "text-python", "--view", "preference"]
    sets.run(weft, "convert", wide, "-o", tmp_path / "set", "--sample", 25, *how)

    def code(text, name):
        file = tmp_path / f"{name}.py"
        file.write_text(text)
        done = sets.run(weft, "compile", file, "--pass", "forward", check=False)
        return tokens(with_placeholders(done.stdout)) if done.returncode == 0 else None

    for row in sets.jsonl_rows(tmp_path / "set"):
        right, wrong = (code(row[key][0]["content"], row["kernel_name"]) for key in ("chosen", "rejected"))
        assert right is not None and wrong != right
