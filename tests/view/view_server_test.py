"""The server of `weft view` without a browser: who is answered, what, and how it ends."""

import json
import os
import re
import shutil
import signal
import socket
from urllib.parse import urlencode

import pytest
from viewer import REFUSED, WARP_TEXT, served, sets

ROWS = 120


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    """A folder with a set of plain lines, and one of compressed ones with the same rows."""
    folder = tmp_path_factory.mktemp("view-sets")
    sets.generate(
        weft, folder / "jsonl", "-n", ROWS, "-s", 7, "-d", "both", "--format", "jsonl", "--shards", 3
    )
    sets.run(weft, "convert", folder / "jsonl", "-o", folder / "jsonl.zst", "--format", "jsonl.zst")
    return folder


@pytest.fixture(scope="module")
def rows(made):
    """In the order of the files, as the list has them."""
    return [
        json.loads(line) for path in sets.data_files(made / "jsonl") for line in path.read_text().splitlines()
    ]


@pytest.fixture(scope="module")
def server(weft, made, tmp_path_factory):
    with served(weft, made / "jsonl", cache=tmp_path_factory.mktemp("view-cache")) as up:
        yield up


def names(answer) -> list[tuple]:
    return [(row["seed"], row["index"]) for row in answer["rows"]]


# ---- who is answered


def test_pages_of_others_are_refused(server):
    own = f"127.0.0.1:{server.port}"
    asked = [
        ({"Host": own}, 200),
        ({"Host": f"localhost:{server.port}"}, 200),
        ({"Host": own, "Origin": f"http://{own}"}, 200),
        ({}, 403),  # no Host at all
        ({"Host": "evil.example"}, 403),  # a name that was made to lead here
        ({"Host": f"evil.example:{server.port}"}, 403),
        ({"Host": "127.0.0.1"}, 403),
        ({"Host": f"127.0.0.1:{server.port}.evil.example"}, 403),
        ({"Host": [own, "evil.example"]}, 403),
        ({"Host": own, "Origin": "https://evil.example"}, 403),
        ({"Host": own, "Origin": "null"}, 403),
        ({"Host": own, "Origin": f"https://{own}"}, 403),
        ({"Host": own, "Origin": f"http://127.0.0.1:{server.port + 1}"}, 403),
    ]
    for headers, wanted in asked:
        for path in ["/", "/api/rows"]:
            status, _, body = server.request("GET", path, headers)
            assert status in (wanted, 400 if wanted == 403 else wanted), (headers, status)
            assert wanted == 200 or b'"rows"' not in body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_nothing_can_be_changed(server, method):
    status, headers, _ = server.request(method, "/api/rows", body=b"x=1")
    assert status in (400, 405, 413)
    assert "Access-Control-Allow-Origin" not in headers


def test_head_has_no_body(server):
    status, headers, body = server.request("HEAD", "/api/about")
    assert status == 200 and body == b"" and headers["Content-Type"].startswith("application/json")


@pytest.mark.parametrize(
    "path",
    [
        "/../manifest.json",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/assets/../../x",
        "/manifest.json",
        "/data/",
        "/embed.cmake",
        "/style.css%00.js",
    ],
)
def test_no_path_leads_outside(server, path):
    status, _, body = server.request("GET", path)
    assert status in (400, 404), body
    assert b"root:" not in body


