"""A few rounds of two_runs.py; 100 and more: python tests/hostile/two_runs.py build/release/weft --rounds 100"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import two_runs


def test_nobody_is_done_whose_set_is_not_whole(weft):
    outcome = two_runs.run(weft, rounds=5, n=20, seed=4)
    assert not outcome.wrong, outcome.wrong
    assert outcome.finished > 0 and outcome.killed + outcome.shut_out > 0, outcome
