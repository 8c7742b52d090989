#!/usr/bin/env python3
"""The pictures of docs/img: weft view in a real browser, over a set that is made for them.

    make_pictures.py [--weft PROGRAM] [-o DIR] [--all]

With --all also those that nobody keeps: dark, and as a phone has it. Needs chromium and the playwright of .venv.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "view"))
from viewer import browser, goto, served, sets  # noqa: E402  # the tests look at the same page

SIZE, PHONE = {"width": 1360, "height": 800}, {"width": 390, "height": 844}
LINKED = "#/at/5"  # a row of the set below whose code fits a picture
# Name, whether it is kept, colours, size, place.
PICTURES = [
    ("view-list", True, "light", SIZE, "#/rows?difficulty=3&difficulty=4&sort=name"),
    ("view-pair", True, "light", SIZE, LINKED),
    ("view-plots-dark", True, "dark", SIZE, "#/plots"),
    ("view-list-dark", False, "dark", SIZE, "#/rows"),
    ("view-pair-dark", False, "dark", SIZE, LINKED),
    ("view-plots", False, "light", SIZE, "#/plots"),
    ("view-list-phone", False, "light", PHONE, "#/rows"),
    ("view-pair-phone", False, "light", PHONE, LINKED),
    ("view-plots-phone", False, "dark", PHONE, "#/plots"),
]


def light_last_line(page) -> None:
    """The last Python line that became something stays lit, with what it became in view."""
    lines = page.locator(".pane.python .line")
    used = page.eval_on_selector_all(
        ".pane.cuda .line[data-from]", "all => all.map(e => Number(e.dataset.from))"
    )
    lines.nth(sorted(set(used))[-2] - 1).click()
    page.locator("h1").hover()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build/release/weft"))
    parser.add_argument("-o", type=Path, default=ROOT / "docs" / "img")
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    arguments.o.mkdir(parents=True, exist_ok=True)
    weft = arguments.weft.resolve()
    with tempfile.TemporaryDirectory() as name:
        os.chdir(name)  # the page is titled with the path as it was named
        sets.generate(weft, "data/large", "-n", 10_000, "-d", "both", "--format", "jsonl")
        with served(weft, "data/large", cache=Path(name) / "cache") as up, browser() as page:
            for picture, is_kept, colours, size, place in PICTURES:
                if not is_kept and not arguments.all:
                    continue
                page.set_viewport_size(size)
                page.emulate_media(color_scheme=colours)
                goto(page, up.url, place)
                if place == LINKED and size == SIZE:
                    light_last_line(page)
                page.screenshot(path=arguments.o / f"{picture}.png")
                print(arguments.o / f"{picture}.png")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
