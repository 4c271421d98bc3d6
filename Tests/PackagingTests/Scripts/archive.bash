# The archive for any Linux: installed by an ordinary user in an ordinary home, used, updated and removed.
. "$ROOT/Tests/PackagingTests/bare.bash"
need_packages 'dnd-*-linux-*.tar.xz'
command -v man >/dev/null || skip 'man is not installed'
tar -xf "$PACKAGES"/dnd-*-linux-*.tar.xz -C "$WORK"
tree=$(echo "$WORK"/dnd-*-linux-*)
stated=$(sed -n 's/^GLIBC := //p' "$ROOT/Makefile")
needed=$("$ROOT/packaging/glibc" "$tree/bin/dnd" "$tree"/libexec/dnd/*)
[[ $(printf '%s\n' "$needed" "$stated" | sort -V | tail -n 1) == "$stated" ]] || fail "needs version $needed, not $stated"
grep -q "version $stated of the GNU C library" "$ROOT/packaging/README.md" "$ROOT/README.md" || fail 'the manual says another version'

# Whoever this is, another user has no right to write anywhere but in a home.
home=$WORK/home
mkdir -p "$home"
as_user=(env -i HOME="$home" LC_ALL=C.UTF-8 PATH="$home/.local/bin:/usr/bin:/bin")
if ((EUID == 0)); then
  chmod 755 "$WORK"
  chown nobody "$home"
  as_user=(setpriv --reuid nobody --clear-groups --no-new-privs "${as_user[@]}")
fi
cd "$home"
said=$("${as_user[@]}" "$tree/install.sh")
[[ $said == *'is installed in'*"$home/.local"* ]] || fail "installed: $said"
"${as_user[@]}" sh -c 'echo hi >a.txt && mkdir to && dnd lift -q a.txt && dnd drop -q to && cmp a.txt to/a.txt'
"${as_user[@]}" man -w dnd-drop | grep -q "$home/.local/share/man" || fail 'man does not find the manual'
# Once more, as an update from a version that had another file.
echo share/dnd-of-yesterday >>.local/share/dnd/installed
touch .local/share/dnd-of-yesterday
chown "$(stat -c %U .local)" .local/share/dnd-of-yesterday
"${as_user[@]}" "$tree/install.sh" >/dev/null
[[ ! -e .local/share/dnd-of-yesterday ]] || fail 'an update leaves old files'
"${as_user[@]}" "$tree/install.sh" --prefix "$home/other place" >/dev/null
"${as_user[@]}" "$home/other place/bin/dnd" --version >/dev/null
# A folder that cannot be written is told, and nothing is half done there.
! "${as_user[@]}" "$tree/install.sh" --prefix /usr/lib/dnd-test 2>/dev/null || ((EUID != 0)) || fail 'installed without the right to'
! "${as_user[@]}" "$tree/install.sh" --frobnicate 2>/dev/null || fail 'an unknown option'

mkdir -p .local/share/man/man1
"${as_user[@]}" touch .local/share/man/man1/mine.1
"${as_user[@]}" "$tree/install.sh" --remove >/dev/null
"${as_user[@]}" "$tree/install.sh" --remove --prefix "$home/other place" >/dev/null
left=$(cd "$home" && find . -type f -not -path './.local/state/*' | sort)
[[ $left == $'./.local/share/man/man1/mine.1\n./a.txt\n./to/a.txt' ]] || fail "left behind: $left"
[[ ! -e "$home/other place" ]] || fail 'left the folder behind'
