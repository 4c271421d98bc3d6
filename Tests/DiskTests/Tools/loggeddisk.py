"""Disks that log all writes and flushes, in order.

After a power cut, a disk contains everything written before its last flush, and any part of what was
written since. The kernel's log device needs device-mapper, which may be missing. This replacement is a
FUSE file system of image files, without a FUSE library, and loop devices on top, which turn a flush into
an fsync of the image. All writes of a file system on the loop device are thus logged block by block.
"""

import ctypes
import fcntl
import os
import select
import struct
import subprocess
import time

LIBC = ctypes.CDLL(None, use_errno=True)
FLUSH = -1
LARGEST_WRITE = 128 << 10


def private_mounts():
    """Makes this process's mounts private, so that they end with it."""
    for failed in (LIBC.unshare(0x00020000), LIBC.mount(b"none", b"/", None, 0x4000 | 0x40000, None)):
        if failed:
            raise OSError(ctypes.get_errno(), "no mount namespace")


def sync_file_system(path):
    """Writes the cached data of one file system."""
    folder = os.open(path, os.O_RDONLY)
    LIBC.syncfs(folder)
    os.close(folder)


def wait_for_end(concerns, limit):
    """Waits until `concerns` is false for the number of every process.

    Returns whether that happened within the time limit in seconds.
    """
    deadline = time.monotonic() + limit
    while running := [number for number in os.listdir("/proc") if number.isdigit() and concerns(number)]:
        try:
            process = os.pidfd_open(int(running[0]))
        except ProcessLookupError:
            continue
        try:
            if not select.select([process], [], [], max(0, deadline - time.monotonic()))[0]:
                return False
        finally:
            os.close(process)
    return True


class LoggedDisks:
    """Disk images as files of a directory, with one log for all writes and flushes."""

    def __init__(self, folder, images, log):
        self.images, self.folder, self.log = images, folder, log
        self.fuse = os.open("/dev/fuse", os.O_RDWR)
        options = f"fd={self.fuse},rootmode=40000,user_id=0,group_id=0,allow_other"
        if LIBC.mount(b"images", folder.encode(), b"fuse", 0, options.encode()):
            raise OSError(ctypes.get_errno(), "no FUSE")
        self.server = os.fork()
        if self.server == 0:
            try:
                self.serve()
            finally:
                os._exit(0)
        os.close(self.fuse)

    def end(self):
        subprocess.run(["umount", self.folder], check=True)
        os.waitpid(self.server, 0)

    def serve(self):
        self.files = [os.open(path, os.O_RDWR) for path in self.images]
        self.record = open(self.log, "wb", buffering=0)
        while True:
            try:
                message = os.read(self.fuse, LARGEST_WRITE + (64 << 10))
            except OSError:  # Unmounted.
                return
            _, code, unique, node, _, _, _, _ = struct.unpack_from("<IIQQIIII", message)
            if code in (2, 36, 42):  # FORGET, INTERRUPT, BATCH_FORGET have no answer.
                continue
            try:
                error, answer = 0, self.answer(code, node, message[40:])
            except OSError as failure:
                error, answer = -failure.errno, b""
            os.write(self.fuse, struct.pack("<IiQ", 16 + len(answer), error, unique) + answer)

    def answer(self, code, node, body):
        if code == 26:  # INIT, with large writes
            return struct.pack("<IIIIHHII36x", 7, 31, 0, 0x20, 0, 0, LARGEST_WRITE, 1)
        if code == 1:  # LOOKUP
            name = body.rstrip(b"\0")
            if not name.isdigit() or int(name) >= len(self.files):
                raise OSError(2, "")
            return struct.pack("<QQQQII", int(name) + 2, 0, 60, 60, 0, 0) + self.attributes(int(name) + 2)
        if code in (3, 4):  # GETATTR, SETATTR
            return struct.pack("<QII", 60, 0, 0) + self.attributes(node)
        if code in (14, 27):  # OPEN, OPENDIR
            return struct.pack("<QII", 0, 2, 0)
        if code == 15:  # READ
            _, offset, size = struct.unpack_from("<QQI", body)
            return os.pread(self.files[node - 2], size, offset)
        if code == 16:  # WRITE
            _, offset, size = struct.unpack_from("<QQI", body)
            data = body[40:40 + size]
            self.record.write(struct.pack("<iqI", node - 2, offset, size) + data)
            os.pwrite(self.files[node - 2], data, offset)
            return struct.pack("<II", size, 0)
        if code == 20:  # FSYNC
            self.record.write(struct.pack("<iqI", node - 2, FLUSH, 0))
            return b""
        if code in (18, 25, 29, 38):  # RELEASE, FLUSH, RELEASEDIR, DESTROY
            return b""
        raise OSError(38, "")

    def attributes(self, node):
        size = 0 if node == 1 else os.fstat(self.files[node - 2]).st_size
        mode = 0o40755 if node == 1 else 0o100600
        return struct.pack("<6Q10I", node, size, size // 512, *[0] * 6, mode, 1, 0, 0, 0, 4096, 0)


def read_log(path):
    """The logged writes in order: (image, offset, bytes); a flush has no bytes."""
    entries = []
    with open(path, "rb") as log:
        while head := log.read(16):
            image, offset, size = struct.unpack("<iqI", head)
            entries.append((image, offset, None if offset == FLUSH else log.read(size)))
    return entries


def after_cut(entries, images, position, is_kept):
    """The writes that survive a power cut at a position of the log.

    These are all writes before the last flush of their disk, and later ones chosen by `is_kept`.
    """
    flushed = [max((i for i in range(position) if entries[i][0] == image and entries[i][2] is None),
                   default=-1) for image in range(images)]
    return [entries[i] for i in range(position) if entries[i][2] is not None
            and (i < flushed[entries[i][0]] or is_kept())]


class LoopDevices:
    """Loop devices reserved for this process, so that a file system always has the same device number."""

    def __init__(self, count):
        self.numbers = []
        number = 64 + os.getpid() % 9000 * count
        self.control = os.open("/dev/loop-control", os.O_RDWR)
        while len(self.numbers) < count:
            try:
                self.numbers.append(fcntl.ioctl(self.control, 0x4C80, number))  # LOOP_CTL_ADD
            except FileExistsError:
                pass
            number += 1

    def mount(self, image, mount, which, kind="ext4"):
        device = f"/dev/loop{self.numbers[which]}"
        subprocess.run(["losetup", device, image], check=True)
        # A lazily written inode table would fill the log with writes unrelated to the drop.
        options = ["-o", "noinit_itable"] if kind == "ext4" else []
        subprocess.run(["mount", "-t", kind, *options, device, mount], check=True)

    @staticmethod
    def wait_for(mount):
        """Waits until all programs have closed their files below the mount point."""
        wait_for_end(lambda task: LoopDevices.uses(task, mount), 5)

    @staticmethod
    def uses(task, mount):
        try:
            return any(os.readlink(f"/proc/{task}/fd/{fd}").startswith(mount) for fd in os.listdir(f"/proc/{task}/fd"))
        except OSError:
            return False

    def unmount(self, mount, which):
        subprocess.run(["umount", mount], check=True)
        subprocess.run(["losetup", "-d", f"/dev/loop{self.numbers[which]}"], check=True)

    def end(self):
        for number in self.numbers:
            try:
                fcntl.ioctl(self.control, 0x4C81, number)  # LOOP_CTL_REMOVE
            except OSError:
                pass
