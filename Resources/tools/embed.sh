#!/bin/sh
# Makes of a document one that embeds the pictures that lie in the folder of its file or below, by pandoc;
# of a document that is an archive one with those that it has.
#
# usage: embed.sh INPUT OUTPUT FORMAT-OF-INPUT FORMAT-OF-OUTPUT archive|text|page FILTER
#
# By itself pandoc embeds whatever file of the user's, and whatever address, a document from elsewhere names. A
# sandbox would keep it from that, but as Debian builds it, it then lacks the parts of such an archive. So the
# reading is done in a sandbox where that can be, and what it has read goes through a filter to the writing.
# What the filter takes out is replaced by its description.
#
# A page is made in a sandbox as a whole; its pictures are then part of its text, and what it has not at hand it
# names as the document does.
set -eu
input=$1 output=$2 from=$3 to=$4 kind=$5 filter=$6
media=$(dirname -- "$output")/media
mkdir -- "$media"
export media http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 no_proxy=
cd -- "${DND_BESIDE:-$media}"
beside=$(pwd -P)
export beside

if [ "$kind" = page ]; then
  export inline=1
  exec "$DND_TOOL" --sandbox --quiet -s -f "$from" -t "$to" -o "$output" --lua-filter=/dev/fd/3 <"$input" 3<<END
$filter
END
fi

filtered() {
  "$DND_TOOL" --quiet -f "$1" -t json --lua-filter=/dev/fd/3 3<<END
$filter
END
}

document() {
  if [ "$kind" = archive ]; then
    filtered "$from"
  else
    "$DND_TOOL" --sandbox --quiet -f "$from" -t json | filtered json
  fi
}

document <"$input" | "$DND_TOOL" --quiet -s -f json -t "$to" -o "$output"
