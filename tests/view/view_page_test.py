"""The page of `weft view` in a real browser: what a person sees, does, and must not be harmed by."""

import json
import re
import time

import pytest
from viewer import REFUSED, WARP_TEXT, arrived, browser, goto, served, sets

ROWS = 150
SCRIPT = "<script>window.hurt = 1</script><img src=x onerror='window.hurt = 2'>"
# There are rows, and all have this name.
ONLY_SHOWN = """name => {
  const names = [...document.querySelectorAll("a.row .name")].map((e) => e.textContent);
  return names.length > 0 && names.every((one) => one === name);
}"""
TURNED = "\u202egnp.exe\u2066 \u0007\u200b"


@pytest.fixture(scope="module")
def data(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("view-page") / "set"
    sets.generate(weft, folder, "-n", ROWS, "-s", 11, "-d", "both", "--format", "jsonl", "--splits", "1,0,0")
    return folder


@pytest.fixture(scope="module")
def rows(data):
    return [json.loads(line) for path in sets.data_files(data) for line in path.read_text().splitlines()]


@pytest.fixture(scope="module")
def hostile(rows, tmp_path_factory):
    """Rows of somebody who wants the page to run, to lie or to hang."""
    first = rows[0]
    bad = [
        {
            **first,
            "kernel_name": SCRIPT,
            "brief": SCRIPT,
            "description": SCRIPT,
            "category": SCRIPT,
            "python_source": first["python_source"] + f"# {SCRIPT}\n",
            "cuda_forward": SCRIPT,
        },
        {
            **first,
            "index": 1,
            "kernel_name": f"turned{TURNED}",
            "brief": TURNED,
            "cpp_forward": f"// {TURNED}\n",
        },
        {
            **first,
            "index": 2,
            "kernel_name": "long_line",
            "python_source": "x = 1  # " + "a" * (5 << 20) + "\n",
            "cpp_forward": "<b>" * 10,
            "cuda_forward": "y\n" * 50_000,
        },
        {
            **first,
            "index": 3,
            "kernel_name": "__proto__",
            "split": "constructor",
            "inputs": None,
            "family": "'\"><svg onload=alert(1)>",
        },
    ]
    odd = {
        "verdict": "passed",
        "checks": "[1, {}]",
        "hardware": '{"sm_90": null}',
        "expected": '{"arguments": 7}',
    }
    bad = [row | odd for row in bad]
    path = tmp_path_factory.mktemp("view-hostile") / "hostile.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in bad))
    return path


@pytest.fixture(scope="module")
def page():
    with browser() as page:
        yield page


@pytest.fixture(autouse=True)
def without_complaints(request):
    page = request.getfixturevalue("page")
    page.complaints.clear()
    yield
    assert not page.complaints


@pytest.fixture(scope="module")
def server(weft, data, tmp_path_factory):
    with served(weft, data, cache=tmp_path_factory.mktemp("view-page-cache")) as up:
        yield up


def shown_names(page) -> list[str]:
    return page.locator("a.row .name").all_inner_texts()


def lit(page, pane: str) -> list[int]:
    return page.eval_on_selector_all(
        f".pane.{pane} .line.lit", "lines => lines.map(line => Number(line.dataset.from))"
    )


def test_the_list_and_its_filters(page, server, rows):
    goto(page, server.url, "")
    assert shown_names(page) == [row["kernel_name"] for row in rows[:100]]
    assert f"{ROWS} rows" in page.locator(".tools .total").inner_text()
    category = rows[0]["category"]
    page.locator(".facet .more").first.click()  # the rest of the categories
    page.locator(f'.facet a[data-facet="category"][data-value="{category}"]').click()
    place = f"#/rows?category={category}"
    arrived(page, place)
    wanted = [row["kernel_name"] for row in rows if row["category"] == category]
    assert shown_names(page) == wanted[:100]
    goto(page, server.url, f"{place}&difficulty=2&sort=-python")
    wanted = [row for row in rows if row["category"] == category and row["difficulty"] == 2]
    wanted.sort(key=lambda row: -len(row["python_source"].encode()))
    assert shown_names(page) == [row["kernel_name"] for row in wanted]


def test_searching_while_typing(page, server, rows):
    goto(page, server.url, "")
    name = rows[40]["kernel_name"]
    page.keyboard.press("/")
    page.keyboard.type(name)
    page.wait_for_function(ONLY_SHOWN, arg=name)
    assert page.evaluate("document.activeElement.id") == "search"


def test_lists_that_come_late_take_no_letters(page, server, rows):
    goto(page, server.url, "")
    name = max((row["kernel_name"] for row in rows), key=len)

    def late(route):
        time.sleep(0.15)
        route.continue_()

    page.route("**/api/rows*", late)
    page.keyboard.press("/")
    for letter in name:  # with pauses as somebody makes them, some long enough for a search
        page.keyboard.type(letter)
        page.wait_for_timeout(60 if letter != "_" else 260)
    arrived(page, f"#/rows?q={name}")
    page.unroute("**/api/rows*")
    assert set(shown_names(page)) == {name} and page.locator("#search").input_value() == name
    assert page.evaluate("document.activeElement.id") == "search"


def test_a_row_opened_while_typing_stays_open(page, server, rows):
    goto(page, server.url, "")
    page.keyboard.press("/")
    page.keyboard.type("ker")
    page.evaluate("location.hash = '#/at/3'")
    arrived(page, "#/at/3")
    page.wait_for_timeout(300)
    assert page.evaluate("location.hash") == "#/at/3"


def test_hovering_lights_what_belongs_together(page, server, rows):
    number = next(i for i, row in enumerate(rows) if row["cuda_backward"])
    goto(page, server.url, f"#/row/{rows[number]['seed']}/{rows[number]['index']}")
    shown = server.ask("row", row=number)
    texts = {pane["id"]: pane["texts"] for pane in shown["panes"]}
    # A Python line that became code on both devices, forward and adjoint.
    line = next(
        n
        for n in texts["cuda"][1]["lines"]
        if n and all(n in t["lines"] for p in ("cpu", "cuda") for t in texts[p])
    )
    counts = {pane: sum(text["lines"].count(line) for text in texts[pane]) for pane in ("cpu", "cuda")}
    page.locator(f'.pane.python .line[data-from="{line}"]').hover()
    for pane, count in counts.items():
        assert lit(page, pane) == [line] * count
        passes = page.eval_on_selector_all(
            f".pane.{pane} .line.lit", "all => [...new Set(all.map(one => one.closest('.part').className))]"
        )
        assert passes == ["part forward", "part adjoint"]
    # And back.
    page.locator(f'.pane.cuda .part.forward .line[data-from="{line}"]').first.hover()
    assert lit(page, "python") == [line] and lit(page, "cpu") == [line] * counts["cpu"]
    page.locator("h1").hover()
    assert lit(page, "python") == []


def test_a_click_keeps_it_and_brings_it_into_view(page, server, rows):
    longest = max(range(ROWS), key=lambda i: len(rows[i]["cuda_forward"]))
    goto(page, server.url, f"#/at/{longest}")
    shown = server.ask("row", row=longest)
    line = max(n for n in next(p for p in shown["panes"] if p["id"] == "cuda")["texts"][0]["lines"])
    page.locator(f'.pane.python .line[data-from="{line}"]').click()
    page.locator("h1").hover()
    assert lit(page, "cuda") and lit(page, "python") == [line]
    # Its variables are declared long before: what is shown is where it begins, its comment.
    seen = page.eval_on_selector_all(
        ".pane.cuda .line.lit",
        """lines => {
          const e = lines.find((line) => line.textContent.trimStart().startsWith("//"));
          const b = e.getBoundingClientRect(), s = e.closest(".scroll").getBoundingClientRect();
          return b.top >= s.top && b.bottom <= s.bottom;
        }""",
    )
    assert seen
    page.keyboard.press("Escape")
    assert lit(page, "python") == []
    page.keyboard.press("ArrowDown")
    assert len(lit(page, "python")) == 1


def test_the_keyboard_alone(page, server, rows):
    goto(page, server.url, "")
    for key in ["j", "j", "j", "k"]:
        page.keyboard.press(key)
    assert page.locator("a.row.cursor .name").inner_text() == rows[1]["kernel_name"]
    page.keyboard.press("Enter")
    arrived(page, "#/at/1")
    assert page.locator("h1").inner_text() == rows[1]["kernel_name"]
    page.keyboard.press("p")
    assert page.locator(".part.adjoint:visible").count() == 0
    page.keyboard.press("p")
    assert page.locator(".part.forward:visible").count() == 0
    page.keyboard.press("2")
    assert page.locator('[role="tab"][aria-selected="true"]').inner_text() == "Run"
    page.keyboard.press("j")
    page.wait_for_function(
        "name => document.querySelector('h1').textContent === name", arg=rows[2]["kernel_name"]
    )
    page.keyboard.press("Escape")
    arrived(page, "#/rows")
    page.keyboard.press("]")
    arrived(page, "#/rows?offset=100")
    page.keyboard.press("?")
    assert page.locator("dialog").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("dialog").is_visible()


def test_light_and_dark(page, server):
    paper = "getComputedStyle(document.body.parentElement).backgroundColor"
    colours = {}
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        goto(page, server.url, "")
        colours[scheme] = page.evaluate(paper)
    assert colours["light"] != colours["dark"]
    page.keyboard.press("t")  # dark by the system, light by choice
    assert page.evaluate(paper) == colours["light"]
    page.reload()
    arrived(page, "")
    assert page.evaluate(paper) == colours["light"]  # it is remembered
    page.keyboard.press("t")
    page.emulate_media(color_scheme="light")
    assert page.evaluate(paper) == colours["dark"]
    page.evaluate("localStorage.clear()")


def test_bars_filter_the_list(page, server, rows):
    goto(page, server.url, "#/plots")
    bar = page.locator(".plot", has_text="Builtins").locator(".bars a").first
    name = bar.locator(".label").inner_text()
    bar.click()
    arrived(page, f"#/rows?builtin={name}")
    count = sum(f"wp.{name}(" in row["python_source"] for row in rows)
    wanted = f"{ROWS} rows" if count == ROWS else f"{count} of {ROWS} rows"
    assert page.locator(".tools .total").inner_text() == wanted


def test_a_phone(page, server, rows):
    page.set_viewport_size({"width": 390, "height": 844})
    try:
        for place in ["", "#/at/3", "#/plots"]:
            goto(page, server.url, place)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390, place
        goto(page, server.url, "#/at/3")
        assert page.locator(".pane:visible").count() == 1
        page.locator(".switch.narrow button", has_text="CUDA").click()
        assert page.locator(".pane.cuda").is_visible() and not page.locator(".pane.python").is_visible()
    finally:
        page.set_viewport_size({"width": 1440, "height": 900})


def test_copy_and_permalink(page, server, rows):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    goto(page, server.url, "#/at/12")
    page.locator(".pane.python .copy").click()
    page.locator(".notice").first.wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == rows[12]["python_source"]
    page.keyboard.press("c")
    page.wait_for_function("navigator.clipboard.readText().then(text => text.startsWith('http'))")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}#/row/{rows[12]['seed']}/{rows[12]['index']}"


