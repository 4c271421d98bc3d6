# The Debian packages in a bare system: the main job, the manual, completion without set-up, removal without a trace.
. "$ROOT/Tests/PackagingTests/bare.bash"
need_packages 'dnd_*.deb'
make_bare
cp "$PACKAGES"/dnd_*.deb "$PACKAGES"/dnd-desktop_*.deb "$WORK/bare/root/packages"
before=$(bare find / -xdev -not -path '/proc/*' -not -path '/dev/*' -not -path '/var/lib/dpkg/*' -not -path '/var/log/*' \
  -not -path '/var/cache/*' | sort)

# Nothing else has to be installed.
bare sh -c 'dpkg -i /root/packages/dnd_*.deb' >"$WORK/log" 2>&1 || fail "dpkg: $(cat "$WORK/log")"
bare dnd --version | grep -Eq '^dnd [0-9.]+ \([0-9a-f]+\+?, [0-9-]+\)$' || fail 'the version names no revision'

# What the first lines of the README do, with files of this system.
cp "$ROOT"/Examples/{sunrise.jpg,otter.png,notes.md} "$WORK/bare/root"
said=$(bare sh -c 'cd && mkdir -p images Papers &&
  dnd lift -q sunrise.jpg otter.png notes.md && dnd drop -q images -a jpeg,png && dnd drop -q Papers && ls images Papers &&
  dnd lift -q notes.md && dnd drop -q trash: && test ! -e notes.md && dnd undo -q && ls notes.md')
[[ $said == *Papers:*notes.md*images:*otter.png*sunrise.jpg*notes.md ]] || fail "the main job: $said"
bare sh -c 'rm -r /root/images /root/Papers /root/*.* /root/.local'

bare sh -c 'dpkg --purge dnd' >"$WORK/log" 2>&1 || fail "purge: $(cat "$WORK/log")"
after=$(bare find / -xdev -not -path '/proc/*' -not -path '/dev/*' -not -path '/var/lib/dpkg/*' -not -path '/var/log/*' \
  -not -path '/var/cache/*' | sort)
[[ $after == "$before" ]] || fail "the package left behind: $(diff <(printf '%s\n' "$before") <(printf '%s\n' "$after"))"

# With what it recommends.
bare apt-get update -q >"$WORK/log" 2>&1 || skip "apt reaches no archive: $(tail -n 1 "$WORK/log")"
bare sh -c 'apt-get install -y -q /root/packages/dnd_*.deb /root/packages/dnd-desktop_*.deb' >"$WORK/log" 2>&1 ||
  fail "apt: $(tail -n 20 "$WORK/log")"
bare sh -c 'man -P cat dnd-drop | head -n 4' | grep -q 'dnd-drop' || fail 'man shows no page'
bare sh -c 'dnd types of --mime /bin/true' | grep -q application || fail 'libmagic is not asked'
# A login shell completes without any set-up.
reply=$(bare bash -lic '
  COMP_WORDS=(dnd li) COMP_CWORD=1 COMP_LINE="dnd li" COMP_POINT=6
  _completion_loader dnd
  eval "$(complete -p dnd | sed "s/.*-F \([^ ]*\).*/\1/")" dnd li dnd
  printf "%s\n" "${COMPREPLY[@]}"' 2>/dev/null)
[[ $reply == *lift*list* || $reply == *list*lift* ]] || fail "bash completes: $reply"
bare sh -c 'cd && echo hi >a && dnd lift -q a && dnd drop clipboard:' >"$WORK/log" 2>&1 && fail 'a clipboard without a display'
grep -q 'dnd: error' "$WORK/log" || fail "no clipboard: $(cat "$WORK/log")"
bare sh -c 'test -x /usr/libexec/dnd/dnd-desktop && /usr/libexec/dnd/dnd-desktop types x11' >"$WORK/log" 2>&1 || :
! grep -q 'error while loading' "$WORK/log" || fail "dnd-desktop: $(cat "$WORK/log")"
