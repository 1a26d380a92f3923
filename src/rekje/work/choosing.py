"""Which executor does the work."""

from __future__ import annotations

import re

from rekje.model.problems import FormError
from rekje.work.executor import Executor
from rekje.work.local import LocalExecutor

THIS_MACHINE = "local"
"""What stands for a Ray of one's own, on this machine, in place of a cluster's address."""
_ADDRESS = re.compile(r"auto|[\w.-]+:\d{1,5}|\[[0-9A-Fa-f:.]+\]:\d{1,5}")


def executor_for(ray: str | None, cores: int | None) -> Executor:
    """The executor on this machine, or one on Ray: `THIS_MACHINE`, or a cluster's address. On so many cores, else on
    all. Raises `FormError` for what is no address, where Ray isn't installed, and where it can't be reached."""
    if ray is None:
        return LocalExecutor(cores)
    if ray != THIS_MACHINE and not _ADDRESS.fullmatch(ray):
        raise FormError("work-ray-address", text=ray)
    from rekje.work.on_ray import RayExecutor

    return RayExecutor(None if ray == THIS_MACHINE else ray, cores)
