# Packages made again from the same build are the same, byte for byte, at another time and with another umask.
. "$ROOT/Tests/PackagingTests/bare.bash"
need_packages 'dnd-*-linux-*.tar.xz'
[[ -w $ROOT ]] || skip 'the sources are read-only'
archive=$(echo "$PACKAGES"/dnd-*-linux-*.tar.xz)
version=$(basename "$archive" | cut -d - -f 2)
(umask 077 && TZ=Asia/Tokyo "$ROOT/packaging/tarball" "$version" 9.9 "$WORK/again") >/dev/null
cmp "$archive" "$WORK/again/$(basename "$archive")"