def test_rows_that_share_seed_and_index_are_not_taken_for_each_other(weft, page, rows, tmp_path):
    path = tmp_path / "twice.jsonl"
    path.write_text("".join(json.dumps({**row, "seed": 5, "index": 0}) + "\n" for row in rows[:3]))
    with served(weft, path, cache=tmp_path / "cache") as up:
        for number in range(3):
            goto(page, up.url, "")
            page.locator("a.row").nth(number).click()
            arrived(page, f"#/at/{number}")
            assert page.locator("h1").inner_text() == rows[number]["kernel_name"]
            # Only the first is the one that (seed, index) leads to.
            wanted = "link to seed 5, index 0" if number == 0 else "copy link"
            assert page.locator("#permalink").inner_text() == wanted


def test_nothing_comes_from_elsewhere(page, server):
    asked = []
    listener = lambda request: asked.append(request.url)  # noqa: E731
    page.on("request", listener)
    for place in ["", "#/plots", "#/at/0"]:
        goto(page, server.url, place)
    page.remove_listener("request", listener)
    assert asked and all(url.startswith(server.url) for url in asked)


def test_hostile_rows_are_text(weft, page, hostile, tmp_path):
    with served(weft, hostile, cache=tmp_path) as up:
        goto(page, up.url, "")
        names = shown_names(page)
        assert names[0].startswith("<script>") and "U+202E" in names[1]
        for number in range(4):
            goto(page, up.url, f"#/at/{number}")
            for tab in page.locator('[role="tab"]').all():
                tab.click()
        goto(page, up.url, "#/plots")
        goto(page, up.url, "#/at/0")
        assert SCRIPT in page.locator(".pane.cuda .code").first.inner_text()
        goto(page, up.url, "#/at/1")
        assert "U+202E" in page.locator(".pane.cpu .code").first.inner_text()
        assert "\u202e" not in page.locator("main").inner_text()
        goto(page, up.url, "#/at/2")
        assert "the line has 5,242,8" in page.locator(".pane.python .code").first.inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= 1440
        assert "more lines" in page.locator(".pane.cuda .code .cut").last.inner_text()
        assert page.evaluate("window.hurt") is None
        assert page.locator("main script, main img, main b b").count() == 0


