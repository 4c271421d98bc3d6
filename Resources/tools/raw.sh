#!/bin/sh
# Makes a JPEG of what a camera recorded: by the picture that the camera put into the file, which looks as it meant,
# or by developing it.
#
# usage: raw.sh preview|develop INPUT OUTPUT
set -eu
way=$1 input=$2 output=$3
work=$(dirname -- "$output")/work
mkdir -- "$work"

# The developer makes a picture that is upright, and ImageMagick the JPEG of it.
develop() {
  magick=$(command -v magick || command -v convert) || magick=
  if ! command -v dcraw_emu >/dev/null || [ -z "$magick" ]; then
    echo 'it has no preview of the whole picture; libraw-bin and imagemagick would develop it' >&2
    exit 1
  fi
  dcraw_emu -w -o 1 -T -Z - "$input" >"$work/picture.tiff"
  [ -s "$work/picture.tiff" ] || exit 1
  "$magick" "tiff:$work/picture.tiff" -quality 92 "jpeg:$output"
}

# Of several the largest; smaller ones than this are only for lists of files.
preview() {
  best=0
  for tag in JpgFromRaw PreviewImage OtherImage; do
    exiftool -config '' -b "-$tag" "$input" >"$work/$tag" 2>/dev/null || continue
    [ -s "$work/$tag" ] || continue
    [ "$(exiftool -config '' -s3 -FileType "$work/$tag" 2>/dev/null)" = JPEG ] || continue
    side=$(exiftool -config '' -s3 -ImageWidth "$work/$tag" 2>/dev/null) || continue
    case $side in '' | *[!0-9]*) continue ;; esac
    if [ "$side" -ge 640 ] && [ "$side" -gt "$best" ]; then
      best=$side
      mv -- "$work/$tag" "$work/best.jpg"
    fi
  done
  [ "$best" -gt 0 ]
}

tell() {
  exiftool -config '' -q -q -m -overwrite_original -TagsFromFile "$input" -Orientation -ModifyDate -CreateDate \
    -DateTimeOriginal -OffsetTime -OffsetTimeOriginal -SubSecTimeOriginal -Make -Model -LensModel -ExposureTime \
    -FNumber -ISO -FocalLength -Artist -Copyright '-GPS:all' "$@"
}

if [ "$way" = preview ] && preview; then
  tell "$work/best.jpg"
  mv -- "$work/best.jpg" "$output"
else
  develop
  if command -v exiftool >/dev/null; then tell '-Orientation=' "$output"; fi
fi
