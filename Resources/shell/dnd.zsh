# Connects zsh with dnd(1); `dnd shell zsh` prints this script. Add `eval "$(dnd shell zsh)"` to ~/.zshrc.

# Sets dnd_segment to the text for the prompt, which is empty if no items are pending. No program is started: the
# current session and its number of items are read from small files.
__dnd_update() {
  local last=$?
  emulate -L zsh
  local root state="${DND_STATE_HOME:-${XDG_STATE_HOME:-$HOME/.local/state}/dnd}" name items
  local memory="${XDG_RUNTIME_DIR:-/nonexistent}/dnd"
  typeset -g dnd_segment=''
  __dnd_current
  if [[ -n $name ]]; then
    for root in "$state" "$memory"; do
      [[ -d $root/sessions/$name ]] || continue
      items=''
      { read -r items <"$root/sessions/$name/pending" } 2>/dev/null
      # The file is missing: an earlier version made the session, or its disk is full.
      [[ -n $items ]] || IFS=$'\t' read -r items _ < <(command dnd complete pending 2>/dev/null)
      [[ -z $items || $items == 0 ]] || dnd_segment="dnd:$items "
      break
    done
  fi
  psvar[9]=$dnd_segment
  return $last
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
  { { read -r _ && read -r name && read -r _ && read -r start } <"$own" } 2>/dev/null
  [[ $start == "${__dnd_terminal#*:}" ]] || name=''
  [[ -n $name && ! $user -nt $own ]] || { { read -r _ && read -r name } <"$user" } 2>/dev/null
}

# The leader of this terminal session: its process ID and start time.
__dnd_find_terminal() {
  emulate -L zsh
  local line
  local -a fields
  typeset -g __dnd_terminal=0:0
  { read -r line <"/proc/$$/stat" } 2>/dev/null || return
  fields=(${=line##*\) })
  __dnd_terminal=$fields[4]:0
  { read -r line <"/proc/$fields[4]/stat" } 2>/dev/null || return
  fields=(${=line##*\) })
  __dnd_terminal=${__dnd_terminal%:*}:$fields[20]
}
__dnd_find_terminal

# Sets `word` to the word under or before the cursor, without quotes; fails if there is none.
__dnd_word() {
  emulate -L zsh
  local -a before=(${(z)LBUFFER}) all=(${(z)BUFFER})
  local -i number=$#before
  # At the start of a word, the cursor is on that word.
  [[ ( -z $LBUFFER || $LBUFFER == *[[:space:]] ) && $RBUFFER == [^[:space:]]* ]] && (( number++ ))
  (( number >= 1 && number <= $#all )) || return 1
  word=$all[number]
  # Close a quote that is still open.
  [[ $word == [\'\"]* && ${(Q)word} == $word ]] && word+=$word[1]
  if [[ $word == '~/'* ]]; then word=$HOME/${(Q)word#'~/'}; else word=${(Q)word}; fi
  [[ -n $word ]]
}

# Adds the word under the cursor to the current session, or starts a session with it.
dnd-lift-word() {
  local word
  __dnd_word || return 0
  # The command line is shown again after the output.
  zle -I
  command dnd add -- "$word" >/dev/null
  __dnd_update
  zle reset-prompt
}

# Inserts items, sessions or folders, chosen from a list, into the command line.
dnd-pick() {
  emulate -L zsh
  local choice
  local -a words
  zle -I
  for choice in "${(@0)$(command dnd pick -q -v -z)}"; do
    [[ -n $choice ]] || continue
    if [[ -z $BUFFER && -z $words ]]; then
      case $choice in
        items*) words=(dnd show) ;;
        sessions*) words=(dnd use) ;;
        folders*) words=(dnd drop) ;;
      esac
    fi
    words+=(${(q)choice#*$'\t'})
  done
  LBUFFER+=$words
}

autoload -Uz add-zsh-hook
add-zsh-hook precmd __dnd_update
# prompt: begin
[[ ${PROMPT-} == *9v* ]] || PROMPT='%9v'${PROMPT-}
# prompt: end
# keys: begin
zle -N dnd-lift-word
for __dnd_keymap in emacs viins; do bindkey -M $__dnd_keymap '^[k' dnd-lift-word; done
if (( $+commands[fzf] )); then
  zle -N dnd-pick
  for __dnd_keymap in emacs viins; do bindkey -M $__dnd_keymap '^[j' dnd-pick; done
fi
unset __dnd_keymap
# keys: end
