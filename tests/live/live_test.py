"""Random kernels, compared with Warp live: 1,000 in the suite and 200 of tiles, or as many as WEFT_LIVE_N and WEFT_LIVE_TILES say."""

import os

import compare
import pytest

SEED = 20240607


def test_random_kernels(weft, tmp_path):
    count = int(os.environ.get("WEFT_LIVE_N", "1000"))
    report = compare.compare(str(weft), SEED, count, tmp_path)
    counts = report.counts
    print(dict(counts))
    worst = [f"{o.path.name}: {o.kind}: {o.detail}" for o in report.wrong[:5]]
    assert not report.wrong, "\n".join([str(dict(counts)), *worst])
    # The generator is worth little if Warp refuses what it writes.
    assert counts["both refuse"] <= 0.03 * count


def test_random_kernels_of_tiles(weft, tmp_path):
    count = int(os.environ.get("WEFT_LIVE_TILES", "200"))
    report = compare.compare(str(weft), SEED, count, tmp_path, kernels="tiles")
    counts = report.counts
    print(dict(counts))
    worst = [f"{o.path.name}: {o.kind}: {o.detail}" for o in report.wrong[:5]]
    assert not report.wrong, "\n".join([str(dict(counts)), *worst])
    # Its types and shapes are unusual: Warp refuses many.
    assert counts["equal"] >= 0.5 * count


@pytest.mark.parametrize("kernels", compare.KERNELS)
def test_the_generator_repeats_itself(kernels):
    texts = [compare.KERNELS[kernels](SEED, index) for index in range(20)]
    assert texts == [compare.KERNELS[kernels](SEED, index) for index in range(20)]
    assert len(set(texts)) == len(texts)
