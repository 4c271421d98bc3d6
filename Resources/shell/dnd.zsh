# dnd(1) in zsh: what `dnd shell zsh` prints. Type `eval "$(dnd shell zsh)"`, or put that into ~/.zshrc.

# Sets dnd_segment to what the prompt says of the items that are picked up; empty where there are none. While no
# session is active, no program is started.
__dnd_update() {
  local last=$?
  emulate -L zsh
  local root items
  typeset -g dnd_segment=''
  for root in "${DND_STATE_HOME:-${XDG_STATE_HOME:-$HOME/.local/state}/dnd}" "${XDG_RUNTIME_DIR:-/nonexistent}/dnd"; do
    local -a active=("$root"/sessions/*(NY1))
    (( $#active )) || continue
    IFS=$'\t' read -r items _ < <(command dnd complete pending 2>/dev/null)
    dnd_segment=${items:+"dnd:$items "}
    break
  done
  psvar[9]=$dnd_segment
  return $last
}

# Sets `word` to the word under the cursor, or the one before it, without its quotes. Fails where there is none.
__dnd_word() {
  emulate -L zsh
  local -a before=(${(z)LBUFFER}) all=(${(z)BUFFER})
  local -i number=$#before
  # At the start of a word, that one is under the cursor.
  [[ ( -z $LBUFFER || $LBUFFER == *[[:space:]] ) && $RBUFFER == [^[:space:]]* ]] && (( number++ ))
  (( number >= 1 && number <= $#all )) || return 1
  word=$all[number]
  # A quote that is still open is closed first.
  [[ $word == [\'\"]* && ${(Q)word} == $word ]] && word+=$word[1]
  if [[ $word == '~/'* ]]; then word=$HOME/${(Q)word#'~/'}; else word=${(Q)word}; fi
  [[ -n $word ]]
}

# Picks up the word under the cursor: it is added to the current session, or begins one.
dnd-lift-word() {
  local word
  __dnd_word || return 0
  # The line is shown again behind what is printed.
  zle -I
  command dnd add -- "$word" >/dev/null
  __dnd_update
}

# Puts what is picked from a list of items, sessions and recent folders onto the command line.
dnd-pick() {
  emulate -L zsh
  local kind value text
  zle -I
  text=$(
    {
      __dnd_candidates item items
      __dnd_candidates session sessions
      __dnd_candidates folder destinations
    } | fzf --delimiter=$'\t' --height=40% --reverse --prompt='dnd> '
  )
  IFS=$'\t' read -r kind value _ <<<$text
  if [[ -n $value ]]; then
    text=${(q)value}
    if [[ -z $BUFFER ]]; then
      case $kind in
        item) text="dnd show --item $text" ;;
        session) text="dnd use $text" ;;
        folder) text="dnd drop $text" ;;
      esac
    fi
    LBUFFER+=$text
  fi
}

# Lines of a kind ($1), from what dnd knows of $2.
__dnd_candidates() {
  local value meaning
  while IFS=$'\t' read -r value meaning; do
    print -r -- "$1"$'\t'"$value"$'\t'"$meaning"
  done < <(command dnd complete $2 2>/dev/null)
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
