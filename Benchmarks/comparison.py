"""Runs two commands alternately and compares their costs.

The speed of the machine varies with its other load. So the two commands alternate, each pair gives one
ratio, and the median of the ratios is the result; absolute times are only shown.
"""

import os
import statistics
import subprocess
from dataclasses import dataclass, field


@dataclass
class Cost:
    """The cost of one run."""

    seconds: float
    cpu: float
    memory: int  # KiB


@dataclass
class Command:
    """A command, with untimed actions before and after each run."""

    arguments: list
    before: object = None
    after: object = None
    input: str = os.devnull
    folder: str = None


@dataclass
class Row:
    """A row of the table: one comparison."""

    what: str
    peer: str
    aim: float
    ours: list = field(default_factory=list)
    theirs: list = field(default_factory=list)

    def ratios(self, of=lambda cost: cost.seconds):
        return [of(a) / of(b) for a, b in zip(self.ours, self.theirs)]

    @property
    def ratio(self):
        return statistics.median(self.ratios())

    @property
    def cpu_ratio(self):
        return statistics.median(self.ratios(lambda cost: max(cost.cpu, 1e-6)))

    @property
    def spread(self):
        if len(self.ours) < 4:
            return min(self.ratios()), max(self.ratios())
        low, _, high = statistics.quantiles(self.ratios(), n=4)
        return low, high


class Launcher:
    """Runs commands through the program that measures them."""

    def __init__(self, program, result, environment):
        self.program, self.result, self.environment = program, result, environment

    def run(self, command):
        if command.before:
            command.before()
        with open(command.input, "rb") as standard_input, open(os.devnull, "wb") as nowhere:
            subprocess.run(
                [self.program, self.result, *command.arguments], stdin=standard_input,
                stdout=nowhere, stderr=nowhere, env=self.environment, cwd=command.folder, check=True)
        with open(self.result) as result:
            wall, cpu, memory, status = map(int, result.read().split())
        if status != 0:
            raise SystemExit(f"run: status {status} of: {' '.join(map(str, command.arguments))}")
        if command.after:
            command.after()
        return Cost(wall / 1e9, cpu / 1e6, memory)

    def compare(self, row, ours, theirs, runs, warmup=1):
        """Fills a row; the two commands take turns in going first."""
        for _ in range(warmup):
            self.run(ours)
            self.run(theirs)
        for turn in range(runs):
            first, second = (ours, theirs) if turn % 2 == 0 else (theirs, ours)
            costs = {id(first): self.run(first)}
            costs[id(second)] = self.run(second)
            row.ours.append(costs[id(ours)])
            row.theirs.append(costs[id(theirs)])
        return row
