#!/bin/sh
# Converts a JPEG XL picture to JPEG, or another picture with its Exif data, or scales a picture down to a maximum size.
#
# usage: picture.sh jxl INPUT OUTPUT MAGICK
#        picture.sh keep INPUT OUTPUT MAGICK FORMAT ''|[0] FORMAT-OF-OUTPUT OPTION...
#        picture.sh fit INPUT OUTPUT MAGICK FORMAT PIXELS
set -eu
way=$1 input=$2 output=$3 magick=$4
format=${5-} pixels=${6-}

# A recompressed JPEG is restored bit by bit. Otherwise transparent areas become white; djxl would give them any
# colour.
jxl() {
  work=$(dirname -- "$output")/work
  mkdir -- "$work"
  if LC_ALL=C grep -q -a jbrd "$input"; then
    djxl "$input" "$work/it.jpg" --quiet
    mv -- "$work/it.jpg" "$output"
  else
    djxl "$input" "$work/it.png" --quiet --bits_per_sample=8
    "$magick" "png:$work/it.png[0]" -background white -alpha remove -alpha off -quality 92 "jpeg:$output"
  fi
}

# ImageMagick gives a TIFF no Exif data, and reads none from a TIFF or PNG. exiftool copies it, but not the rotation,
# which has been made.
keep() {
  to=$1
  shift
  "$magick" "$format:$input$pixels" -auto-orient "$@" "$to:$output"
  [ "$format" = tiff ] || LC_ALL=C grep -q -a -e Exif -e eXIf -e EXIF "$input" || return 0
  if command -v exiftool >/dev/null; then
    exiftool -config '' -q -q -m -overwrite_original -TagsFromFile "$input" -EXIF:all --Orientation "$output"
  else
    echo 'without exiftool, the date, place and camera are dropped' >&2
  fi
}

# A picture that is small enough is copied unchanged. Otherwise every picture of the file is scaled down.
fit() {
  size=$("$magick" "$format:$input" -format '%w %h\n' info:)
  for side in $size; do
    case $side in '' | *[!0-9]*) exit 1 ;; esac
    if [ "$side" -gt "$pixels" ]; then
      case $format in
        gif) set -- -coalesce -resize "${pixels}x$pixels>" -layers optimize ;;
        webp) set -- -coalesce -auto-orient -resize "${pixels}x$pixels>" -define webp:lossless=false ;;
        jpeg) set -- -auto-orient -resize "${pixels}x$pixels>" -quality 92 ;;
        *) set -- -auto-orient -resize "${pixels}x$pixels>" -define png:exclude-chunks=date,time ;;
      esac
      exec "$magick" "$format:$input" "$@" "$format:$output"
    fi
  done
  cat <"$input" >"$output"
}

shift $(($# < 6 ? $# : 6))
"$way" "$@"
