#!/usr/bin/python3
"""Takes the screenshot in the README: Examples/terminal.png.

usage: picture.py PROGRAM

The commands are typed into bash in a terminal (tmux, 80 columns), in a new directory with its own session
store; the screen is then drawn with its colours.
Needs the Debian packages tmux, python3-pil and fonts-dejavu-core.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageDraw, ImageFont

EXAMPLES = pathlib.Path(__file__).resolve().parent
COLUMNS, ROWS = 80, 60
COMMANDS = [
    "dnd lift sunrise.jpg otter.png notes.md",
    "echo 'three otters, one heron' | dnd add - --name sightings.txt",
    "cd ../site",
    "dnd propose -q -a jpeg,png",
    "dnd drop --proposed",
    "ls",
    "dnd load -q --item 4 | tr a-z A-Z",
    "dnd",
]
PROMPT = re.compile(r"^~/\w+ \$", re.MULTILINE)

FONTS = pathlib.Path("/usr/share/fonts/truetype/dejavu")
SIZE, LINE, PADDING, BAR, RADIUS = 28, 38, 34, 58, 20
BACKGROUND, FRAME, FOREGROUND, DIM = "#1b1f27", "#2a303c", "#d9dfea", "#7d8799"
BOLD = "#ffffff"
COLOURS = {
    31: "#f07178", 32: "#a5d38a", 33: "#f2cd84", 34: "#82aaff", 35: "#c79bf0", 36: "#7fd1e4",
}


def furnish(top, program):
    """Makes the home of whoever types: pictures, an empty folder and the program. Returns the environment."""
    for name in ("bin", "Pictures", "site"):
        (top / name).mkdir()
    (top / "bin/dnd").symlink_to(program)
    for name in ("sunrise.jpg", "otter.png", "notes.md"):
        shutil.copy(EXAMPLES / name, top / "Pictures")
    # Typed text is bold.
    (top / "rc").write_text(r"""PS1='\[\e[32m\]\w\[\e[39m\] $ \[\e[1m\]' PS0='\e[0m'""" + "\n")
    return {
        "HOME": str(top), "DND_STATE_HOME": str(top / "state"), "LC_ALL": "C.UTF-8",
        "HISTFILE": "/dev/null",
        "PATH": f"{top}/bin:/usr/bin:/bin",
    }


def shell(top):
    """The words that start the shell."""
    return ["bash", "--noprofile", "--rcfile", str(top / "rc"), "-i"]


def capture(program):
    """Types the commands and returns the contents of the terminal, with escape sequences."""
    with tempfile.TemporaryDirectory(prefix="dnd-picture-", ignore_cleanup_errors=True) as top:
        top = pathlib.Path(top)
        environment = furnish(top, program)
        tmux = ["tmux", "-f", "/dev/null", "-S", str(top / "socket")]

        def ask(*words):
            return subprocess.run(
                [*tmux, *words], env=environment, check=True, capture_output=True, text=True,
            ).stdout

        ask("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "-c", str(top / "Pictures"), *shell(top))
        try:
            for count, command in enumerate([*COMMANDS, None], start=1):
                while len(PROMPT.findall(ask("capture-pane", "-p"))) < count:
                    time.sleep(0.05)
                if command:
                    ask("send-keys", "-l", command)
                    ask("send-keys", "Enter")
            return ask("capture-pane", "-e", "-p").rstrip("\n")
        finally:
            ask("kill-server")


def cells(text):
    """The lines of a capture, each a list of characters with colour and weight."""
    lines = [[]]
    colour, bold, dim = FOREGROUND, False, False
    # Attributes at the end of a line also apply to the next one.
    for sequence, character in re.findall(r"\x1b\[([0-9;]*)m|(.|\n)", text):
        if character == "\n":
            lines.append([])
            continue
        if character:
            shade = DIM if dim else BOLD if bold and colour == FOREGROUND else colour
            lines[-1].append((character, shade, bold))
            continue
        for code in map(int, sequence.split(";") if sequence else ["0"]):
            if code == 0:
                colour, bold, dim = FOREGROUND, False, False
            elif code in (1, 2):
                bold, dim = code == 1 or bold, code == 2 or dim
            elif code == 22:
                bold, dim = False, False
            elif code == 39:
                colour = FOREGROUND
            elif code in COLOURS:
                colour = COLOURS[code]
    return lines


def draw(lines, cursor=None):
    """Draws the terminal, with transparent corners.

    cursor: its column and row; by default, behind the last prompt.
    """
    plain = ImageFont.truetype(str(FONTS / "DejaVuSansMono.ttf"), SIZE)
    bold = ImageFont.truetype(str(FONTS / "DejaVuSansMono-Bold.ttf"), SIZE)
    cell = plain.getlength("0")
    width = round(COLUMNS * cell) + 2 * PADDING
    height = BAR + PADDING // 2 + len(lines) * LINE + PADDING
    image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    brush = ImageDraw.Draw(image)
    brush.rounded_rectangle((0, 0, width - 1, height - 1), RADIUS, fill=BACKGROUND)
    brush.rounded_rectangle((0, 0, width - 1, BAR + RADIUS), RADIUS, fill=FRAME)
    brush.rectangle((0, BAR, width - 1, BAR + RADIUS), fill=BACKGROUND)
    for number, shade in enumerate(("#f07178", "#f2cd84", "#a5d38a")):
        left, top = PADDING + number * 34, BAR // 2 - 9
        brush.ellipse((left, top, left + 18, top + 18), fill=shade)
    for row, line in enumerate(lines):
        top = BAR + PADDING // 2 + row * LINE
        for column, (character, shade, is_bold) in enumerate(line):
            position = (PADDING + round(column * cell), top)
            brush.text(position, character, fill=shade, font=bold if is_bold else plain)
    column, row = cursor or (len(lines[-1]) + 1, len(lines) - 1)
    left, top = PADDING + round(column * cell), BAR + PADDING // 2 + row * LINE
    brush.rectangle((left, top + 2, left + round(cell), top + LINE - 5), fill=DIM)
    return image


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: picture.py PROGRAM")
    picture = draw(cells(capture(os.path.realpath(sys.argv[1]))))
    picture = picture.quantize(64, method=Image.Quantize.FASTOCTREE)
    picture.save(EXAMPLES / "terminal.png", optimize=True)