def test_what_a_page_may_do_is_told(server):
    for path in ["/", "/app.js", "/api/rows"]:
        _, headers, _ = server.request("GET", path)
        policy = headers["Content-Security-Policy"]
        assert (
            "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        )
        assert headers["X-Content-Type-Options"] == "nosniff"


def test_it_listens_on_loopback_only(server):
    listening = "0A"  # as the kernel's tables say it; addresses are hexadecimal, the last byte first
    found = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"]:
        if not os.path.exists(table):
            continue  # there may be no IPv6
        lines = [line.split() for line in open(table).readlines()[1:]]
        found += [
            line[1] for line in lines if line[1].endswith(f":{server.port:04X}") and line[3] == listening
        ]
    assert found == [f"0100007F:{server.port:04X}"]


# ---- what is answered


def test_the_list_has_every_row_in_order(server, rows):
    answer = server.ask("rows", limit=500)
    assert answer["total"] == ROWS
    assert names(answer) == [(str(row["seed"]), row["index"]) for row in rows]
    for shown, row in zip(answer["rows"], rows, strict=True):
        assert shown["name"] == row["kernel_name"] and shown["id"] == row["id"]
        assert (shown["category"], shown["difficulty"], shown["split"]) == (
            row["category"],
            row["difficulty"],
            row["split"],
        )
        assert shown["python_bytes"] == len(row["python_source"].encode())
        assert shown["code_bytes"] == sum(len((row[column] or "").encode()) for column in sets.CODE)


def test_pages_of_the_list(server, rows):
    assert names(server.ask("rows", offset=100, limit=7)) == [
        (str(r["seed"]), r["index"]) for r in rows[100:107]
    ]
    assert server.ask("rows", offset=10**9)["rows"] == []
    assert len(server.ask("rows", limit=10**9)["rows"]) == ROWS


@pytest.mark.parametrize(
    "where",
    [
        "difficulty>=3",
        "category!=math,difficulty<4",
        "gradient=exact",
        "split=train|test",
        "kernel_name>=m",
        "index<50",
        "cuda_backward!=null",
        "gradient.reason!=''",
        "family=null",
        "index>=2.5,index<7",
    ],
)
def test_filters_agree_with_convert(weft, made, server, where):
    lines = sets.run(weft, "convert", made / "jsonl", "-o", "-", "--where", where).stdout.splitlines()
    wanted = sorted(json.loads(line)["index"] for line in lines)
    found = sorted(row["index"] for row in server.ask("rows", where=where, limit=500)["rows"])
    assert found == wanted


def test_facets_agree_with_the_rows(server, rows):
    chosen = sorted({row["category"] for row in rows})[:2]
    answer = server.ask("rows", category=chosen, difficulty=[2, 3], limit=500)
    wanted = [r["index"] for r in rows if r["category"] in chosen and r["difficulty"] in (2, 3)]
    assert [row["index"] for row in answer["rows"]] == wanted
    # A facet counts what its other values would give.
    by_category = {}
    for row in rows:
        if row["difficulty"] in (2, 3):
            by_category[row["category"]] = by_category.get(row["category"], 0) + 1
    assert dict(answer["facets"]["category"]) == by_category


def test_text_builtins_and_sizes(server, rows):
    word = rows[5]["kernel_name"].split("_")[-1]
    found = server.ask("rows", q=word.upper(), limit=500)
    assert {row["index"] for row in found["rows"]} >= {r["index"] for r in rows if word in r["kernel_name"]}
    calls = server.ask("rows", builtin="sqrt", limit=500)
    assert {row["index"] for row in calls["rows"]} == {
        r["index"] for r in rows if "wp.sqrt(" in r["python_source"]
    }
    sizes = server.ask("rows", python_bytes="500-1500", limit=500)
    assert {row["index"] for row in sizes["rows"]} == {
        r["index"] for r in rows if 500 <= len(r["python_source"].encode()) < 1500
    }
    assert [row["id"] for row in server.ask("rows", q=rows[9]["id"][:8])["rows"]] == [rows[9]["id"]]


@pytest.mark.parametrize("sort", ["name", "-python", "difficulty", "-code", "category", "-row"])
def test_sorting(server, rows, sort):
    keys = {
        "name": lambda r: r["kernel_name"].encode(),
        "python": lambda r: len(r["python_source"].encode()),
        "difficulty": lambda r: r["difficulty"],
        "code": lambda r: sum(len((r[column] or "").encode()) for column in sets.CODE),
        "category": lambda r: r["category"].encode(),
        "row": rows.index,
    }
    key = keys[sort.lstrip("-")]
    wanted = sorted(
        range(ROWS), key=lambda i: key(rows[i]), reverse=sort.startswith("-")
    )  # equal ones as they stand
    found = [row["row"] for row in server.ask("rows", sort=sort, limit=500)["rows"]]
    assert found == wanted


@pytest.mark.parametrize(
    "wrong",
    [
        {"where": "no_such=1"},
        {"where": "difficulty"},
        {"where": "python_source=x"},
        {"sort": "taste"},
        {"builtin": "frobnicate"},
        {"python_bytes": "many"},
        {"offset": "x"},
        {"flavour": "sweet"},
    ],
)
def test_questions_that_make_no_sense(server, wrong):
    status, _, body = server.request("GET", f"/api/rows?{urlencode(wrong)}")
    assert status == 400 and json.loads(body)["error"]


def test_a_row_is_shown_with_all_its_texts(server, rows):
    for number in [0, 57, ROWS - 1]:
        shown = server.ask("row", row=number)
        texts = {pane["id"]: [text["text"] for text in pane["texts"]] for pane in shown["panes"]}
        row = rows[number]
        assert texts["python"] == [row["python_source"]]
        assert texts["cpu"] == [t for t in (row["cpp_forward"], row["cpp_backward"]) if t]
        assert texts["cuda"] == [t for t in (row["cuda_forward"], row["cuda_backward"]) if t]
        assert json.loads(shown["inputs"]) == row["inputs"]
        facts = {name: value for name, value, _ in shown["facts"]}
        assert facts["seed"] == row["seed"] and facts["complexity"] == row["complexity"]


def test_links_lead_to_the_lines_that_comments_quote(server, rows):
    """The compiler's map, compared with Warp's own text: before the code of a statement stands the statement."""
    seen = 0
    for number in range(0, ROWS, 10):
        shown = server.ask("row", row=number)
        assert shown["links"] == "map"
        python = [line.strip() for line in rows[number]["python_source"].splitlines()]
        for pane in shown["panes"]:
            for text in pane["texts"]:
                for i, line in enumerate(text["text"].splitlines()):
                    if said := re.search(r"// (?:adj: )?(.*?) +<L \d+>$", line):
                        assert python[text["lines"][i] - 1] == said[1].strip(), line
                        seen += 1
    assert seen > 500


def test_links_by_comments_where_the_text_is_another(weft, rows, server, tmp_path):
    changed = {
        **rows[0],
        "cuda_forward": rows[0]["cuda_forward"].replace("var_0 ", "var_zero "),
        "cpp_forward": None,
        "cpp_backward": None,
    }
    bare = {**changed, "index": 1, "cuda_forward": "int x;\n", "cuda_backward": ""}
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in (changed, bare)))
    with served(weft, path, cache=tmp_path / "cache") as up:
        shown = up.ask("row", row=0)
        assert shown["links"] == "comments" and any(shown["panes"][1]["texts"][0]["lines"])
        assert up.ask("row", row=1)["links"] == "none"


