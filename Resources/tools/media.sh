#!/bin/sh
# Converts a film or song with ffmpeg, with all that the format can hold: every language, the subtitles, the cover. The
# rest is named on standard error.
#
# usage: media.sh INPUT OUTPUT DEMUXER film SUBTITLE-ENCODER OPTION...
#        media.sh INPUT OUTPUT DEMUXER song cover|bare OPTION...
set -eu
input=$1 output=$2 from=$3 kind=$4 extra=$5
shift 5
dropped=

streams=$(ffprobe -v quiet -protocol_whitelist file -f "$from" -of csv=p=0 \
  -show_entries stream=index,codec_name,codec_type:stream_disposition=attached_pic "file:$input") || streams=
if [ "$kind" = film ]; then
  set -- -map 0:V:0 -map '0:a?' "$@"
else
  set -- -map 0:a:0 "$@"
fi
for stream in $streams; do
  number=${stream%%,*}
  case $kind,$extra,${stream#*,} in
    film,*,subrip,subtitle,* | film,*,ass,subtitle,* | film,*,ssa,subtitle,* | film,*,text,subtitle,* | \
      film,*,webvtt,subtitle,* | film,*,mov_text,subtitle,*) set -- "$@" -map "0:$number" -c:s "$extra" ;;
    film,*,subtitle,*) dropped="$dropped, subtitles" ;;
    film,*,attachment,*) dropped="$dropped, attachments" ;;
    song,cover,mjpeg,video,1 | song,cover,png,video,1)
      set -- "$@" -map "0:$number" -c:v copy -disposition:v attached_pic
      ;;
    song,*,video,1) dropped="$dropped, cover" ;;
  esac
done

ffmpeg -nostdin -hide_banner -loglevel error -y -protocol_whitelist file -f "$from" -i "file:$input" "$@" "file:$output"
if [ -n "$dropped" ]; then echo "the format cannot hold: ${dropped#, }" >&2; fi
