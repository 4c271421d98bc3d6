# Completion of dnd(1) for bash. It needs nothing but bash itself.
#
# What depends on the sessions at hand comes from `dnd complete`, one `VALUE<TAB>DESCRIPTION` a line.

# The command line as words, although readline breaks words at `=` and `:` too: fills `words`, and
# `cword` with the place of the word under the cursor.
_dnd_words() {
  local i rest=$COMP_LINE before piece
  words=() cword=0
  for ((i = 0; i < ${#COMP_WORDS[@]}; i++)); do
    piece=${COMP_WORDS[i]}
    before=$rest
    rest=${rest#"${rest%%[![:space:]]*}"}
    if ((i > 0)) && [[ $before == "$rest" ]]; then
      words[${#words[@]} - 1]+=$piece
    else
      words+=("$piece")
    fi
    rest=${rest#"$piece"}
    ((i == COMP_CWORD)) && cword=$((${#words[@]} - 1))
  done
}

# Offers those lines of standard input that go on from $1, each after the prefix $2. Readline
# replaces only what follows the last `=` or `:`, so that is all that it is given.
_dnd_offer() {
  local wanted=$1 prefix=$2 whole=$2$1 value kept
  kept=${whole%"${whole##*[=:]}"}
  while IFS=$'\t' read -r value _; do
    [[ -n $value && $value == "$wanted"* ]] || continue
    value=$prefix$value
    value=${value#"$kept"}
    # A comma that was escaped would be escaped again at the next tab.
    value=$(printf '%q' "$value")
    COMPREPLY+=("${value//\\,/,}")
  done
}

# What dnd itself knows of: sessions, ended, known, items, offers, types or apps.
_dnd_ask() {
  local i session='' item=''
  for ((i = 1; i < ${#words[@]}; i++)); do
    ((i == cword)) && continue
    case ${words[i]} in
      --session) session=${words[i + 1]} ;;
      --session=*) session=${words[i]#*=} ;;
      --item) item=${words[i + 1]} ;;
      --item=*) item=${words[i]#*=} ;;
    esac
  done
  "$program" complete "$1" ${session:+--session "$session"} ${item:+--item "$item"} 2>/dev/null
}

# Undo and the log are mostly for sessions that have ended.
_dnd_sessions() {
  case " ${words[*]} " in
    *' undo '* | *' log '*) _dnd_ask known ;;
    *' reopen '*) _dnd_ask ended ;;
    *) _dnd_ask sessions ;;
  esac
}

# What a receiver may accept: what is offered; where nothing of that fits what is typed, any type.
_dnd_accept() {
  local list='' last=$1
  if [[ $last == *,* ]]; then
    list=${last%,*},
    last=${last##*,}
  fi
  compopt -o nospace
  _dnd_offer "$last" "$2$list" < <(_dnd_ask offers)
  ((${#COMPREPLY[@]} > 0)) || [[ -z $last ]] || _dnd_offer "$last" "$2$list" < <(_dnd_ask types)
}

# A folder below the destination, which is the first word that is a folder: $1 and $2 as for _dnd_offer.
_dnd_into() {
  local i folder
  for ((i = 2; i < ${#words[@]}; i++)); do
    ((i == cword)) && continue
    folder=${words[i]//[\\\"\']/}
    [[ $folder != '~'* ]] || folder=$HOME${folder#'~'}
    [[ -d $folder ]] || continue
    compopt -o nospace
    _dnd_offer "${1//\\/}" "$2" < <(cd -- "$folder" && compgen -d -S / -- "${1//\\/}")
    return
  done
}

# The words that name the command: `drop`, `types of`.
_dnd_command() {
  echo "$command${subcommand:+ $subcommand}"
}

# The value of an option: $1 the option, $2 what is typed of the value, $3 what stands before it in
# the same word. Fails for an option that takes none.
_dnd_value() {
  local kind
  _dnd_kind "$1" || return
  case $kind in
    sessions) _dnd_offer "$2" "$3" < <(_dnd_sessions) ;;
    items) _dnd_offer "$2" "$3" < <(_dnd_ask items) ;;
    types) _dnd_offer "$2" "$3" < <(_dnd_ask types) ;;
    accept) _dnd_accept "$2" "$3" ;;
    into) _dnd_into "$2" "$3" ;;
    files) compopt -o default ;;
    folders) compopt -o dirnames ;;
    commands) COMPREPLY=($(compgen -c -- "$2")) ;;
    # TYPE=PATH, TYPE=TEXT, TYPE=COMMAND and TYPE=LEVEL.
    rep | text | program | level)
      if [[ $2 != *=* ]]; then
        compopt -o nospace
        _dnd_offer "$2" "$3" < <(_dnd_ask types | sed 's/\t.*//; s/$/=/')
      elif [[ $kind == rep ]]; then
        compopt -o default
      elif [[ $kind == level ]]; then
        _dnd_offer "${2#*=}" "$3${2%%=*}=" <<<$'all\nteam\ngroup\nown'
      fi
      ;;
    'one of '*) _dnd_offer "$2" "$3" < <(printf '%s\n' ${kind#one of }) ;;
  esac
}

# Options: written by Sources/DNDCommands/Arguments/Generator (make generate).
# The options of $command.
_dnd_options() {
  local sources='--files-from --list-format -0 -r --recursive -R --relative --at --ignore-missing --allow-empty --snapshot'
  local items='-t --type -n --name --rep --data --promise --visibility --local-object'
  local session='--no-move --local-only --context --expires --sensitive'
  local global_options='--session --json -q --quiet -v --verbose --color --progress'
  local answers='--version -h --help'
  local placing='--exec --append --insert --route --copy --move --allow-copy --on-conflict --name --at --into --force --atomic
--link --relative --keep -p --parents --verify --no-verify --manifest --timeout --jobs --wait --fresh'
  local choosing='-a --accept --require --require-all --prefer --convert --no-convert --no-fallback --item --failed
--trust-types'
  local what_it_says='-a --accept --require --local --external --on-conflict --ordered --no-ordered --intent --default-index --move
--no-move --local-only --no-local-only --unwrap-url --name --verify --no-verify --manifest'
  local lists='--files-from --list-format -0'
  case $(_dnd_command) in
    lift) echo "$sources $items $session $global_options $answers" ;;
    add) echo "--to-item $sources $items $global_options $answers" ;;
    propose) echo "$placing $choosing $global_options $answers" ;;
    drop) echo "-n --dry-run --proposed $placing $choosing $global_options $answers" ;;
    load) echo "--all -o --output --path --local-object -z --print0 --timeout --jobs --fresh $choosing $global_options $answers" ;;
    list) echo "--ended -z --print0 $global_options $answers" ;;
    show) echo "--item --gallery $global_options $answers" ;;
    use) echo "$global_options $answers" ;;
    reopen) echo "$global_options $answers" ;;
    cancel) echo "--item --all --purge $global_options $answers" ;;
    log) echo "--follow --at $global_options $answers" ;;
    undo) echo "-n --dry-run --skip $global_options $answers" ;;
    init) echo "--show --trust --check --repair --force -p --parents $what_it_says $global_options $answers" ;;
    'types show') echo "$global_options $answers" ;;
    'types of') echo "--mime --content-only -z --print0 $lists $global_options $answers" ;;
    'types conforms') echo "$global_options $answers" ;;
    'types path') echo "--convert $global_options $answers" ;;
    'types tags') echo "-z --print0 $global_options $answers" ;;
    'types list') echo "--layer -z --print0 $global_options $answers" ;;
    'types dynamic') echo "--extension --mime-type $global_options $answers" ;;
    *) echo "$global_options $answers" ;;
  esac
}

