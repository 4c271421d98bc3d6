"""Drops to another host and from one, compared with rsync and scp over the same ssh.

The host is this machine: ssh starts an sshd of its own as its proxy, without a port, a daemon or another user.
"""

import os
import shutil
import subprocess

import samples
from comparison import Command, Row

HERE = os.path.dirname(os.path.abspath(__file__))
SSHD = "/usr/sbin/sshd"


class Host:
    """A host named `far`, with keys and configurations of its own in a directory."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder)
        for name in ("host", "key"):
            subprocess.run(
                ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.path(name)], check=True)
        with open(self.path("host.pub")) as key:
            self.write("known", f"far {key.read()}")
        self.write(
            "sshd", f"HostKey {self.path('host')}", "PidFile none", "UsePAM no", "StrictModes no",
            f"AuthorizedKeysFile {self.path('key.pub')}", "PasswordAuthentication no",
            "KbdInteractiveAuthentication no", "PermitRootLogin prohibit-password", "PrintMotd no",
            "Subsystem sftp internal-sftp")
        # The directory for its privilege separation.
        os.makedirs("/run/sshd", exist_ok=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, *lines):
        with open(self.path(name), "w") as file:
            file.write("\n".join(lines) + "\n")
        return self.path(name)

    def ssh(self, name, *options, delay=0):
        """A program like ssh whose line to the host has a delay in milliseconds."""
        line = f"python3 {HERE}/delay.py {delay} " if delay else ""
        configuration = self.write(
            f"{name}.config", "Host far",
            f"ProxyCommand {line}{SSHD} -i -f {self.path('sshd')} -E {self.path('log')}",
            f"IdentityFile {self.path('key')}", "IdentitiesOnly yes", "HostKeyAlias far",
            f"UserKnownHostsFile {self.path('known')}", "GlobalKnownHostsFile /dev/null",
            "LogLevel ERROR", *options)
        program = self.write(name, "#!/bin/sh", f'exec ssh -F {configuration} "$@"')
        os.chmod(program, 0o755)
        return program


def empty(*folders):
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)


class Far:
    """The cases, with what they share."""

    def __init__(self, bench):
        self.bench = bench
        self.host = Host(os.path.join(bench.disk, "host"))

    def compare(self, what, source, place, ssh, peer, name, aim, runs):
        """Drops what is in a folder or one file, and copies the same with another tool."""
        bench = self.bench
        ours, theirs = os.path.join(place, "ours"), os.path.join(place, "theirs")
        bench.launcher.environment["DND_SSH"] = ssh
        files = [source]
        if os.path.isdir(source):
            files = sorted(os.path.join(top, name) for top, _, names in os.walk(source) for name in names)
        listed = os.path.join(bench.disk, "far.list")
        samples.lines(listed, files)

        def emptied():
            empty(ours, theirs)

        def lifted():
            emptied()
            bench.lift("--files-from", listed)

        bench.compare(
            Row(what, name, aim),
            Command([bench.dnd, "drop", "-q", f"far:{ours}"], before=lifted, after=emptied),
            Command([*peer, source, f"far:{theirs}"], before=emptied, after=emptied), runs)


    def pull(self, source, place, ssh, peer, name, aim, runs):
        """Drops what is in a folder of the host, and copies the same with another tool."""
        bench = self.bench
        ours, theirs = os.path.join(place, "ours"), os.path.join(place, "theirs")
        bench.launcher.environment["DND_SSH"] = ssh

        def emptied():
            empty(ours, theirs)

        def lifted():
            emptied()
            bench.lift("-r", f"far:{source}")

        def forgotten():
            emptied()
            bench.forget()

        both = ["sh", "-c", '"$1" lift -q -r "$2" >&2 && "$1" drop -q "$3"', "sh", bench.dnd, f"far:{source}", ours]
        other = Command([*peer, f"far:{source}", theirs], before=emptied, after=emptied)
        bench.compare(
            Row("`dnd drop` of 20,000 small files from a host on tmpfs", name, aim),
            Command([bench.dnd, "drop", "-q", ours], before=lifted, after=emptied), other, runs)
        bench.compare(
            Row("`dnd lift -r HOST:` and `dnd drop` of 20,000 small files on tmpfs", name, None),
            Command(both, before=forgotten, after=emptied), other, runs)


def far(bench):
    if not os.access(SSHD, os.X_OK) or shutil.which("ssh-keygen") is None:
        print("     -  no sshd here (openssh-server): drops to another host", flush=True)
        bench.is_whole = False
        return
    cases = Far(bench)
    runs = max(bench.runs // 3, 2)
    near = cases.host.ssh("near")
    rsync, scp = (lambda ssh: ["rsync", "-a", "-e", ssh]), (lambda ssh: ["scp", "-q", "-r", "-S", ssh])
    for place, name in ((bench.memory, "tmpfs"), (bench.disk, "a disk")):
        folder = os.path.join(place, "far-many")
        samples.many(folder, 20_000, bench.examples)
        what = f"`dnd drop HOST:` of 20,000 small files on {name}"
        if place == bench.memory:
            cases.compare(what, folder, place, near, rsync(near), "`rsync -a`, which syncs nothing", 1.25, runs)
            cases.compare(what, folder, place, near, scp(near), "`scp -r`", 0.2, 2)
            cases.pull(folder, place, near, rsync(near), "`rsync -a`, which syncs nothing", 1.3, runs)
            cases.pull(folder, place, near, scp(near), "`scp -r`", 0.15, 2)
        else:
            cases.compare(
                what, folder, place, near, [*rsync(near), "--fsync"], "`rsync -a --fsync`", 1.0, 2)
        shutil.rmtree(folder)
    few = os.path.join(bench.memory, "far-few")
    samples.many(few, 200, bench.examples)
    for delay in (20, 50):
        line = cases.host.ssh(f"far-{delay}", delay=delay)
        what = f"`dnd drop HOST:` of %s, round trip {delay} ms"
        cases.compare(what % "200 small files", few, bench.memory, line, scp(line), "`scp -r`", 0.2, 2)
        cases.compare(
            what % "1 GiB", bench.large(), bench.memory, line, scp(line), "`scp`",
            0.33 if delay == 50 else None, 2)
    shutil.rmtree(few)
    shared = cases.host.ssh(
        "shared", "ControlMaster auto", f"ControlPath {cases.host.path('socket')}", "ControlPersist 10m")
    small = os.path.join(bench.memory, "far-small")
    samples.lines(small, ["x" * 99])
    subprocess.run([shared, "-f", "far", "true"], check=True, stderr=subprocess.DEVNULL)
    cases.compare(
        "`dnd drop HOST:` of 100 B over a shared connection", small, bench.memory, shared, scp(shared),
        "`scp`", 1.5, bench.runs)
    subprocess.run([shared, "-O", "exit", "far"], check=False, stderr=subprocess.DEVNULL)
