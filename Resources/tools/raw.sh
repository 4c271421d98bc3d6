#!/bin/sh
# Converts a camera raw picture to JPEG: by its embedded preview, which looks as the camera intended, or by developing
# it.
#
# usage: raw.sh preview|develop INPUT OUTPUT
set -eu
way=$1 input=$2 output=$3
work=$(dirname -- "$output")/work
mkdir -- "$work"

# dcraw_emu makes an upright TIFF, which ImageMagick converts to JPEG.
develop() {
  magick=$(command -v magick || command -v convert) || magick=
  if ! command -v dcraw_emu >/dev/null || [ -z "$magick" ]; then
    echo 'the picture has no large preview; install libraw-bin and imagemagick to develop it' >&2
    exit 1
  fi
  dcraw_emu -w -o 1 -T -Z - "$input" >"$work/picture.tiff"
  [ -s "$work/picture.tiff" ] || exit 1
  "$magick" "tiff:$work/picture.tiff" -quality 92 "jpeg:$output"
}

# The largest JPEG preview; a preview narrower than 640 pixels is only a thumbnail.
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

# Copies the metadata.
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