# Sets `kind` to what the value of an option is; fails for one that takes none.
_dnd_kind() {
  case "$(_dnd_command) $1" in
    'log --at') kind='folders' ;;
    'lift -n' | 'add -n' | 'lift --local-object' | 'add --local-object') kind='any' ;;
    *' --files-from' | *' --append' | *' --insert' | *' --manifest' | *' -o' | *' --output') kind='files' ;;
    *' --list-format') kind='one of lines nul uri-list gnome-copied-files' ;;
    *' --at' | *' --name' | *' --context' | *' --expires' | *' --timeout' | *' --jobs' | \
    *' --wait' | *' --default-index' | *' --unwrap-url' | *' --extension' | *' --mime-type') kind='any' ;;
    *' -t' | *' --type') kind='types' ;;
    *' --rep') kind='rep' ;;
    *' --data') kind='text' ;;
    *' --promise') kind='program' ;;
    *' --visibility') kind='level' ;;
    *' --session') kind='sessions' ;;
    *' --color') kind='one of auto always never' ;;
    *' --progress') kind='one of auto always never json' ;;
    *' --to-item' | *' --item') kind='items' ;;
    *' --exec') kind='commands' ;;
    *' --on-conflict') kind='one of dedupe rename skip replace newer fail' ;;
    *' --into') kind='into' ;;
    *' -a' | *' --accept' | *' --require') kind='accept' ;;
    *' --prefer') kind='one of receiver source' ;;
    *' --convert') kind='one of none auto any' ;;
    *' --gallery') kind='folders' ;;
    *' --local') kind='one of move copy forbidden' ;;
    *' --external') kind='one of copy forbidden' ;;
    *' --intent') kind='one of automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified' ;;
    *' --layer') kind='one of builtin system user' ;;
    *) return 1 ;;
  esac
}
# End of options.

