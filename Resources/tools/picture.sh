#!/bin/sh
# Makes a JPEG of a JPEG XL picture, or a picture no larger than asked for.
#
# usage: picture.sh jxl INPUT OUTPUT MAGICK
#        picture.sh fit INPUT OUTPUT MAGICK FORMAT PIXELS
set -eu
way=$1 input=$2 output=$3 magick=$4
format=${5-} pixels=${6-}

# A JPEG that was made into JPEG XL is had again bit by bit; djxl would show what is transparent in any colour.
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

# What is small enough stays as it is, byte for byte. Of several pictures each is made smaller.
fit() {
  size=$("$magick" "$format:$input" -format '%w %h\n' info:)
  for side in $size; do
    case $side in '' | *[!0-9]*) exit 1 ;; esac
    if [ "$side" -gt "$pixels" ]; then
      case $format in
        gif) set -- -coalesce -resize "${pixels}x$pixels>" -layers optimize ;;
        webp) set -- -coalesce -auto-orient -resize "${pixels}x$pixels>" -define webp:lossless=false ;;
        jpeg) set -- -auto-orient -resize "${pixels}x$pixels>" -quality 92 ;;
        *) set -- -auto-orient -resize "${pixels}x$pixels>" ;;
      esac
      exec "$magick" "$format:$input" "$@" "$format:$output"
    fi
  done
  cat <"$input" >"$output"
}

"$way"
