#!/usr/bin/python3
"""Records the first twenty seconds with dnd: Examples/first.cast (asciicast, version 2) and Examples/first.gif.

usage: recording.py PROGRAM

The commands are typed into bash in a new home; what the terminal shows is recorded as it comes. The speed of typing
and the time to read are invented, and long waits are shortened.
Needs the Debian packages python3-pil, python3-pyte and fonts-dejavu-core.
"""

import fcntl
import json
import os
import pathlib
import pty
import select
import struct
import sys
import tempfile
import termios
import time

import pyte
from PIL import Image

import picture

COLUMNS, ROWS = 80, 18
COMMANDS = [
    ("dnd lift sunrise.jpg otter.png notes.md", 1.6),
    ("cd ../site", 0.4),
    ("dnd propose -a jpeg,png", 2.6),
    ("dnd drop -a jpeg,png", 2.0),
    ("ls", 1.0),
    ("dnd undo", 2.4),
]
# Seconds for each key, and at most without anything new on the screen.
KEY, PATIENCE = 0.045, 0.3
PROMPT = b" $ \x1b[1m"
NAMES = {"red": 31, "green": 32, "brown": 33, "blue": 34, "magenta": 35, "cyan": 36}


class Recording:
    """What a terminal shows, each piece with its time."""

    def __init__(self, terminal):
        self.terminal = terminal
        self.events = []
        self.clock = 0.0
        self.seen = b""

    def read(self, seconds):
        """Takes what comes within some time; says whether anything did."""
        start = time.monotonic()
        if not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            piece = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.clock += min(time.monotonic() - start, PATIENCE)
        self.seen += piece
        self.events.append((self.clock, piece.decode()))
        return bool(piece)

    def until_prompt(self, number):
        deadline = time.monotonic() + 60
        while self.seen.count(PROMPT) < number:
            if time.monotonic() > deadline:
                sys.exit("recording.py: the shell shows no prompt")
            self.read(1)

    def type(self, command):
        for key in command:
            os.write(self.terminal, key.encode())
            self.read(1)
            self.clock += KEY
        self.clock += 4 * KEY
        os.write(self.terminal, b"\r")


def record(program):
    """Types the commands; returns the events."""
    with tempfile.TemporaryDirectory(prefix="dnd-recording-", ignore_cleanup_errors=True) as top:
        top = pathlib.Path(top)
        environment = {**picture.furnish(top, program), "TERM": "xterm-256color"}
        process, terminal = pty.fork()
        if process == 0:
            os.chdir(top / "Pictures")
            words = picture.shell(top)
            os.execvpe(words[0], words, environment)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        recording = Recording(terminal)
        recording.until_prompt(1)
        recording.clock += 0.6
        for number, (command, pause) in enumerate(COMMANDS, start=2):
            recording.type(command)
            recording.until_prompt(number)
            recording.clock += pause
        end = recording.clock
        os.close(terminal)
        os.waitpid(process, 0)
        return recording.events, end


def write_cast(events, path):
    head = {"version": 2, "width": COLUMNS, "height": ROWS, "title": "The first twenty seconds with dnd"}
    lines = [json.dumps(head)] + [json.dumps([round(when, 3), "o", text]) for when, text in events]
    path.write_text("\n".join(lines) + "\n")


def lines_of(screen):
    """The rows of the screen as characters with colour and weight."""
    rows = []
    for row in range(ROWS):
        line = []
        for column in range(COLUMNS):
            cell = screen.buffer[row][column]
            colour = picture.COLOURS.get(NAMES.get(cell.fg), picture.FOREGROUND)
            shade = picture.BOLD if cell.bold and colour == picture.FOREGROUND else colour
            line.append((cell.data, shade, cell.bold))
        rows.append(line)
    return rows


def write_picture(events, end, path):
    """Draws a picture for each tenth of a second in which something changed."""
    screen = pyte.Screen(COLUMNS, ROWS)
    stream = pyte.Stream(screen)
    frames, times = [], []
    for number, (when, text) in enumerate(events):
        stream.feed(text)
        following = events[number + 1][0] if number + 1 < len(events) else end
        if int(following * 10) == int(when * 10):
            continue
        image = picture.draw(lines_of(screen), (screen.cursor.x, screen.cursor.y))
        flat = Image.new("RGB", image.size, "white")
        flat.paste(image, mask=image.getchannel("A"))
        flat = flat.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
        frames.append(flat)
        times.append(when)
    # The same colours in all pictures, so that only what changes is stored.
    palette = frames[-1].quantize(64, method=Image.Quantize.FASTOCTREE)
    frames = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
    durations = [round(1000 * (later - sooner)) for sooner, later in zip(times, times[1:] + [end])]
    frames[0].save(path, save_all=True, append_images=frames[1:], duration=durations, loop=0, optimize=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: recording.py PROGRAM")
    events, end = record(os.path.realpath(sys.argv[1]))
    write_cast(events, picture.EXAMPLES / "first.cast")
    write_picture(events, end, picture.EXAMPLES / "first.gif")
    print(f"{end:.1f} seconds")
