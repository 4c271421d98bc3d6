# A release is refused when something does not fit, before anything is built.
. "$ROOT/Tests/PackagingTests/bare.bash"
command -v git >/dev/null || skip 'git is not installed'
mkdir "$WORK/clone"
cd "$WORK/clone"
cp -r "$ROOT/packaging" "$ROOT/debian" "$ROOT/CHANGELOG.md" "$ROOT/Makefile" .
git init -q
git config user.name tester
git config user.email tester@example.org
git add -f .
git commit -qm 'All files'
! packaging/dist 9.9.9 "$WORK/out" 2>"$WORK/log" || fail 'a version that nothing names'
grep -q 'CHANGELOG.md says version' "$WORK/log" || fail "$(cat "$WORK/log")"
echo changed >>Makefile
! packaging/dist 9.9.9 "$WORK/out" 2>"$WORK/log" || fail 'sources with changes'
grep -q 'commit first' "$WORK/log" || fail "$(cat "$WORK/log")"
[[ ! -e $WORK/out ]] || fail 'a refused release leaves a folder'
