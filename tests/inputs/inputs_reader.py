"""The NumPy reader of input specifications, as docs/inputs.md shows it."""

import re
from pathlib import Path

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "inputs.md").read_text(encoding="utf-8")

READER: dict = {}
exec(re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)[1], READER)