@pytest.mark.parametrize("form", ["jsonl.zst", "parquet", "json"])
def test_every_format_shows_the_same(weft, made, server, tmp_path, form):
    data = made / "jsonl.zst" if form == "jsonl.zst" else tmp_path / form
    if form != "jsonl.zst":
        sets.run(weft, "convert", made / "jsonl", "-o", data, "--format", form)
    with served(weft, data, cache=tmp_path) as other:
        wanted = {(r["seed"], r["index"]): r for r in server.ask("rows", limit=500)["rows"]}
        found = {(r["seed"], r["index"]): r for r in other.ask("rows", limit=500)["rows"]}
        assert wanted.keys() == found.keys()
        for place in list(wanted)[::17]:
            one, same = (s.ask("row", row=r[place]["row"]) for s, r in ((server, wanted), (other, found)))
            assert one["panes"] == same["panes"] and one["pages"] == same["pages"]


def test_a_permalink_finds_its_row(server, rows):
    assert server.ask("find", seed=rows[33]["seed"], index=rows[33]["index"])["row"] == 33
    assert server.ask("find", id=rows[44]["id"][:10])["row"] == 44
    assert "row" not in server.ask("find", seed=1, index=10**6)


def test_plots_count_what_is_there(server, rows):
    plots = server.ask("plots")
    assert plots["total"] == ROWS and sum(one["rows"] for one in plots["python_bytes"]) == ROWS
    assert plots["curve"][-1] == [ROWS, len({row["structure"] for row in rows})]
    calls = dict(map(tuple, plots["builtins"]))
    for name in ["sin", "sqrt", "tid", "atomic_add"]:
        assert calls.get(name, 0) == sum(f"wp.{name}(" in row["python_source"] for row in rows)


