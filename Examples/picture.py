"""Draws the screen of a terminal as a picture, and makes the home of whoever types there.

Needs the Debian packages python3-pil and fonts-dejavu-core.
"""

import pathlib
import shutil

from PIL import Image, ImageDraw, ImageFont

EXAMPLES = pathlib.Path(__file__).resolve().parent
COLUMNS = 80

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


def draw(lines, cursor):
    """Draws the terminal, with transparent corners.

    lines: each a list of characters with colour and weight.
    cursor: its column and row.
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
    column, row = cursor
    left, top = PADDING + round(column * cell), BAR + PADDING // 2 + row * LINE
    brush.rectangle((left, top + 2, left + round(cell), top + LINE - 5), fill=DIM)
    return image
