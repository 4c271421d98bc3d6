#!/bin/sh
# Installs dnd from this folder, or removes it. Needs no other rights than to write there.
#
# usage: install.sh [--prefix FOLDER] [--remove]     the folder is ~/.local unless you say so
set -eu

# The version of the C library that the programs need; set when they are packed.
glibc=2.34
prefix=$HOME/.local
remove=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix)
      [ $# -gt 1 ] || { echo 'install.sh: --prefix needs a folder' >&2; exit 64; }
      prefix=$2
      shift
      ;;
    --prefix=*) prefix=${1#*=} ;;
    --remove) remove=yes ;;
    -h | --help)
      sed -n '/^# /s/^# //p' "$0"
      exit 0
      ;;
    *)
      echo "install.sh: unknown option '$1'; see install.sh --help" >&2
      exit 64
      ;;
  esac
  shift
done
case $prefix in
  '') echo 'install.sh: --prefix needs a folder' >&2; exit 64 ;;
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac

cd -- "$(dirname -- "$0")"
list=$prefix/share/dnd/installed

if [ "$remove" ]; then
  [ -e "$list" ] || { echo "install.sh: dnd was not installed in $prefix by this script" >&2; exit 66; }
  while IFS= read -r name; do rm -f -- "$prefix/$name"; done <"$list"
  rm -f -- "$list"
  # Folders that are empty now, the deepest first; folders of others are not.
  sed -n 's,/[^/]*$,,p' files | sort -ru | while IFS= read -r folder; do
    while [ "$folder" != . ] && rmdir -- "$prefix/$folder" 2>/dev/null; do folder=$(dirname -- "$folder"); done
  done
  rmdir -- "$prefix/share/dnd" "$prefix/share" "$prefix" 2>/dev/null || :
  echo "dnd is removed from $prefix; your sessions stay in ~/.local/state/dnd"
  exit 0
fi

if ! said=$(bin/dnd --version 2>&1); then
  here=$(getconf GNU_LIBC_VERSION 2>/dev/null) || here=
  here=${here#glibc }
  if [ "$(printf '%s\n' "$glibc" "$here" | sort -V | head -n 1)" = "$glibc" ]; then
    echo "install.sh: the program does not run on this system: $said" >&2
  else
    echo "install.sh: dnd needs glibc $glibc, this is ${here:-another C library}" >&2
  fi
  exit 69
fi
while IFS= read -r name; do
  mkdir -p -- "$prefix/$(dirname -- "$name")"
  # Under another name first, because a running program cannot be overwritten.
  cp -p -- "$name" "$prefix/$name.new"
  mv -f -- "$prefix/$name.new" "$prefix/$name"
done <files
mkdir -p -- "$prefix/share/dnd"
# What an earlier version installed and this one does not have.
if [ -e "$list" ]; then
  grep -vxFf files "$list" | while IFS= read -r name; do rm -f -- "$prefix/$name"; done
fi
cp -- files "$list"
echo "$("$prefix/bin/dnd" --version) is installed in $prefix"
case :$PATH: in
  *:"$prefix/bin":*) ;;
  *) echo "To find it, add this to the start-up file of your shell:  PATH=$prefix/bin:\$PATH" ;;
esac
