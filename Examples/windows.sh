#!/usr/bin/env bash
# Takes the picture of the window of dnd in the README, from which something is dragged to Thunar.
#
# usage: Examples/windows.sh DND
set -euo pipefail

dnd=$(realpath "$1")
examples=$(realpath "$(dirname "$0")")
folder=$(mktemp -d)
room=$folder/otter
mkdir "$room"
export HOME=$room DND_STATE_HOME=$folder/state DND_SESSION=picture XDG_CONFIG_HOME=$room/config
export DBUS_SESSION_BUS_ADDRESS=disabled: GIO_USE_VFS=local NO_AT_BRIDGE=1 GSETTINGS_BACKEND=memory GDK_BACKEND=x11
unset WAYLAND_DISPLAY

programs=()
finish() {
  kill "${programs[@]}" 2>/dev/null || true
  wait
  rm -rf "$folder"
}
trap finish EXIT

mkfifo "$room/number"
Xvfb -displayfd 3 -screen 0 864x284x24 -wr -nolisten tcp 3>"$room/number" >/dev/null 2>&1 &
programs+=($!)
read -r number <"$room/number"
export DISPLAY=:$number
openbox >/dev/null 2>&1 &
programs+=($!)

mkdir "$room/inbox"
cp "$examples/otter.png" "$examples/notes.md" "$examples/sunrise.jpg" "$room"
# Thunar warns root.
user=()
if ((EUID == 0)); then
  chmod 711 "$folder"
  chown -R 65534:65534 "$room"
  user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi
"${user[@]}" thunar "$room/inbox" >/dev/null 2>&1 &
programs+=($!)

# Waits for a window and moves it; its number is in `window`.
place() {
  window=$(timeout 30 xdotool search --sync --onlyvisible "--$1" "$2" | tail -1)
  xdotool windowmove --sync "$window" "$3" "$4"
}
place class thunar 380 4
xdotool windowsize --sync "$window" 470 250

# Waits until the screen has not changed for a moment, and keeps it as a picture with few colours.
keep() {
  local before='' now
  until now=$(import -window root rgb:- | md5sum) && [[ $now == "$before" ]]; do
    before=$now
    sleep 0.3
  done
  import -window root -dither None -colors 48 "$examples/$1"
}

"$dnd" lift -q "$room/otter.png" "$room/notes.md"
"$dnd" drop window: >/dev/null 2>&1 &
place name '^dnd$' 4 60
eval "$(xdotool getwindowgeometry --shell "$window")"
xdotool mousemove $((X + 30)) $((Y + 40)) mousedown 1 mousemove $((X + 60)) $((Y + 60)) mousemove 700 180
keep window-drag.png
xdotool mouseup 1
wait $!
