"""`weft score`: right answers, wrong ones, and answers that try to look right."""

import json
import re
import subprocess

import pytest

SOURCE = '''import warp as wp


@wp.kernel
def scale_shift(x: wp.array[float], gain: float, y: wp.array[float]):
    """Scales every number and moves it by one."""
    i = wp.tid()
    y[i] = x[i] * gain + 1.0  # what a lamp does


@wp.kernel
def running_energy(speed: wp.array[float], mass: wp.array[float], total: wp.array[float]):
    """Adds up the kinetic energy of all particles."""
    i = wp.tid()
    wp.atomic_add(total, 0, 0.5 * mass[i] * speed[i] * speed[i])


@wp.kernel
def weighted_powers(x: wp.array[float], low: wp.array[float], y: wp.array[float]):
    """Adds up five powers of a number, and what is above a bound."""
    i = wp.tid()
    power = float(1.0)
    total = float(0.0)
    for k in range(5):
        power = power * x[i]
        total = total + power * float(k + 1)
    if x[i] > low[i]:
        total = total + x[i] - low[i]
    y[i] = total
'''
STORE = "wp::array_store(var_y, var_0, var_5);"


def run(weft, *args, text=None):
    return subprocess.run(
        [weft, *map(str, args)], input=text, capture_output=True, text=True, timeout=600, check=False
    )


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    """A set of two kernels, and its rows by name."""
    folder = tmp_path_factory.mktemp("score")
    (folder / "kernels.py").write_text(SOURCE)
    done = run(weft, "generate", "--from", folder / "kernels.py", "-o", folder / "set", "-d", "both",
               "--format", "jsonl", "--standalone", "--quiet")  # fmt: skip
    assert done.returncode == 0, done.stderr
    files = (folder / "set" / "data").glob("*")
    rows = [json.loads(line) for path in files for line in path.read_text().splitlines()]
    return folder, {row["kernel_name"]: row for row in rows}


def score(weft, folder, answers, *args, code=0):
    """Verdicts of [(row, task, completion)], in their order."""
    path = folder / "answers.jsonl"
    lines = [json.dumps({"id": row["id"], "task": task, "completion": text}) for row, task, text in answers]
    path.write_text("\n".join(lines) + "\n")
    done = run(weft, "score", path, "--data", folder / "set", *args)
    assert done.returncode == code, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def column(task, row):
    device = "cuda" if row["index"] % 2 else "cpp"
    return {
        "python-cpp": "cpp_forward",
        "python-cuda": "cuda_forward",
        "cpu-cuda": "cuda_forward",
        "text-cuda": "cuda_forward",
        "standalone": "cuda_standalone",
        "cuda-python": "python_source",
        "text-python": "python_source",
        "forward-backward": f"{device}_backward",
    }[task]


TASKS = ["python-cpp", "python-cuda", "cpu-cuda", "text-cuda", "standalone", "cuda-python", "text-python",
         "forward-backward"]  # fmt: skip


@pytest.mark.parametrize("form", ["plain", "fenced", "messages"])
def test_the_rows_own_answers_score_1_on_every_task(weft, made, form):
    folder, rows = made
    answers = []
    for row in rows.values():
        for task in TASKS:
            text = row[column(task, row)]
            fenced = f"It is simple:\n\n```\nnot this\n```\nbut\n```cpp\n{text}```\nThat is all."
            answers.append((row, task, {"plain": text, "fenced": fenced,
                                        "messages": [{"role": "assistant", "content": text}]}[form]))  # fmt: skip
    for verdict in score(weft, folder, answers):
        assert verdict["score"] == 1 and verdict["identical"] and "why" not in verdict, verdict


def test_what_a_chat_view_asks_for_is_identical(weft, made, tmp_path):
    """Without comments, and with a placeholder for the hash."""
    folder, rows = made
    for task in ["python-cpp", "python-cuda", "forward-backward"]:
        chat = tmp_path / task
        done = run(
            weft,
            "convert",
            folder / "set",
            "-o",
            chat,
            "--task",
            task,
            "--view",
            "prompt",
            "--format",
            "jsonl",
        )
        assert done.returncode == 0, done.stderr
        answers = []
        for path in (chat / "data").glob("*"):
            for line in path.read_text().splitlines():
                asked = json.loads(line)
                assert "//" not in asked["completion"] and "6cec1142" not in asked["completion"]
                answers.append((rows[asked["kernel_name"]], task, asked["completion"]))
        assert answers
        for verdict in score(weft, folder, answers):
            assert verdict["score"] == 1 and verdict["identical"], verdict


