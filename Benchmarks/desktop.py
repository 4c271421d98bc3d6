"""The clipboard of displays without a screen: an X server, compared with xclip, and sway, with wl-clipboard."""

import os
import shutil
import subprocess
import tempfile

from comparison import Command, Row

PASTE = ["xclip", "-selection", "clipboard", "-o"]


def clipboard(bench):
    """Offers and pastes of a text, the holders at rest, and a large paste."""
    helper = os.path.join(os.path.dirname(bench.dnd), "dnd-desktop")
    if has(bench, "the clipboard of X11", helper, "Xvfb", "xclip"):
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        on(bench, server, lambda: compare(bench, helper), DISPLAY=":" + server.stdout.readline().strip())
    if has(bench, "the clipboard of Wayland", helper, "sway", "setpriv", "wl-copy", "wl-paste"):
        with tempfile.TemporaryDirectory() as folder:
            server = sway(folder)
            on(bench, server, lambda: compare_wayland(bench, helper),
               WAYLAND_DISPLAY=server.stdout.readline().strip(), XDG_RUNTIME_DIR=folder)


def has(bench, what, helper, *programs):
    """Whether everything is installed; says what is not."""
    missing = [name for name in programs if shutil.which(name) is None]
    if not os.access(helper, os.X_OK):
        missing.append("dnd-desktop")
    if missing:
        print(f"     -  no {', '.join(missing)} here: {what}", flush=True)
        bench.is_whole = False
    return not missing


def on(bench, server, measure, **variables):
    """Measures on a display, with which the programs that hold the clipboard end."""
    before = dict(bench.launcher.environment)
    bench.launcher.environment.update(variables)
    try:
        measure()
    finally:
        server.terminate()
        server.wait()
        bench.launcher.environment.clear()
        bench.launcher.environment.update(before)


def sway(folder):
    """Starts sway, which refuses to run as root and prints the name of its socket."""
    config = os.path.join(folder, "config")
    with open(config, "w") as file:
        file.write("xwayland disable\nexec echo $WAYLAND_DISPLAY\n")
    os.chmod(config, 0o644)
    user = []
    if os.geteuid() == 0:
        os.chown(folder, 65534, 65534)
        user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return subprocess.Popen(
        [*user, "sway", "-c", config], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={"PATH": os.environ["PATH"], "HOME": folder, "XDG_RUNTIME_DIR": folder, "WLR_BACKENDS": "headless",
             "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"})


def compare_wayland(bench, helper):
    text = os.path.join(bench.examples, "notes.md")
    lifted = lambda: bench.lift("-t", "text", text)
    offer = Command([bench.dnd, "drop", "-q", "clipboard:", "--convert", "none"], lifted)
    bench.compare(Row("`dnd drop clipboard:` of a text, Wayland", "`wl-copy <FILE`", 0.4), offer,
                  Command(["wl-copy"], input=text))

    bench.launcher.run(offer)
    types = Command(["wl-paste", "-l"])
    bench.compare(Row("`dnd-desktop types`, Wayland", "`wl-paste -l`", None),
                  Command([helper, "types", "clipboard"]), types)
    copied = Command(["wl-copy", "-t", "text/plain"], input=text)
    bench.launcher.run(copied)
    bench.compare(Row("`dnd load clipboard:` of a text, Wayland", "`wl-paste`", None),
                  Command([bench.dnd, "load", "clipboard:"]), Command(["wl-paste", "-n"]))

    large = bench.large()
    kind = "application/octet-stream"
    runs = max(1, bench.runs // 3)

    def offered():
        bench.lift("-t", kind, large)
        bench.launcher.run(Command([bench.dnd, "drop", "-q", "clipboard:", "-a", kind]))

    paste = ["wl-paste", "-n", "-t", kind]
    bench.compare(
        Row("`wl-paste` of 1 GiB from `dnd drop clipboard:`", "from `wl-copy`", 0.8), Command(paste, offered),
        Command(paste, lambda: bench.launcher.run(Command(["wl-copy", "-t", kind], input=large))), runs)
    bench.launcher.run(Command(["wl-copy", "-c"]))


def compare(bench, helper):
    text = os.path.join(bench.examples, "notes.md")
    copy = lambda path: bench.launcher.run(Command(["xclip", "-selection", "clipboard", "-i", path]))
    offer = Command([bench.dnd, "drop", "-q", "clipboard:", "--convert", "none"], lambda: bench.lift("-t", "text", text))
    bench.compare(
        Row("`dnd drop clipboard:` of a text", "`xclip -i`", 2.5), offer,
        Command(["xclip", "-selection", "clipboard", "-i", text]))

    bench.launcher.run(offer)
    types = Command([*PASTE, "-t", "TARGETS"])
    bench.compare(Row("`dnd propose clipboard:` of a text", "`xclip -o -t TARGETS`", None),
                  Command([bench.dnd, "propose", "-q", "clipboard:", "--session", "other"],
                          lambda: bench.launcher.run(Command([bench.dnd, "lift", "-q", "--session", "other", text])),
                          lambda: bench.launcher.run(Command([bench.dnd, "cancel", "-q", "--session", "other"]))), types)
    bench.compare(Row("`dnd-desktop types`", "`xclip -o -t TARGETS`", None),
                  Command([helper, "types", "clipboard"]), types)
    copy(text)
    bench.compare(Row("`dnd load clipboard:` of a text", "`xclip -o`", None),
                  Command([bench.dnd, "load", "clipboard:"]), Command(PASTE))
    # At rest, after a paste: what each holder has used at most.
    copy(text)
    theirs = memory("xclip", bench.launcher.environment["DISPLAY"])
    bench.launcher.run(offer)
    bench.launcher.run(Command([*PASTE, "-t", "UTF8_STRING"]))
    ours = memory("dnd-desktop", bench.launcher.environment["DISPLAY"])
    print(f"{ours / 1024:6.1f} MiB  dnd-desktop at rest; xclip {theirs / 1024:.1f} MiB", flush=True)

    runs = max(1, bench.runs // 3)
    copy(bench.large())
    bench.compare(Row("`dnd-desktop read` of 1 GiB from xclip", "`xclip -o`", 0.6),
                  Command([helper, "read", "clipboard", "UTF8_STRING"]), Command([*PASTE, "-t", "UTF8_STRING"]), runs)


def memory(program, display):
    """The most memory, in KiB, of the process of this name that uses a display."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/comm") as name, open(f"/proc/{process}/environ") as variables:
                if name.read().strip() != program[:15] or f"DISPLAY={display}\0" not in variables.read():
                    continue
            with open(f"/proc/{process}/status") as status:
                return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
        except OSError:
            continue
    return 0
