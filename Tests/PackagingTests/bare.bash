# Sourced by the scripts: a bare Debian in $WORK/bare, without Swift and without what `dnd` suggests.

# Ends the script with a reason why it cannot run here.
skip() {
  printf '%s\n' "$*" >&2
  exit 77
}

# Ends the script because a check failed.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

need_packages() {
  compgen -G "$PACKAGES/$1" >/dev/null || skip "no $1 in .build/packages: make deb tarball"
}

make_bare() {
  ((EUID == 0)) || skip 'a bare system can only be made by root'
  command -v debootstrap >/dev/null || skip 'debootstrap is not installed'
  local mirror
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 2>/dev/null | head -n 1)
  [[ $mirror ]] || skip 'apt knows no archive of Debian packages'
  debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$WORK/bare" "$mirror" \
    >"$WORK/log" 2>&1 || skip "debootstrap failed: $(tail -n 1 "$WORK/log")"
  # The same archives as on this machine.
  rm -rf -- "$WORK/bare/etc/apt/sources.list"
  cp -r /etc/apt/. "$WORK/bare/etc/apt"
  cp -L /etc/resolv.conf /etc/hosts "$WORK/bare/etc" 2>/dev/null || :
  mkdir -p "$WORK/bare/root/packages"
}

# Runs commands in the bare system, in a mount namespace of their own.
bare() {
  unshare --mount bash -c '
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    system=$1
    shift
    exec chroot "$system" /usr/bin/env -i HOME=/root TERM=dumb LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"' bare "$WORK/bare" "$@"
}
