"""Changed kernels of Warp's own tests, compared with Warp live: 500 in the suite, or as many as WEFT_MUTANTS says."""

import os
import random

import mutants
import mutate

SEED = 20241116


def test_mutants(weft, tmp_path):
    count = int(os.environ.get("WEFT_MUTANTS", "500"))
    counts, wrong = mutants.campaign(str(weft), mutants.captured(None), tmp_path, SEED, count)
    print(dict(counts))
    assert not wrong, "\n".join(f"{o.path.name}: {o.kind}: {o.detail}" for o in wrong[:5])
    # Mutants that nobody accepts show little.
    assert counts["equal"] >= 0.25 * count


def test_a_mutant_differs_and_comes_again():
    text = "import warp as wp\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    i = wp.tid()\n    x[i] = 2.0 * x[i]\n"
    texts = [mutate.mutant(text, random.Random(seed)) for seed in range(50)]
    assert texts == [mutate.mutant(text, random.Random(seed)) for seed in range(50)]
    assert text not in texts
    assert len(set(texts)) > 40
