"""A process that was told to stop has stopped soon, whatever hangs: a disk, a database, a thread."""

from __future__ import annotations

import logging
import os
import threading

from rekje.server.logs import log

LEAVING = 5.0
"""Seconds from SIGTERM within which the process has left."""


def leave_in_time() -> None:
    """End this process after `LEAVING`, unless it has ended by then. All that was acknowledged is on the disk."""

    def end() -> None:
        log("stopped-late", logging.WARNING)
        os._exit(0)

    # A thread can hang, and so can the loop; this one does nothing but wait.
    timer = threading.Timer(LEAVING, end)
    timer.daemon = True
    timer.start()
