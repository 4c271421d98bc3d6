# Packages made again from the same build are the same, byte for byte, at another time and with another umask.
. "$ROOT/Tests/PackagingTests/bare.bash"
need_packages 'dnd-*-linux-*.tar.xz'
need_packages 'dnd_*.deb'
[[ -w $ROOT ]] || skip 'the sources are read-only'
archive=$(echo "$PACKAGES"/dnd-*-linux-*.tar.xz)
version=$(basename "$archive" | cut -d - -f 2)
(umask 077 && TZ=Asia/Tokyo "$ROOT/packaging/tarball" "$version" 9.9 "$WORK/again") >/dev/null
cmp "$archive" "$WORK/again/$(basename "$archive")"

# The Debian packages in a copy of the sources, which has the same build.
command -v dh >/dev/null || skip 'debhelper is not installed'
mkdir "$WORK/copy"
(cd "$ROOT" && tar -c --exclude=./.build --exclude=./.git .) | tar -x -C "$WORK/copy"
ln -s "$ROOT/.build" "$WORK/copy/.build"
(cd "$WORK/copy" && umask 077 && export TZ=Asia/Tokyo PACKAGES="$WORK/again" &&
  rm -rf debian/{files,*.substvars,*debhelper*,tmp,dnd,dnd-desktop} &&
  # By this stamp debhelper knows that these packages are built.
  printf '%s\n' dnd dnd-desktop >debian/debhelper-build-stamp &&
  debian/rules binary) >"$WORK/log" 2>&1 || fail "debian/rules: $(tail -n 20 "$WORK/log")"
for package in "$PACKAGES"/dnd_*.deb "$PACKAGES"/dnd-desktop_*.deb; do
  cmp "$package" "$WORK/again/$(basename "$package")"
done
