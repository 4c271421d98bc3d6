#!/usr/bin/env bash
# Makes a small folder like a camera's card: pictures, films and papers, two of them with the same name; shots of
# several files, a burst, and two pictures that are damaged.
#
# usage: card.sh FOLDER
set -euo pipefail

examples=$(dirname -- "$(dirname -- "$(realpath -- "$0")")")
mkdir -p -- "$1"/{DCIM/{100OTTER,101OTTER,102OTTER},MISC}
cd -- "$1"

# Writes a JPEG picture with an Exif block after its first two bytes: the time when it was taken.
picture() {
  head -c 2 -- "$1"
  printf '\xff\xe1\0\x36Exif\0\0II*\0\x08\0\0\0\x01\0\x03\x90\x02\0\x14\0\0\0\x1a\0\0\0\0\0\0\0%s\0' "$2"
  tail -c +3 -- "$1"
}

picture "$examples/sunrise.jpg" '2023:05:06 05:48:10' > DCIM/100OTTER/IMG_0001.JPG
picture "$examples/sunrise.jpg" '2023:05:28 05:21:33' > DCIM/101OTTER/IMG_0001.JPG
cp -- "$examples/otter.png" DCIM/101OTTER/OTTER.PNG
# The header of a film made on 3 August 2010 at noon UTC, in seconds since 1904.
printf '\0\0\0\x10ftypqt  \0\0\0\0\0\0\0\x18moov\0\0\0\x10mvhd\0\0\0\0\xc8\x7d\xb5\x40' \
  > DCIM/101OTTER/MOV_0002.MOV

cd DCIM/102OTTER
# One shot: a raw picture, its JPEG and the settings of a program.
printf 'II*\0\x08\0\0\0\x02\0\x03\x90\x02\0\x14\0\0\0\x26\0\0\0\x12\xc6\x01\0\x04\0\0\0\x01\x04\0\0\0\0\0\0%s\0' \
  '2023:07:01 21:04:10' > IMG_0003.DNG
picture "$examples/sunrise.jpg" '2023:07:01 21:04:10' > IMG_0003.JPG
printf '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>\n' > IMG_0003.XMP
# A burst: three pictures of one second.
for number in 4 5 6; do
  { picture "$examples/sunrise.jpg" '2023:07:02 09:00:00'; printf '%s' "$number"; } > "IMG_000$number.JPG"
done
# A picture that moves: a still and a film of one name.
printf '\0\0\0\x18ftypheic\0\0\0\0heicmif1' > IMG_0007.HEIC
cp -- ../101OTTER/MOV_0002.MOV IMG_0007.MOV
# The camera's battery was empty: half a picture, and one without anything.
picture "$examples/sunrise.jpg" '2023:07:03 18:30:00' | head -c 2000 > IMG_0008.JPG
: > IMG_0009.JPG
cd ../..

cp -- "$examples/notes.md" "$examples/people.csv" MISC
printf '%%PDF-1.4\n%%%%EOF\n' > MISC/ticket.pdf
head -c 64 /dev/zero > MISC/FIRMWARE.BIN
# Copying made all files new. Only those without a date of their own are named by this time.
find . -type f -exec touch -d 2024-01-31T12:00:00 {} +
