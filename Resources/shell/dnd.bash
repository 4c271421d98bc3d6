# Connects bash with dnd(1); `dnd shell bash` prints this script. Add `eval "$(dnd shell bash)"` to ~/.bashrc.

# Sets dnd_segment to the text for the prompt, which is empty if no items are pending. No program is started: the
# current session and its number of items are read from small files.
__dnd_update() {
  local status=$? root state="${DND_STATE_HOME:-${XDG_STATE_HOME:-$HOME/.local/state}/dnd}" name items
  local memory="${XDG_RUNTIME_DIR:-/nonexistent}/dnd"
  dnd_segment=''
  __dnd_current
  if [[ -n $name ]]; then
    for root in "$state" "$memory"; do
      [[ -d $root/sessions/$name ]] || continue
      items=''
      { read -r items <"$root/sessions/$name/pending"; } 2>/dev/null
      # The file is missing: an earlier version made the session, or its disk is full.
      [[ -n $items ]] || IFS=$'\t' read -r items _ < <(command dnd complete pending 2>/dev/null)
      [[ -z $items || $items == 0 ]] || dnd_segment="dnd:$items "
      break
    done
  fi
  return "$status"
}

# Sets `name` to the session that a typed command would act on: the one that was picked up last in any terminal.
__dnd_current() {
  local own user start
  name=${DND_SESSION-}
  [[ -z $name ]] || return
  own=$state/current/${__dnd_terminal%:*}
  user=$state/current/user
  [[ ! -e $memory/current/${own##*/} ]] || own=$memory/current/${own##*/}
  [[ ! -e $memory/current/user ]] || user=$memory/current/user
  { { read -r _ && read -r name && read -r _ && read -r start; } <"$own"; } 2>/dev/null
  [[ $start == "${__dnd_terminal#*:}" ]] || name=''
  [[ -n $name && ! $user -nt $own ]] || { { read -r _ && read -r name; } <"$user"; } 2>/dev/null
}

# The leader of this terminal session: its process ID and start time.
__dnd_find_terminal() {
  local line fields
  __dnd_terminal=0:0
  { read -r line <"/proc/$$/stat"; } 2>/dev/null || return
  read -ra fields <<<"${line##*) }"
  __dnd_terminal=${fields[3]}:0
  { read -r line <"/proc/${fields[3]}/stat"; } 2>/dev/null || return
  read -ra fields <<<"${line##*) }"
  __dnd_terminal=${__dnd_terminal%:*}:${fields[19]}
}
__dnd_find_terminal

# Sets `word` to the word under or before the cursor, without quotes; fails if there is none.
__dnd_word() {
  local line=$READLINE_LINE char quote='' text='' i begin=-1 tilde=''
  word=''
  for ((i = 0; i <= ${#line}; i++)); do
    char=${line:i:1}
    if [[ -z $char || -z $quote && $char == [[:space:]\;\|\&\<\>\(\)] ]]; then
      if ((begin >= 0 && begin <= READLINE_POINT)); then word=$tilde$text; fi
      ((i < READLINE_POINT)) || break
      text='' begin=-1 tilde=''
      continue
    fi
    ((begin >= 0)) || begin=$i
    case $quote$char in
      \'\' | \"\") quote='' ;;
      \"\\ | \\)
        ((++i))
        char=${line:i:1}
        [[ -z $quote || $char == [\"\\\$\`] ]] || text+=\\
        text+=$char
        ;;
      [\"\']?) text+=$char ;;
      [\"\']) quote=$char ;;
      '~') if ((begin == i)) && [[ ${line:i+1:1} == / ]]; then tilde=$HOME; else text+=$char; fi ;;
      *) text+=$char ;;
    esac
  done
  [[ -n $word ]]
}

# Adds the word under the cursor to the current session, or starts a session with it.
__dnd_lift_word() {
  local word
  __dnd_word || return 0
  command dnd add -- "$word" >/dev/null
  __dnd_update
}

# Inserts items, sessions or folders, chosen from a list, into the command line.
__dnd_pick() {
  local kind value text='' word
  while IFS=$'\t' read -r -d '' kind value; do
    if [[ -z $text && -z $READLINE_LINE ]]; then
      case $kind in
        items) text='dnd show' ;;
        sessions) text='dnd use' ;;
        folders) text='dnd drop' ;;
      esac
    fi
    printf -v word %q "$value"
    text+=${text:+ }$word
  done < <(command dnd pick -q -v -z)
  READLINE_LINE="${READLINE_LINE:0:READLINE_POINT}$text${READLINE_LINE:READLINE_POINT}"
  ((READLINE_POINT += ${#text}))
}

[[ ${PROMPT_COMMAND-} == *__dnd_update* ]] || PROMPT_COMMAND="__dnd_update${PROMPT_COMMAND:+; $PROMPT_COMMAND}"
# prompt: begin
# shellcheck disable=SC2016 # The variable is expanded at each prompt.
[[ ${PS1-} == *dnd_segment* ]] || PS1='${dnd_segment-}'${PS1-}
# prompt: end
# keys: begin
if [[ $- == *i* ]]; then
  for __dnd_keymap in emacs vi-insert; do
    bind -m "$__dnd_keymap" -x '"\ek": __dnd_lift_word'
    if command -v fzf >/dev/null; then bind -m "$__dnd_keymap" -x '"\ej": __dnd_pick'; fi
  done
  unset __dnd_keymap
fi
# keys: end
