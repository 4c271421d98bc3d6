"""The clipboard of an X server without a screen, compared with xclip."""

import os
import shutil
import subprocess

from comparison import Command, Row

PASTE = ["xclip", "-selection", "clipboard", "-o"]


def clipboard(bench):
    """Offers and pastes of a text, the holders at rest, and a large paste."""
    helper = os.path.join(os.path.dirname(bench.dnd), "dnd-desktop")
    missing = [name for name in ("Xvfb", "xclip") if shutil.which(name) is None]
    if not os.access(helper, os.X_OK):
        missing.append("dnd-desktop")
    if missing:
        print(f"     -  no {', '.join(missing)} here: the clipboard", flush=True)
        bench.is_whole = False
        return
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        bench.launcher.environment["DISPLAY"] = ":" + server.stdout.readline().strip()
        compare(bench, helper)
    finally:
        # The programs that hold the clipboard end with the server.
        server.terminate()
        server.wait()
        bench.launcher.environment.pop("DISPLAY", None)


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
