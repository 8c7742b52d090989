"""What the version of Warp decides is known: it is the one whose text is written."""

import warp as wp

NEW = tuple(int(part) for part in wp.__version__.split(".")[:2]) >= (1, 18)
declared = wp.func if NEW else wp.kernel
from warp import __version__  # noqa: E402

SCALE = 3.0 if __version__ == wp.__version__ and wp.config.version.startswith("1.") else 5.0


@declared
def halved(x: float):
    return x * 0.5


if wp.__version__ == "0.1.0":

    @wp.func
    def shifted(x: float):
        return x - 1.0

else:

    @wp.func
    def shifted(x: float):
        return x + SCALE


@wp.kernel
def versions(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = shifted(halved(values[i]))
