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

# What dnd itself knows of: sessions, known, items, offers, types or apps.
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

# The value of an option: $1 the option, $2 what is typed of the value, $3 what stands before it in
# the same word. Fails for an option that takes none.
_dnd_value() {
  case $1 in
    --session) _dnd_offer "$2" "$3" < <(_dnd_sessions) ;;
    --item | --to-item) _dnd_offer "$2" "$3" < <(_dnd_ask items) ;;
    -a | --accept | --require) _dnd_accept "$2" "$3" ;;
    -t | --type) _dnd_offer "$2" "$3" < <(_dnd_ask types) ;;
    --rep | --data | --promise | --visibility)
      if [[ $2 != *=* ]]; then
        compopt -o nospace
        _dnd_offer "$2" "$3" < <(_dnd_ask types | sed 's/\t.*//; s/$/=/')
      elif [[ $1 == --rep ]]; then
        compopt -o default
      elif [[ $1 == --visibility ]]; then
        _dnd_offer "${2#*=}" "$3${2%%=*}=" <<<$'all\nteam\ngroup\nown'
      fi
      ;;
    --color) _dnd_offer "$2" "$3" <<<$'auto\nalways\nnever' ;;
    --progress) _dnd_offer "$2" "$3" <<<$'auto\nalways\nnever\njson' ;;
    --prefer) _dnd_offer "$2" "$3" <<<$'receiver\nsource' ;;
    --convert) _dnd_offer "$2" "$3" <<<$'none\nauto\nany' ;;
    --on-conflict) _dnd_offer "$2" "$3" <<<$'dedupe\nrename\nskip\nreplace\nnewer\nfail' ;;
    --local) _dnd_offer "$2" "$3" <<<$'move\ncopy\nforbidden' ;;
    --external) _dnd_offer "$2" "$3" <<<$'copy\nforbidden' ;;
    --intent)
      _dnd_offer "$2" "$3" \
        <<<$'automatic\ninsertAtDestinationIndexPath\ninsertIntoDestinationIndexPath\nunspecified'
      ;;
    --at) [[ $command != log ]] || compopt -o dirnames ;;
    --into) _dnd_into "$2" "$3" ;;
    --unwrap-url | --default-index) ;;
    --list-format) _dnd_offer "$2" "$3" <<<$'lines\nnul\nuri-list\ngnome-copied-files' ;;
    --files-from | --manifest | --append | --insert | -o | --output) compopt -o default ;;
    --exec) COMPREPLY=($(compgen -c -- "$2")) ;;
    --gallery) compopt -o dirnames ;;
    --name | --context | --expires | --local-object | --timeout | --jobs | --wait) ;;
    --extension | --mime-type) ;;
    --layer) _dnd_offer "$2" "$3" <<<$'builtin\nsystem\nuser' ;;
    -n) [[ $command == lift || $command == add ]] ;;
    *) return 1 ;;
  esac
}

# The options of $command.
_dnd_options() {
  local item='-t --type -n --name --rep --data --promise --visibility --local-object --snapshot'
  local source='-r --recursive -R --relative --files-from --list-format -0 --at --allow-empty --ignore-missing'
  local accept='-a --accept --require --require-all --prefer --convert --no-convert --no-fallback --item --failed --trust-types'
  local drop='--copy --move --allow-copy --on-conflict --name --atomic --verify --no-verify --manifest --at --into --exec --append --insert --link --relative --force --route -p --parents --fresh --timeout --jobs --wait'
  local global='--session --json -q --quiet -v --verbose --color --progress -h --help --version'
  case $command in
    lift) echo "$item $source --no-move --local-only --context --expires --sensitive $global" ;;
    add) echo "$item $source --to-item $global" ;;
    propose) echo "--keep $accept $drop $global" ;;
    drop) echo "-n --dry-run --keep --proposed $accept $drop $global" ;;
    load) echo "$accept --all -o --output --path --local-object -z --print0 --fresh --timeout --jobs $global" ;;
    list) echo "-z --print0 $global" ;;
    show) echo "--item --gallery $global" ;;
    cancel) echo "--item --all --purge $global" ;;
    log) echo "--follow --at $global" ;;
    undo) echo "-n --dry-run $global" ;;
    init) echo "-a --accept --require --local --external --on-conflict --ordered --no-ordered --intent --default-index --move --no-move --local-only --no-local-only --unwrap-url --name --verify --no-verify --manifest --show --trust --check --repair --force -p --parents $global" ;;
    types)
      case $subcommand in
        of) echo "--mime --content-only --files-from --list-format -0 -z --print0 $global" ;;
        tags) echo "-z --print0 $global" ;;
        list) echo "-z --print0 --layer $global" ;;
        path) echo "--convert $global" ;;
        dynamic) echo "--extension --mime-type $global" ;;
        *) echo "$global" ;;
      esac
      ;;
    *) echo "$global" ;;
  esac
}

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
  command=${plain[0]} subcommand=${plain[1]}

  if ((cword > 1)) && [[ ${words[cword - 1]} == -?* ]]; then
    _dnd_value "${words[cword - 1]}" "$cur" '' && return
  fi
  case $cur in
    --*=*) _dnd_value "${cur%%=*}" "${cur#*=}" "${cur%%=*}=" ; return ;;
    -*) _dnd_offer "$cur" '' < <(_dnd_options | tr ' ' '\n') ; return ;;
  esac
  case $command in
    '') _dnd_offer "$cur" '' <<<$'lift\nadd\npropose\ndrop\nload\nlist\nshow\ncancel\nlog\nundo\ninit\ntypes\nhelp' ;;
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
    help) _dnd_offer "$cur" '' <<<$'lift\nadd\npropose\ndrop\nload\nlist\nshow\ncancel\nlog\nundo\ninit\ntypes' ;;
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