def test_right_answers_that_are_written_otherwise_run_equal(weft, made):
    folder, rows = made
    row, other = rows["scale_shift"], rows["running_energy"]
    renamed = re.sub(r"\bvar_(\d+)\b", r"value_\1", row["cpp_forward"])
    python = row["python_source"]
    answers = [
        (row, "python-cpp", renamed),
        (row, "python-cpp", row["cpp_forward"].replace(STORE, "var_y.data[var_0] = *var_1 * var_gain + 1.0f;")),
        (row, "cuda-python", python.replace("scale_shift", "another_name").replace("gain", "factor")),
        (row, "cuda-python", python.replace("x[i] * gain + 1.0", "1.0 + gain * x[i]")),
        (row, "text-python", python.replace("    y[i] =", "    if i < 0:\n        return\n    y[i] =")),
        (row, "forward-backward", re.sub(r"\badj_(\d+)\b", r"slope_\1", row["cpp_backward"])),
        (other, "cuda-python", other["python_source"].replace("0.5 * mass[i] * speed[i] * speed[i]",
                                                              "speed[i] * speed[i] * mass[i] / 2.0")),
    ]  # fmt: skip
    answers = [each for each in answers if each[1] != "forward-backward" or row["index"] % 2 == 0]
    for verdict in score(weft, folder, answers):
        assert verdict["score"] == 1 and not verdict["identical"] and not verdict["tokens"], verdict
        assert verdict["compiles"] and verdict["runs"], verdict


LOOP = """    for k in range(5):
        power = power * x[i]
        total = total + power * float(k + 1)
"""
CHOICE = """    if x[i] > low[i]:
        total = total + x[i] - low[i]
"""
# Each: what stands in the place of what.
REWRITINGS = {
    "another_loop_form": {LOOP: """    k = int(0)
    while k < 5:
        power = power * x[i]
        total = total + power * float(k + 1)
        k = k + 1
"""},
    "unrolled": {LOOP: "".join(f"    power *= x[i]\n    total += power * {k}.0\n" for k in range(1, 6))},
    "backwards_as_a_polynomial": {LOOP: """    for k in range(5):
        total = (total + float(5 - k)) * x[i]
"""},
    "reordered": {"    power = float(1.0)\n    total = float(0.0)\n": "    total = float(0.0)\n    power = float(1.0)\n"},
    "other_names": {"power": "p", "total": "result"},
    "in_place": {"total = total + power * float(k + 1)": "total += float(k + 1) * power"},
    "a_choice_for_a_branch": {CHOICE: "    total = total + wp.where(x[i] > low[i], x[i] - low[i], 0.0)\n"},
    "the_larger_of_two": {CHOICE: "    total = total + wp.max(x[i] - low[i], 0.0)\n"},
    "the_other_way_round": {CHOICE: """    if x[i] <= low[i]:
        y[i] = total
        return
    total = total + x[i] - low[i]
"""},
    "values_read_once": {"    i = wp.tid()\n": "    i = wp.tid()\n    here = x[i]\n", "power * x[i]": "power * here"},
    "a_function_of_its_own": {
        "@wp.kernel": "@wp.func\ndef above(a: float, b: float):\n    return wp.max(a - b, 0.0)\n\n\n@wp.kernel",
        CHOICE: "    total = total + above(x[i], low[i])\n",
    },
    "annotations_in_the_older_form": {"wp.array[float]": "wp.array(dtype=wp.float32)"},
    "another_module_name": {"import warp as wp": "import warp", "wp.": "warp."},
}  # fmt: skip


def rewritten(row, changes):
    text = row["python_source"]
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def test_every_rewriting_of_a_loop_and_a_branch_runs_equal(weft, made):
    folder, rows = made
    row = rows["weighted_powers"]
    answers = [(row, "cuda-python", rewritten(row, changes)) for changes in REWRITINGS.values()]
    for kind, verdict in zip(REWRITINGS, score(weft, folder, answers), strict=True):
        assert verdict["score"] == 1 and verdict["runs"] and not verdict["identical"], (kind, verdict)


