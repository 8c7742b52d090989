"""Whether a file was imported before does not matter to the numbers of its functions."""

import os

import warp as wp


def early():
    from . import belated

    return belated


if os.environ.get("FORMS"):
    early()

from .belated import shift  # noqa: E402


@wp.kernel
def lazily(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = shift(x[i])