def test_neighbours_are_those_of_the_list(server):
    order = [row["row"] for row in server.ask("rows", sort="-difficulty", limit=500)["rows"]]
    at = server.ask("neighbours", sort="-difficulty", row=order[10])
    assert (at["before"], at["behind"], at["position"]) == (order[9], order[11], 10)


# ---- the index


def test_the_index_is_kept_and_follows_the_files(weft, made, tmp_path):
    data, cache = tmp_path / "set", tmp_path / "cache"
    shutil.copytree(made / "jsonl", data)
    before = {path: path.stat().st_mtime_ns for path in data.rglob("*")}
    for _ in range(2):
        with served(weft, data, cache=cache) as up:
            assert up.ask("about")["rows"] == ROWS
            kept = {path.name: path.read_bytes() for path in (cache / "weft" / "view").iterdir()}
            assert len(kept) == len(sets.data_files(data))
    assert before == {path: path.stat().st_mtime_ns for path in data.rglob("*")}, (
        "something was written beside the data"
    )

    file = sets.data_files(data)[0]
    lines = file.read_text().splitlines(keepends=True)
    row = json.loads(lines[0])
    lines[0] = json.dumps({**row, "kernel_name": "renamed_kernel"}) + "\n"
    file.write_text("".join(lines))
    with served(weft, data, cache=cache) as up:
        assert up.ask("rows", q="renamed_kernel")["total"] == 1
        assert len(list((cache / "weft" / "view").iterdir())) == len(kept) + 1


def test_a_wrong_count_is_told_at_every_look(weft, made, tmp_path):
    data = tmp_path / "set"
    shutil.copytree(made / "jsonl", data)
    file = sets.data_files(data)[0]
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
    for _ in range(2):  # from the file, then from the index that was kept of it
        with served(weft, data, cache=tmp_path / "cache") as up:
            assert up.ask("about")["rows"] == ROWS - 1
            assert [text for text in up.ask("about")["problems"] if file.name in text]


def test_a_damaged_index_is_made_again(weft, made, tmp_path):
    for spoil in [
        lambda b: b[:100],
        lambda b: b[:64] + bytes(len(b) - 64),
        lambda b: b"x" * len(b),
        lambda b: b"",
    ]:
        with served(weft, made / "jsonl", cache=tmp_path) as up:
            wanted = up.ask("rows", limit=500)
        for path in (tmp_path / "weft" / "view").iterdir():
            path.write_bytes(spoil(path.read_bytes()))
        with served(weft, made / "jsonl", cache=tmp_path) as up:
            assert up.ask("rows", limit=500) == wanted


def test_no_cache_where_none_can_be(weft, made, tmp_path):
    (tmp_path / "file").write_text("")
    with served(weft, made / "jsonl", cache=tmp_path / "file" / "below") as up:
        assert up.ask("about")["rows"] == ROWS


# ---- what is wrong


def said_by(weft, *args):
    done = sets.run(weft, "view", *args, check=False, env={"XDG_CACHE_HOME": "/nonexistent"}, timeout=60)
    return done.returncode, done.stderr


def test_what_is_not_there(weft, tmp_path):
    code, text = said_by(weft, tmp_path / "none")
    assert code == 3 and "there is no" in text
    code, text = said_by(weft, tmp_path)
    assert code == 3 and "holds no data files" in text
    (tmp_path / "plain.py").write_text("x = 1\n")
    code, text = said_by(weft, tmp_path / "plain.py")
    assert code == 1 and "neither" in text


def test_a_set_that_is_not_whole_says_so(weft, made, tmp_path):
    data = tmp_path / "set"
    shutil.copytree(made / "jsonl.zst", data)
    files = sets.data_files(data)
    files[1].write_bytes(files[1].read_bytes()[:-200])
    files[2].unlink()
    with served(weft, data, cache=tmp_path / "cache") as up:
        problems = " ".join(up.ask("about")["problems"])
        assert files[1].name in problems and f"{files[2].name} is missing" in problems
        assert 0 < up.ask("about")["rows"] < ROWS


