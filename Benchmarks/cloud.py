"""Drops to a store, compared with rclone, which serves the store on this machine.

The store is one of buckets, so that each file is sent once. It needs an rclone that serves them (1.65 or newer).
"""

import os
import re
import shutil
import subprocess
import time

import samples
from comparison import Command, Row

# Debian's has no such server; the tests install a newer one there.
PROGRAMS = ["/usr/local/lib/dnd-test/bin/rclone", shutil.which("rclone") or ""]


def serving(program):
    done = subprocess.run([program, "serve", "s3", "--help"], capture_output=True, text=True, check=False)
    return "auth-key" in done.stdout


class Store:
    """A store with one bucket, served until `stop`."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.bucket = os.path.join(folder, "files", "bucket")
        self.configuration = os.path.join(folder, "rclone.conf")
        self.server = None
        self.empty()

    def serve(self):
        log = os.path.join(self.folder, "log")
        with open(log, "w") as file:
            self.server = subprocess.Popen(
                [self.program, "serve", "s3", "--addr", "127.0.0.1:0", "--auth-key", "ACCESSKEYID1,SECRETACCESSKEY1",
                 os.path.dirname(self.bucket)], stdout=file, stderr=file)
        port = None
        while port is None:
            time.sleep(0.05)
            with open(log) as file:
                port = re.search(r"127\.0\.0\.1:([1-9]\d*)", file.read())
        samples.lines(self.configuration, [
            "[store]", "type = s3", "provider = Rclone", f"endpoint = http://127.0.0.1:{port[1]}",
            "access_key_id = ACCESSKEYID1", "secret_access_key = SECRETACCESSKEY1"])

    def empty(self):
        """Empties the bucket. The server remembers names for minutes, so that another one has to be started."""
        self.stop()
        shutil.rmtree(self.bucket, ignore_errors=True)
        os.makedirs(self.bucket)
        self.serve()

    def expect(self, count):
        """Fails unless so many files were placed."""
        found = sum(len(names) for _, _, names in os.walk(self.bucket))
        if found != count:
            raise RuntimeError(f"{found} of {count} files are in the store")

    def stop(self):
        if self.server:
            self.server.terminate()
            self.server.wait()


def cloud(bench):
    program = next((path for path in PROGRAMS if os.access(path, os.X_OK) and serving(path)), None)
    if program is None:
        print("     -  no rclone here that serves buckets: drops to a store", flush=True)
        bench.is_whole = False
        return
    store = Store(program, os.path.join(bench.memory, "store"))
    folder = os.path.join(bench.memory, "cloud-many")
    samples.many(folder, 1_000, bench.examples)
    listed = os.path.join(bench.disk, "cloud.list")
    paths = sorted(os.path.join(top, name) for top, _, names in os.walk(folder) for name in names)
    samples.lines(listed, paths)
    bench.launcher.environment["DND_RCLONE"] = program
    bench.launcher.environment["RCLONE_CONFIG"] = store.configuration

    def lifted():
        store.empty()
        bench.lift("--files-from", listed)

    def placed():
        store.expect(len(paths))

    bench.compare(
        Row("`dnd drop rclone:STORE:` of 1,000 small files", "`rclone copy`", 1.2),
        Command([bench.dnd, "drop", "-q", "rclone:store:bucket"], before=lifted, after=placed),
        Command([program, "copy", "-q", folder, "store:bucket"], before=store.empty, after=placed),
        max(bench.runs // 2, 5))
    store.stop()
    shutil.rmtree(folder)
    shutil.rmtree(os.path.join(bench.memory, "store"))
