#!/usr/bin/env python3
"""Runs a command, and passes its input and output on after a delay, like a long line.

usage: delay.py MILLISECONDS COMMAND…

The delay is that of a round trip; each direction has half of it. The rate is not limited.
"""

import collections
import os
import subprocess
import sys
import threading
import time


def carry(source, target, delay):
    """Passes bytes on, each when its time has come."""
    waiting, arrived = collections.deque(), threading.Semaphore(0)

    def read():
        while True:
            data = os.read(source, 1 << 18)
            waiting.append((time.monotonic() + delay, data))
            arrived.release()
            if not data:
                return

    threading.Thread(target=read, daemon=True).start()
    while True:
        arrived.acquire()
        due, data = waiting.popleft()
        time.sleep(max(0, due - time.monotonic()))
        if not data:
            return os.close(target)
        while data:
            data = data[os.write(target, data):]


delay = float(sys.argv[1]) / 2000
command = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
threading.Thread(target=carry, args=(0, os.dup(command.stdin.fileno()), delay), daemon=True).start()
command.stdin.close()
carry(command.stdout.fileno(), 1, delay)