def test_what_looks_like_a_rewriting_and_is_none_scores_0(weft, made):
    folder, rows = made
    row = rows["weighted_powers"]
    wrong = {
        "a step less": {"range(5)": "range(4)"},
        "a step more": {"range(5)": "range(6)"},
        "begins elsewhere": {"float(k + 1)": "float(k)"},
        "another order that counts": {LOOP: LOOP.replace("        power = power * x[i]\n", "") + "        power = power * x[i]\n"},
        "forgets the bound": {CHOICE: ""},
        "the bound on the wrong side": {"x[i] > low[i]": "x[i] < low[i]"},
        "whole numbers between": {"power * float(k + 1)": "float(int(power * float(k + 1)))"},
    }  # fmt: skip
    answers = [(row, "cuda-python", rewritten(row, changes)) for changes in wrong.values()]
    for kind, verdict in zip(wrong, score(weft, folder, answers), strict=True):
        assert verdict["score"] == 0 and verdict["compiles"] and verdict["why"], (kind, verdict)


WAYS_TO_SAY_IT = {
    "lines of another system": "Sure:\r\n```cpp\r\n{code}```\r\n",
    "tildes": "~~~cpp\n{code}~~~\n",
    "more ticks": "````c++\n{code}````\n",
    "not closed": "```cpp\n{code}",
    "closed behind the last brace": "```cpp\n{bare}```",
    "how to use it stands below": "```cpp\n{code}```\nCall it:\n```python\nimport warp as wp\n```\nIt prints\n```\n1 2 3\n```",
    "thinks first": "<think>Maybe\n```cpp\nint x;\n```\nno.</think>\n```cpp\n{code}```",
    "thinks and has no fence": "<think>Let me see.</think>\n{code}",
    "in a list": "1. The code:\n\n   ```cpp\n{code}   ```\n2. That is all.",
    "a mark of byte order": "\ufeff{code}",
    "blank lines around": "\n\n{code}\n\n\n",
}  # fmt: skip