_dnd() {
  local program=$1 words cword cur i command='' subcommand='' word
  _dnd_words
  COMPREPLY=()
  cur=${words[cword]}

  # The words before the cursor that are neither options nor their values.
  local -a plain=()
  for ((i = 1; i < cword; i++)); do
    word=${words[i]}
    case $word in
      --session | --color | --progress) ((i++)) ;;
      -?*) ;;
      *) plain+=("$word") ;;
    esac
  done
  command=${plain[0]}
  [[ $command != types ]] || subcommand=${plain[1]}

  if ((cword > 1)) && [[ ${words[cword - 1]} == -?* ]]; then
    _dnd_value "${words[cword - 1]}" "$cur" '' && return
  fi
  case $cur in
    --*=*) _dnd_value "${cur%%=*}" "${cur#*=}" "${cur%%=*}=" ; return ;;
    -*) _dnd_offer "$cur" '' < <(_dnd_options | tr ' ' '\n') ; return ;;
  esac
  case $command in
    '') _dnd_offer "$cur" '' <<<$'lift\nadd\npropose\ndrop\nload\nlist\nshow\nuse\nreopen\ncancel\nlog\nundo\ninit\ntypes\nhelp' ;;
    lift | add | init) compopt -o default ;;
    propose | drop)
      compopt -o default
      # What is no path is offered where no path is.
      if [[ $cur == app:* ]]; then
        _dnd_offer "$cur" '' < <(_dnd_ask apps)
      elif [[ -n $cur ]] && ! compgen -f -- "$cur" >/dev/null; then
        _dnd_offer "$cur" '' <<<$'trash:\napp:'
        [[ ${COMPREPLY[0]} != app: ]] || compopt -o nospace
      fi
      ;;
    use | reopen) _dnd_offer "$cur" '' < <(_dnd_sessions) ;;
    help) _dnd_offer "$cur" '' <<<$'lift\nadd\npropose\ndrop\nload\nlist\nshow\nuse\nreopen\ncancel\nlog\nundo\ninit\ntypes' ;;
    types)
      case $subcommand in
        '') _dnd_offer "$cur" '' <<<$'show\nof\nconforms\npath\ntags\nlist\ndynamic' ;;
        of) compopt -o default ;;
        *) _dnd_offer "$cur" '' < <(_dnd_ask types) ;;
      esac
      ;;
  esac
}

complete -F _dnd dnd