def test_a_tree_shows_what_is_refused(weft, page, tmp_path):
    (tmp_path / "good.py").write_text(WARP_TEXT)
    (tmp_path / "bad.py").write_text(REFUSED)
    with served(weft, tmp_path, cache=tmp_path / "cache") as up:
        goto(page, up.url, "")
        assert sorted(shown_names(page)) == ["odd", "scale"]
        page.locator("a.row", has_text="odd").click()
        page.locator("pre.trouble").wait_for()
        assert re.search(r"bad\.py:7:\d+: error\[", page.locator("pre.trouble").inner_text())
        page.keyboard.press("Escape")
        page.locator("a.row", has_text="scale").click()
        page.locator(".pane.cuda").wait_for()
        page.locator('.pane.python .line[data-from="7"]').hover()
        assert set(lit(page, "cuda")) == {7}


def test_the_export_works_from_files(weft, page, data, rows, tmp_path):
    site = tmp_path / "site"
    done = sets.run(
        weft, "view", data, "--export", site, "--sample", 30, env={"XDG_CACHE_HOME": str(tmp_path / "cache")}
    )
    assert f"30 of {ROWS} rows" in done.stdout
    url = f"file://{site}/index.html"
    goto(page, url, "")
    wanted = [rows[i * ROWS // 30] for i in range(30)]
    assert shown_names(page) == [row["kernel_name"] for row in wanted]
    category = wanted[0]["category"]
    goto(page, url, f"#/rows?category={category}&sort=-python")
    some = sorted(
        (row for row in wanted if row["category"] == category),
        key=lambda row: -len(row["python_source"].encode()),
    )
    assert shown_names(page) == [row["kernel_name"] for row in some]
    goto(page, url, "#/plots")
    assert page.locator(".plot").count() >= 4
    goto(page, url, f"#/row/{wanted[7]['seed']}/{wanted[7]['index']}")
    assert page.locator("h1").inner_text() == wanted[7]["kernel_name"]
    line = page.locator(".pane.cuda .part.forward .line[data-from]").last
    line.hover()
    assert lit(page, "python") == [int(line.get_attribute("data-from"))]
    page.keyboard.press("j")
    page.wait_for_function(
        "name => document.querySelector('h1').textContent === name", arg=wanted[8]["kernel_name"]
    )