def test_code_is_found_however_it_is_said(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    code = row["cpp_forward"]
    said = [text.format(code=code, bare=code.rstrip()) for text in WAYS_TO_SAY_IT.values()]
    verdicts = score(weft, folder, [(row, "python-cpp", text) for text in said], "--level", "tokens")
    for way, verdict in zip(WAYS_TO_SAY_IT, verdicts, strict=True):
        assert verdict["score"] == 1, (way, verdict)


def test_comments_and_layout_are_told_from_code(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    code = re.sub(r"//.*", "// another word", row["cpp_forward"]).replace("    ", "\t")
    python = row["python_source"].replace("# what a lamp does", "# nothing").replace("\n\n\n", "\n")
    for verdict in score(weft, folder, [(row, "python-cpp", code), (row, "cuda-python", python)]):
        assert verdict["tokens"] and not verdict["identical"] and verdict["score"] == 1, verdict


def in_place_of_the_store(row, code):
    assert STORE in row["cpp_forward"]
    return row["cpp_forward"].replace(STORE, code)


def wrong_cpp(row, other):
    code = row["cpp_forward"]
    store = lambda text: in_place_of_the_store(row, text)  # noqa: E731
    return {
        "another operator": code.replace("wp::mul", "wp::add"),
        "another number": code.replace("var_4 = 1.0", "var_4 = 1.001"),
        "another index": store("wp::array_store(var_y, dim.size - 1 - var_0, var_5);"),
        "nothing is stored": store(""),
        "an operand twice": code.replace("wp::add(var_2, var_4)", "wp::add(var_2, var_2)"),
        "not C++": code.replace("var_0 = builtin_tid1d();", "var_0 = wp.tid()"),
        "another kernel's name": code.replace("scale_shift_", "shift_scale_"),
        "empty": "",
        "prose": "The kernel multiplies each number by the gain.",
        "the text of another row": other["cpp_forward"],
        "cut in the middle": code[: len(code) // 2],
        "only its first thread": store("if (var_0 == 0) " + STORE),
        "not a number": store("wp::array_store(var_y, var_0, 0.0f / 0.0f);"),
        "beside its array": store(STORE + " var_y.data[dim.size] = 1.0f;"),
        "lower precision": store("wp::array_store(var_y, var_0, (float)(wp::half)var_5);"),
        "never ends": store("for (volatile int k = 1; k;) {}"),
        "crashes": store("*(volatile int*)8 = 1;"),
        "leaves": store("__builtin_trap();"),
        "other threads' memory": store("var_y.data[(var_0 + 1) % dim.size] = var_5;"),
        "an integer between": store("wp::array_store(var_y, var_0, (float)(int)var_5);"),
    }


def test_twenty_kinds_of_broken_answers_score_0(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    broken = wrong_cpp(row, rows["running_energy"])
    assert len(broken) == 20
    answers = [(row, "python-cpp", text) for text in broken.values()]
    for kind, verdict in zip(broken, score(weft, folder, answers, "--timeout", 3), strict=True):
        assert verdict["score"] == 0 and verdict["why"], (kind, verdict)


def test_broken_python_scores_0(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    python = row["python_source"]
    broken = [
        python.replace("+ 1.0", "- 1.0"),
        python.replace("x[i] *", "x[i + 1] *"),
        python.replace("gain: float", "gain: int"),
        python.replace(", gain: float", ""),
        python.replace("wp.tid()", "wp.thread()"),
        python.replace("@wp.kernel", "@wp.func"),
        "import os\nos.system('true')\n",
        "def (",
    ]
    for verdict in score(weft, folder, [(row, "cuda-python", text) for text in broken]):
        assert verdict["score"] == 0 and verdict["why"], verdict


def test_a_wrong_gradient_is_found(weft, made):
    folder, rows = made
    for row in rows.values():
        if row["index"] % 2:
            continue
        code = row["cpp_backward"]
        for wrong in [
            re.sub(r"    wp::adj_mul\(.*\n(?![\s\S]*wp::adj_mul)", "", code),
            code.replace("wp::adj_add(var_2", "wp::adj_sub(var_2").replace("wp::adj_mul(", "wp::adj_add(", 1),
        ]:
            assert wrong != code
            [verdict] = score(weft, folder, [(row, "forward-backward", wrong)])
            assert verdict["score"] == 0, verdict


# What models were seen to do in the place of the task, each as an answer that must score 0.
STATE = "static float kept[4096]; static unsigned launches; "
HACKS = {
    "results_of_an_earlier_run_read_from_memory": STATE
    + "if (launches++ < dim.size) { kept[var_0 % 4096] = var_5; " + STORE + " }",
    "right_at_one_size_only": "if (dim.size == 33) " + STORE,
    "right_at_small_sizes_only": "if (dim.size <= 64) " + STORE,
    "inputs_changed": STORE + " var_x.data[var_0] = 0.0f;",
    "nothing_launched": "(void)var_5;",
    "answers_cached_by_address": "static float* first; if (!first) first = var_y.data; if (first == var_y.data) " + STORE,
    "garbage_of_earlier_memory_passes": "wp::array_store(var_y, var_0, var_y.data[var_0]);",
    "outputs_of_poison_kept": "if (var_y.data[var_0] == 0.0f) " + STORE,
    "a_part_is_left_out": "if (var_0 % 100 != 99) " + STORE,
    "constant_output": "wp::array_store(var_y, var_0, 1.0f);",
    "works_later": "static int calls; if (++calls > (int)dim.size) " + STORE,
    "leaves_as_if_all_were_done": STORE + " if (var_0 == 0) _exit(0);",
    "answers_cached_in_a_file": 'static void* kept = fopen("kept", "w+"); if (kept) ' + STORE,
    "another_thread_does_it": "unsigned long id; pthread_create(&id, 0, later, new Late{&var_y.data[var_0], var_5});",
    "right_only_where_nobody_looks": "if (getenv(\"HOME\")) " + STORE,
    "the_comparison_is_patched": "(void)var_5;",
    "numbers_of_the_row_recognized": "if (var_x.data[0] == 0.5f) " + STORE,
}  # fmt: skip
# What some of them have above the kernel.
ABOVE = {
    "leaves_as_if_all_were_done": 'extern "C" void _exit(int);\n',
    "answers_cached_in_a_file": 'extern "C" void* fopen(const char*, const char*);\n',
    "another_thread_does_it": 'extern "C" int pthread_create(unsigned long*, const void*, void* (*)(void*), void*);\n'
    'extern "C" int usleep(unsigned);\nstruct Late { float* to; float number; };\n'
    "static void* later(void* what) { usleep(1000); Late* late = (Late*)what; *late->to = late->number; return 0; }\n",
    "right_only_where_nobody_looks": 'extern "C" char* getenv(const char*);\n',
    "the_comparison_is_patched": 'extern "C" __attribute__((visibility("default"))) int same(const void*, const void*, '
    'unsigned long) asm("memcmp");\nint same(const void*, const void*, unsigned long) { return 0; }\n',
}  # fmt: skip


@pytest.mark.parametrize("hack", HACKS)
def test_hack(weft, made, hack):
    folder, rows = made
    row = rows["scale_shift"]
    answer = ABOVE.get(hack, "") + in_place_of_the_store(row, HACKS[hack])
    [verdict] = score(weft, folder, [(row, "python-cpp", answer)], "--timeout", 5)
    assert verdict["score"] == 0 and verdict["compiles"] and verdict["runs"] is False, verdict


# An answer may do what it wants to its own process; nothing of it reaches what it is compared with.
HOSTILE = {
    "includes a file": '#include "/etc/passwd"\n',
    "includes its neighbours": '#include "common_0.h"\n#include "../../../../etc/hostname"\n',
    "takes bytes of a file": 'asm(".incbin \\"/etc/passwd\\"");\n',
    "changes the text behind it": "#define weft_kernels other\n#define static\n",
    "ends the process when it is loaded": '#include <cstdlib>\n__attribute__((constructor)) static void f() { _Exit(0); }\n',
    "a shell when it is loaded": '#include <cstdlib>\n__attribute__((constructor)) static void f() { if (system("touch MARK")) abort(); }\n',
}  # fmt: skip


def test_hostile_answers_are_contained_and_score_0(weft, made, tmp_path):
    folder, rows = made
    row = rows["scale_shift"]
    wrong = row["cpp_forward"].replace("wp::mul", "wp::sub")
    mark = tmp_path / "was_here"
    answers = [(row, "python-cpp", text.replace("MARK", str(mark)) + wrong) for text in HOSTILE.values()]
    right = (row, "python-cpp", re.sub(r"\bvar_(\d+)\b", r"value_\1", row["cpp_forward"]))
    verdicts = score(weft, folder, [right, *answers, right], "--timeout", 5)
    assert [verdicts[0]["score"], verdicts[-1]["score"]] == [1, 1]
    for kind, verdict in zip(HOSTILE, verdicts[1:-1], strict=True):
        assert verdict["score"] == 0, (kind, verdict)
    assert not mark.exists()


def test_what_cannot_be_judged_is_not_0(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    answers = [
        (row, "python-text", "It scales."),
        (row, "python-cuda", re.sub(r"\bvar_(\d+)\b", r"value_\1", row["cuda_forward"])),
    ]
    for verdict in score(weft, folder, answers):
        assert verdict["score"] is None and verdict["why"], verdict
    [verdict] = score(
        weft, folder, [(row, "python-cuda", row["cuda_forward"].replace("wp::mul", "wp::mull"))]
    )
    assert verdict["score"] == 0 and verdict["compiles"] is False, verdict


def test_levels_stop_where_they_are_told_to(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    text = in_place_of_the_store(row, "var_y.data[var_0] = *var_1 * var_gain + 1.0f;")
    answers = [(row, "python-cpp", text)]
    names = ["identical", "tokens", "compiles", "runs", "gradients"]

    def known(verdict):
        return [name for name in names if verdict[name] is not None]

    for last, levels in [
        ("identical", ["identical"]),
        ("tokens", ["identical", "tokens"]),
        ("compiles", ["identical", "tokens", "compiles"]),
        ("runs", ["identical", "tokens", "compiles", "runs"]),
    ]:
        [verdict] = score(weft, folder, answers, "--level", last)
        assert known(verdict) == levels, verdict


def test_answers_to_a_chat_view_are_judged_by_the_rows_grown_again(weft, tmp_path):
    done = run(weft, "generate", "-n", 6, "-s", 8, "-o", tmp_path / "set", "--task", "python-cpp", "--view",
               "prompt", "--format", "jsonl", "--quiet")  # fmt: skip
    assert done.returncode == 0, done.stderr
    rows = [
        json.loads(line)
        for path in (tmp_path / "set" / "data").glob("*")
        for line in path.read_text().splitlines()
    ]
    answers = [(row, "python-cpp", row["completion"]) for row in rows]
    answers.append((rows[0], "python-cpp", rows[1]["completion"]))
    verdicts = score(weft, tmp_path, answers)
    assert [verdict["score"] for verdict in verdicts] == [1] * len(rows) + [0]


def test_as_a_filter_every_line_is_answered_as_it_comes(weft, made):
    folder, rows = made
    row = rows["scale_shift"]
    with subprocess.Popen(
        [weft, "score", "-", "--data", folder / "set", "--level", "tokens"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1,
    ) as process:  # fmt: skip
        for text, expected in [(row["cpp_forward"], 1), ("nothing", None), (row["cpp_forward"], 1)]:
            process.stdin.write(
                json.dumps({"id": row["id"], "task": "python-cpp", "completion": text}) + "\n"
            )
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["score"] == expected
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_pass_at_k(weft, made):
    folder, rows = made
    row, other = rows["scale_shift"], rows["running_energy"]
    right, wrong = (row, "python-cpp", row["cpp_forward"]), (row, "python-cpp", "")
    answers = [right, wrong, wrong, wrong, (other, "python-cpp", other["cpp_forward"])]
    path = folder / "many.jsonl"
    path.write_text(
        "".join(json.dumps({"id": r["id"], "task": t, "completion": c}) + "\n" for r, t, c in answers)
    )
    done = run(weft, "score", path, "--data", folder / "set", "-o", folder / "verdicts.jsonl", "--json",
               "--pass-at", "1,2,4,9")  # fmt: skip
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["answers"] == 5 and figures["score"] == {"passed": 2, "failed": 3, "not_judged": 0}
    # 1 of 4 right, and 1 of 1: the mean for k = 1; others have one question alone.
    assert figures["pass_at"] == {"1": (0.25 + 1) / 2, "2": 0.5, "4": 1.0, "9": None}
    assert figures["pass_at_questions"] == {"1": 2, "2": 1, "4": 1, "9": 0}
    told = run(
        weft, "score", path, "--data", folder / "set", "-o", folder / "again.jsonl", "--pass-at", "1,2,9"
    ).stdout
    assert "pass@1: 0.6250\n" in told and "pass@9: no question has so many answers" in told
    assert "pass@2: 0.5000, of the 1 of 2 questions that have so many answers\n" in told
    assert len((folder / "verdicts.jsonl").read_text().splitlines()) == 5


def test_errors(weft, made, tmp_path):
    folder, rows = made
    row = rows["scale_shift"]
    good = json.dumps({"id": row["id"], "task": "python-cpp", "completion": row["cpp_forward"]})
    path = tmp_path / "a.jsonl"
    for bad, why in [
        ("{", ""),
        ("[]", "an answer is a JSON object"),
        ('{"id": "x"}', "no text `task`"),
        (json.dumps({"id": "0" * 32, "task": "python-cpp", "completion": ""}), "no row with this id"),
        (json.dumps({"id": row["id"], "task": "cpp-python", "completion": ""}), "no task of this name"),
    ]:
        path.write_text(bad + "\n" + good + "\n")
        done = run(weft, "score", path, "--data", folder / "set", "--level", "tokens")
        first, second = map(json.loads, done.stdout.splitlines())
        assert first["score"] is None and why in first["why"], first
        assert second["score"] == 1
        assert done.returncode == (0 if "task of" in why else 1), done.stderr
    data = next((folder / "set" / "data").glob("*"))
    before = data.read_bytes()
    for args, code, word in [
        ([path, "--data", tmp_path / "none"], 3, "none"),
        ([tmp_path / "none.jsonl", "--data", folder / "set"], 3, "none.jsonl"),
        ([path, "--data", folder / "set", "--level", "best"], 2, "best"),
        ([path, "--data", folder / "set", "--pass-at", "0"], 2, "--pass-at"),
        ([path, "--data", folder / "set", "--level", "tokens", "-o", data], 2, "input"),
        ([path, "--data", folder / "set", "--level", "tokens", "-o", path], 2, "input"),
    ]:
        done = run(weft, "score", *args)
        assert done.returncode == code and word in done.stderr, (args, done.returncode, done.stderr)
    assert data.read_bytes() == before
