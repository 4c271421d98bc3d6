#!/usr/bin/env bash
# Shows the main use: pick things up in several places, and put each down in its place.
#
# usage: demo.sh PROGRAM
#
# Everything happens in a new temporary folder with a session store of its own. Each command is
# printed as typed, then run; the demo ends at the first unexpected status.
set -euo pipefail

program=$(realpath -- "$1")
examples=$(dirname -- "$(realpath -- "$0")")
top=$(mktemp -d "${TMPDIR:-/tmp}/dnd-demo.XXXXXX")
trap 'rm -rf -- "$top"' EXIT

mkdir "$top/bin" "$top/state" "$top/Pictures" "$top/site" "$top/inbox"
ln -s "$program" "$top/bin/dnd"
cp -- "$examples"/{sunrise.jpg,otter.png,logo.svg,notes.md,people.csv,ines.vcf} "$top/Pictures"
export PATH=$top/bin:$PATH DND_STATE_HOME=$top/state
unset DND_SESSION DND_APP
cd "$top/Pictures"

say() { printf '\n\033[1m# %s\033[0m\n' "$*"; }
[[ -t 1 ]] || say() { printf '\n# %s\n' "$*"; }

# Prints a command as typed and runs it in this shell; `wanted` is the status that it must end with.
wanted=0
run() {
  local status=0
  printf '$ %s\n' "$1"
  eval "$1" || status=$?
  if ((status != wanted)); then
    printf 'demo: that ended with status %d instead of %d\n' "$status" "$wanted" >&2
    exit 1
  fi
  wanted=0
}

say 'Pick up what is here; nothing moves yet'
run 'dnd lift sunrise.jpg otter.png notes.md'

say 'Continue elsewhere: the output of a command, a URL, and an item with two forms, one made only when needed'
run "printf 'three otters, one heron\n' | dnd add - --name sightings.txt"
run 'dnd add https://example.org/tides'
run "dnd add people.csv --promise html='echo \"<ul>\"; tail -n +2 \"\$1\" | sed \"s,^\\([^;]*\\)\$,<li>\\1</li>,\"; echo \"</ul>\"'"
run 'dnd show'

say 'What would a folder for pictures accept?'
run 'dnd propose ../site -a jpeg,png'

say 'Put down exactly that; the rest stays in the session'
run 'dnd drop --proposed'
run 'ls ../site'

say 'Look at one form; the session continues: the list of people as a web page, made now'
run 'dnd load --item 6 -a html'

say 'The same items in another place that prefers text'
run 'dnd drop ../inbox -a html,text,url --move --allow-copy'
run 'ls -l ../inbox'

say 'The move removed its sources, the copies kept theirs; nothing is pending'
run 'ls'
wanted=6
run 'dnd show'

say 'No network and no daemon: the log shows what happened'
run 'dnd log'
