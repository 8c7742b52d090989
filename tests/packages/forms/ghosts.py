"""Modules that no file has: put into `sys.modules` by hand, or found where a package says."""

import importlib
import sys
from types import ModuleType

import warp as wp

from .functions import scale

COUNT = 3


class Late(ModuleType):
    def __getattr__(self, name):
        module = importlib.import_module(".inner.constants", __package__)
        sys.modules[self.__name__] = module
        return getattr(module, name)


ghosts = ModuleType(f"{__name__}.spirits")
ghosts.__doc__ = "A module without a file."
ghosts.__path__ = []
sys.modules[f"{__name__}.spirits"] = ghosts
ghosts.late = Late(f"{__name__}.spirits.late")
sys.modules[f"{__name__}.spirits.late"] = ghosts.late

from forms.ghosts import spirits  # noqa: E402, F401
from forms.ghosts.spirits import late  # noqa: E402, F401


@wp.kernel
def haunted(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i]) * float(COUNT)
