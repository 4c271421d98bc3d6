# lintian has nothing to say about the packages, at its most pedantic.
. "$ROOT/Tests/PackagingTests/bare.bash"
need_packages 'dnd_*.changes'
command -v lintian >/dev/null || skip 'lintian is not installed'
said=$(lintian --allow-root --pedantic --display-info --fail-on none "$PACKAGES"/dnd_*.changes 2>&1 | grep -E '^[EWIPX]:' || :)
[[ ! $said ]] || fail "$said"
# Each override says why.
for file in "$ROOT"/debian/*.lintian-overrides; do
  awk 'BEGIN { RS = ""; bad = 0 } $1 !~ /^#/ { print "no reason: " $0; bad = 1 } END { exit bad }' "$file" || fail "$file"
done
