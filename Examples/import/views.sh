#!/usr/bin/env bash
# Turns three folders into views, each with its own rules, which apply to every drop there.
#
# usage: views.sh FOLDER
set -euo pipefail
cd -- "$1"

# Pictures by the month in which they were taken, read back from the device and listed.
dnd init Pictures -p -a image --name '{date:%Y/%m}/{name}' --verify --manifest SHA256SUMS
# Films by the year.
dnd init Films -p -a video --name '{date:%Y}/{name}' --verify --manifest SHA256SUMS
# Papers under their own names.
dnd init Papers -p -a pdf,text --manifest SHA256SUMS
