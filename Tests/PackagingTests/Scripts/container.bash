# The Containerfile makes an image from the Debian packages, with a bare Debian in place of the base image of the same
# name: nothing is taken from a registry. Buildah runs its lines in a chroot, so that this also works in a container.
. "$ROOT/Tests/PackagingTests/bare.bash"
need_packages 'dnd_*.deb'
command -v buildah >/dev/null || skip 'buildah is not installed'
make_bare
bare apt-get update -q >"$WORK/log" 2>&1 || skip "apt reaches no archive: $(tail -n 1 "$WORK/log")"
export TMPDIR=$WORK BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
images() {
  buildah --root "$WORK/images" --runroot "$WORK/running" "$@"
}
recipe=$ROOT/packaging/container/Containerfile
base=$(sed -n 's/^FROM //p' "$recipe")
container=$(images from scratch)
images add --quiet "$container" "$WORK/bare" / >/dev/null
images commit --quiet "$container" "$base" >/dev/null

mkdir "$WORK/packages"
cp "$PACKAGES"/dnd_*.deb "$recipe" "$WORK/packages"
(cd "$WORK/packages" && images build --pull-never -f Containerfile -t dnd .) >"$WORK/log" 2>&1 ||
  fail "the image: $(tail -n 20 "$WORK/log")"
entry=$(images inspect --type image --format '{{.OCIv1.Config.Entrypoint}}' dnd)
[[ $entry == '[dnd]' ]] || fail "the image starts $entry"

# A folder of the host is where the image works.
mkdir "$WORK/files"
echo hello >"$WORK/files/note"
container=$(images from --pull-never dnd)
said=$(images run --volume "$WORK/files:/work" "$container" -- \
  sh -c 'dnd --version && mkdir out && dnd lift -q note && dnd drop -q out && ls /tmp /var/lib/apt/lists')
[[ $said == "dnd "* && $said != *.deb* && $said != *Packages* ]] || fail "the image prints: $said"
[[ $(cat "$WORK/files/out/note") == hello ]] || fail 'nothing was dropped into the folder of the host'
images rm --all >/dev/null
