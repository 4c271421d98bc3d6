#!/bin/sh
# Converts a film or song with ffmpeg, with all that the format can hold: every language, the subtitles, the cover. The
# rest is named on standard error.
#
# usage: media.sh INPUT OUTPUT DEMUXER film SUBTITLE-ENCODER OPTION...
#        media.sh INPUT OUTPUT DEMUXER song cover|comment|bare OPTION...
set -eu
input=$1 output=$2 from=$3 kind=$4 extra=$5
shift 5
dropped=
cover=

# Only as a warning, ffmpeg says that a WAV or MP3 is cut. It also says so of a WAV from a pipe, which has no length.
level=error
case $from in
  mp3) level='level+warning' ;;
  wav)
    length=$(od -A n -t u4 --endian=little -j 4 -N 4 -- "$input" 2>/dev/null) || length=0
    [ "${length:-0}" -ge 2147479552 ] || level='level+warning'
    ;;
esac

probe() {
  ffprobe -v quiet -protocol_whitelist file -f "$from" "$@" "file:$input"
}

entries=stream=index,codec_name,codec_type:stream_disposition=attached_pic
languages=
case " $* " in
  # Matroska gets no rotation from ffmpeg, so that the picture has to be turned.
  *' -c copy -f matroska '*)
    case $(probe -select_streams V:0 -of default=nw=1:nk=1 -show_entries stream_side_data=rotation) in
      *[1-9]*) set -- "$@" -c:v libx264 -crf 18 ;;
    esac
    ;;
  # QuickTime lists its languages, most of them by other codes than MPEG-4.
  *' -f mov '*)
    entries=$entries:stream_tags=language
    languages=' cym=wel cze=ces deu=ger ell=gre eus=baq fas=per hye=arm isl=ice kat=geo mkd=mac msa=may mya=bur nld=dut
      rum=ron slo=slk sqi=alb zho=chi '
    ;;
esac
films=0
sounds=0
texts=0
named=0

# The option for the language of a sound or text, by the kind, its number and the code.
language() {
  case $languages in
    *" $3="*)
      code=${languages#*" $3="}
      echo "-metadata:s:$1:$2 language=${code%%[!a-z]*}"
      ;;
  esac
}

streams=$(probe -of csv=p=0 -show_entries "$entries") || streams=
if [ "$kind" = film ]; then
  set -- -map 0:V:0 -map '0:a?' "$@"
else
  set -- -map 0:a:0 "$@"
fi
for stream in $streams; do
  number=${stream%%,*}
  case $stream in *,und) ;; *,audio,*,[a-z]* | *,subtitle,*,[a-z]*) named=$((named + 1)) ;; esac
  case $kind,$extra,${stream#*,} in
    film,*,subrip,subtitle,* | film,*,ass,subtitle,* | film,*,ssa,subtitle,* | film,*,text,subtitle,* | \
      film,*,webvtt,subtitle,* | film,*,mov_text,subtitle,*)
      # shellcheck disable=SC2046 # two words or none
      set -- "$@" -map "0:$number" -c:s "$extra" $(language s "$texts" "${stream##*,}")
      texts=$((texts + 1))
      ;;
    film,*,audio,*)
      # shellcheck disable=SC2046 # two words or none
      set -- "$@" $(language a "$sounds" "${stream##*,}")
      sounds=$((sounds + 1))
      ;;
    film,*,video,1*) dropped="$dropped, cover" ;;
    film,*,video,*)
      films=$((films + 1))
      [ $films -ne 2 ] || dropped="$dropped, further pictures"
      ;;
    film,*,subtitle,*) dropped="$dropped, subtitles" ;;
    film,*,attachment,*) dropped="$dropped, attachments" ;;
    song,*,audio,*)
      sounds=$((sounds + 1))
      [ $sounds -ne 2 ] || dropped="$dropped, further sounds"
      ;;
    song,cover,mjpeg,video,1 | song,cover,png,video,1)
      set -- "$@" -map "0:$number" -c:v copy -disposition:v attached_pic
      ;;
    song,comment,mjpeg,video,1) cover=$number,image/jpeg ;;
    song,comment,png,video,1) cover=$number,image/png ;;
    song,*,video,1) dropped="$dropped, cover" ;;
  esac
done

run() {
  ffmpeg -nostdin -hide_banner -loglevel "$level" -y -protocol_whitelist file -f "$from" -i "file:$input" "$@"
}

# A number of four bytes, the highest first.
number() {
  for shift in 24 16 8 0; do printf %b "\\0$(printf %03o $(($1 >> shift & 255)))"; done
}

# The cover is the picture block of FLAC (RFC 9639, 8.8) in a comment, with all of what is optional left out.
block() {
  number 3
  number ${#1}
  printf %s "$1"
  for _ in description width height depth colors; do number 0; done
  number "$(stat -c %s -- "$2")"
  cat -- "$2"
}

if [ -n "$cover" ]; then
  work=$(dirname -- "$output")/work
  mkdir -- "$work"
  if run -map "0:${cover%,*}" -c copy -frames:v 1 -f image2pipe "file:$work/cover"; then
    {
      printf ';FFMETADATA1\nMETADATA_BLOCK_PICTURE='
      block "${cover#*,}" "$work/cover" | base64 -w0 | sed 's/=/\\=/g'
      echo
    } >"$work/comment"
    set -- -f ffmetadata -i "file:$work/comment" "$@" -map_metadata:s:a:0 1:g
  else
    dropped="$dropped, cover"
  fi
fi
run "$@" "file:$output"
if [ -n "$languages" ]; then
  from=mov input=$output
  kept=$(probe -of csv=p=0 -show_entries stream=codec_type:stream_tags=language | grep -c '^[as].*,[a-z]') || :
  [ "$kept" -ge "$named" ] || dropped="$dropped, some of the languages"
fi
if [ -n "$dropped" ]; then echo "the format cannot hold: ${dropped#, }" >&2; fi
