# The descriptions for other distributions name this version, and the tools of each can read them.
. "$ROOT/Tests/PackagingTests/bare.bash"
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' "$ROOT/Sources/DNDCommands/DND.swift")
said=0
if command -v makepkg >/dev/null && command -v setpriv >/dev/null; then
  said=1
  mkdir "$WORK/arch"
  cp "$ROOT/packaging/arch/PKGBUILD" "$WORK/arch"
  as_user=()
  # makepkg refuses root.
  if ((EUID == 0)); then
    chown -R nobody "$WORK"
    as_user=(setpriv --reuid nobody --clear-groups)
  fi
  (cd "$WORK/arch" && PACMAN=true "${as_user[@]}" makepkg --printsrcinfo) >"$WORK/srcinfo"
  grep -q "pkgver = $version\$" "$WORK/srcinfo" || fail 'PKGBUILD has another version'
fi
if command -v rpmspec >/dev/null; then
  said=1
  [[ $(rpmspec -q --srpm --qf '%{version}' "$ROOT/packaging/fedora/dnd.spec") == "$version" ]] ||
    fail 'dnd.spec has another version'
  rpmspec -P "$ROOT/packaging/fedora/dnd.spec" >/dev/null
fi
if command -v rpmlint >/dev/null; then
  said=1
  rpmlint "$ROOT/packaging/fedora/dnd.spec" | grep -q ' 0 errors' || fail 'rpmlint finds errors'
fi
if command -v nix-instantiate >/dev/null; then
  said=1
  nix-instantiate --parse "$ROOT/packaging/nix/flake.nix" >/dev/null 2>&1 || fail 'flake.nix cannot be parsed'
  grep -q "version = \"$version\"" "$ROOT/packaging/nix/flake.nix" || fail 'flake.nix has another version'
fi
((said)) || skip 'none of makepkg, rpmspec, rpmlint and nix-instantiate is installed'
# What every package of a distribution must install is installed by the Makefile.
grep -q 'make install-files' "$ROOT/packaging/arch/PKGBUILD" "$ROOT/packaging/fedora/dnd.spec"