def test_rows_that_are_no_rows(weft, made, tmp_path):
    lines = sets.data_files(made / "jsonl")[0].read_text().splitlines()[:3]
    odd = tmp_path / "odd.jsonl"
    odd.write_text("\n".join([lines[0], "{not json", '{"id": 5}', lines[1]]) + "\n")
    with served(weft, odd, cache=tmp_path / "cache") as up:
        assert up.ask("about")["rows"] == 4
        assert up.ask("rows", damaged=1)["total"] == 2
        assert "not JSON" in up.ask("row", row=1)["problems"][0]
        assert up.ask("row", row=3)["summary"]["name"] == json.loads(lines[1])["kernel_name"]


def test_a_port_that_is_taken(weft, made, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, text = said_by(weft, made / "jsonl", "--port", port)
    assert code == 3 and str(port) in text and "--port 0" in text
    with served(weft, made / "jsonl", cache=tmp_path) as up:  # nor that of another weft view
        assert said_by(weft, made / "jsonl", "--port", up.port)[0] == 3


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupt_ends_it_also_while_a_browser_waits(weft, made, tmp_path, end):
    with served(weft, made / "jsonl", cache=tmp_path, check=False) as up:
        with socket.create_connection(("127.0.0.1", up.port)) as idle:
            idle.sendall(b"GET / HTTP/1.1\r\n")
            os.kill(up.process.pid, end)
            assert up.process.wait(timeout=10) == 130


def test_a_weft_without_a_server_says_so_and_exports(weft, made, tmp_path):
    alone = tmp_path / "alone" / "weft"
    alone.parent.mkdir()
    shutil.copy(weft, alone)
    code, text = said_by(alone, made / "jsonl")
    assert code == 3 and "libcpp-httplib-dev" in text and "--export" in text
    done = sets.run(alone, "view", made / "jsonl", "--export", tmp_path / "site", "--sample", 2, "--no-cache")
    assert "2 of 120 rows" in done.stdout and (tmp_path / "site" / "index.html").exists()


def test_an_export_replaces_nothing(weft, made, tmp_path):
    (tmp_path / "mine.txt").write_text("years of work")
    code, text = said_by(weft, made / "jsonl", "--export", tmp_path)
    assert code == 2 and "not empty" in text
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


# ---- source trees


def test_a_source_tree(weft, tmp_path):
    (tmp_path / "src" / "inner").mkdir(parents=True)
    (tmp_path / "src" / "good.py").write_text(WARP_TEXT)
    (tmp_path / "src" / "inner" / "bad.py").write_text(REFUSED)
    (tmp_path / "src" / "broken.py").write_text("def (:\n")
    (tmp_path / "src" / "helper.py").write_text("x = 1\n")
    with served(weft, tmp_path / "src", cache=tmp_path / "cache") as up:
        assert up.ask("about")["kind"] == "tree"
        rows = {row["name"]: row for row in up.ask("rows")["rows"]}
        assert rows["scale"]["verdict"] == "compiled"
        good = up.ask("row", row=rows["scale"]["row"])
        text = sets.run(
            weft,
            "compile",
            tmp_path / "src" / "good.py",
            "-d",
            "cuda",
            "--pass",
            "backward",
            "--kernel",
            "scale",
        ).stdout
        panes = {pane["id"]: pane for pane in good["panes"]}
        assert panes["cuda"]["texts"][1]["text"].strip() in text
        assert good["links"] == "map" and 7 in panes["cpu"]["texts"][0]["lines"]
        refused = [row for row in rows.values() if row["verdict"] == "refused"]
        assert {row["file"].split("/")[-1] for row in refused} == {"bad.py", "broken.py"}
        for row in refused:
            shown = up.ask("row", row=row["row"])
            assert shown["diagnostics"] and "error[" in shown["diagnostics"][0]
            assert shown["panes"][0]["texts"][0]["text"]
