#!/bin/sh
# Converts a document with pandoc and embeds its pictures: those in the folder of its file or below, or its own
# pictures if it is an archive.
#
# usage: embed.sh INPUT OUTPUT FORMAT-OF-INPUT FORMAT-OF-OUTPUT archive|text|page|bare FILTER
#
# By default, pandoc embeds any file of the user and any URL that a document refers to. Its sandbox prevents that, but
# then Debian's build cannot find the templates of the archive formats. Therefore the document is read in the sandbox
# if possible, passed through a filter, and written by a second pandoc outside of the sandbox. The filter replaces the
# pictures that it removes with their descriptions.
#
# A web page is converted in the sandbox as a whole. Its pictures become part of the text; other references are left
# unchanged. So is a bare text, which only says that it has none of the pictures of an archive.
#
# What is read says what it leaves out, such as a file that it includes. What is written has nothing to add.
set -eu
input=$1 output=$2 from=$3 to=$4 kind=$5 filter=$6
media=$(dirname -- "$output")/media
mkdir -- "$media"
export media http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9 no_proxy=
cd -- "${DND_BESIDE:-$media}"
beside=$(pwd -P)
format=$to
export beside format

# pandoc reads only UTF-8. HTML in UTF-16 begins with its mark or with a character of ASCII.
text() {
  code=utf-8
  [ "$from" != html ] || case $(od -A n -t x1 -N 2 -- "$input" | tr -d ' ') in
    fffe | [2-7]?00) code=utf-16le ;;
    feff | 00[2-7]?) code=utf-16be ;;
  esac
  if [ $code = utf-8 ]; then cat <"$input"; else iconv -f $code -t utf-8 <"$input"; fi
}

if [ "$kind" = page ] || [ "$kind" = bare ]; then
  export kind
  text | "$DND_TOOL" --sandbox -s -f "$from" -t "$to" -o "$output" --lua-filter=/dev/fd/3 3<<END
$filter
END
  exit
fi

filtered() {
  "$DND_TOOL" -f "$1" -t json --lua-filter=/dev/fd/3 3<<END
$filter
END
}

document() {
  if [ "$kind" = archive ]; then
    filtered "$from"
  else
    "$DND_TOOL" --sandbox -f "$from" -t json | filtered json
  fi
}

# A document may tell the paths of its pictures, so these have none.
text | document | (cd -- "$media" && exec "$DND_TOOL" --quiet -s -f json -t "$to" -o "$output")
