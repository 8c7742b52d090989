"""Stand-ins for heavy third-party packages that are not installed, so that files importing them still load."""

import importlib.abc
import importlib.machinery
import sys
from unittest import mock

PACKAGES = frozenset(
    "cupy h5py jax matplotlib mpi4py nccl numba nvshmem paddle PIL pxr pyglet pyvista stl taichi torch tqdm".split()
)


class StubFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Serves MagicMock modules. Last on sys.meta_path, so an installed package wins."""

    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in PACKAGES:
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        module = mock.MagicMock(name=spec.name)
        module.__path__, module.__spec__, module.__loader__, module.__name__ = [], spec, self, spec.name
        module.__file__ = f"<stub {spec.name}>"
        return module

    def exec_module(self, module):
        pass


def install() -> None:
    sys.meta_path.append(StubFinder())
