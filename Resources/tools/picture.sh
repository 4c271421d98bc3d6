#!/bin/sh
# Converts a JPEG XL picture to JPEG or PNG, or another picture with its Exif data, or scales a picture down to a
# maximum size.
#
# usage: picture.sh jxl|jxl_png INPUT OUTPUT MAGICK
#        picture.sh keep INPUT OUTPUT MAGICK FORMAT ''|[0] FORMAT-OF-OUTPUT OPTION...
#        picture.sh fit INPUT OUTPUT MAGICK FORMAT PIXELS
set -eu
way=$1 input=$2 output=$3 magick=$4
format=${5-} pixels=${6-}

has_exif() { LC_ALL=C grep -q -a -e Exif -e eXIf -e EXIF "$1"; }

# ImageMagick gives a TIFF no Exif data, and reads none from a TIFF or PNG. That of a WebP, HEIC or AVIF is not valid in
# the JPEG that it writes, and of the latter it reads nothing else. djxl gives none. exiftool copies it, but not the
# rotation, which has been made.
copy_tags() {
  case $format,$1 in
    # It calls an XMP that exiftool writes to a WebP corrupt.
    heic,webp | avif,webp) set -- -EXIF:all -ICC_Profile ;;
    heic,* | avif,* | jxl,*) set -- -EXIF:all -XMP:all -ICC_Profile ;;
    *) set -- -EXIF:all ;;
  esac
  if command -v exiftool >/dev/null; then
    case $format in png | webp | jpeg) has_exif "$input" || return 0 ;; esac
    exiftool -config '' -q -q -m -overwrite_original -TagsFromFile "$input" "$@" --Orientation -Orientation= "$output"
  elif [ "$format" = tiff ] || { has_exif "$input" && ! has_exif "$output"; }; then
    echo 'without exiftool, the date, place and camera are dropped' >&2
  fi
}

# A recompressed JPEG is restored bit by bit. Otherwise transparent areas become white; djxl would give them any
# colour.
jxl() {
  format=jxl
  work=$(dirname -- "$output")/work
  mkdir -- "$work"
  if LC_ALL=C grep -q -a jbrd "$input"; then
    djxl "$input" "$work/it.jpg" --quiet
    mv -- "$work/it.jpg" "$output"
  else
    djxl "$input" "$work/it.png" --quiet --bits_per_sample=8
    "$magick" "png:$work/it.png[0]" -background white -alpha remove -alpha off -quality 92 "jpeg:$output"
    copy_tags jpeg
  fi
}

jxl_png() {
  format=jxl
  djxl "$input" "$output" --quiet
  copy_tags png
}

# The rotation of a PNG or WebP, which ImageMagick does not read, as its option.
rotation() {
  case $format in png | webp) ;; *) return 0 ;; esac
  has_exif "$input" && command -v exiftool >/dev/null || return 0
  number=$(exiftool -config '' -q -q -m -s -s -s -n -IFD0:Orientation "$input") || return 0
  case $number in
    [1-8])
      set -- TopLeft TopRight BottomRight BottomLeft LeftTop RightTop RightBottom LeftBottom
      shift $((number - 1))
      echo "-orient $1"
      ;;
  esac
}

keep() {
  to=$1
  shift
  turn=$(rotation)
  # shellcheck disable=SC2086 # two words or none
  "$magick" "$format:$input$pixels" $turn -auto-orient "$@" "$to:$output"
  case $to in gif | bmp) ;; *) copy_tags "$to" ;; esac
}

# A picture that is small enough is copied unchanged. Otherwise every picture of the file is scaled down.
fit() {
  size=$("$magick" "$format:$input" -format '%w %h\n' info:)
  for side in $size; do
    case $side in '' | *[!0-9]*) exit 1 ;; esac
    if [ "$side" -gt "$pixels" ]; then
      turn=$(rotation)
      # shellcheck disable=SC2086 # two words or none
      case $format in
        gif) set -- -coalesce -resize "${pixels}x$pixels>" -layers optimize ;;
        webp) set -- -coalesce $turn -auto-orient -resize "${pixels}x$pixels>" -define webp:lossless=false ;;
        jpeg) set -- -auto-orient -resize "${pixels}x$pixels>" -quality 92 ;;
        *) set -- $turn -auto-orient -resize "${pixels}x$pixels>" -define png:exclude-chunks=date,time ;;
      esac
      "$magick" "$format:$input" "$@" "$format:$output"
      case $format in png | tiff | webp) copy_tags "$format" ;; esac
      return
    fi
  done
  cat <"$input" >"$output"
}

shift $(($# < 6 ? $# : 6))
"$way" "$@"
