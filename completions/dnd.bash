# Completion of dnd(1) for bash, without other dependencies.
#
# Candidates that depend on sessions come from `dnd complete`, one `VALUE<TAB>DESCRIPTION` per line.

# Splits the command line into words without quotes: fills `words`; `cword` is the index of the word
# under the cursor, which is cut at the cursor, and `quote` is the quote that is open there.
_dnd_words() {
  # The position of the cursor is in bytes.
  local LC_ALL=C after
  words=()
  _dnd_split "${COMP_LINE:COMP_POINT}"
  after=("${words[@]:1}")
  words=()
  _dnd_split "${COMP_LINE:0:COMP_POINT}"
  cword=$((${#words[@]} - 1))
  words+=("${after[@]}")
}

# Adds the words of a text to `words`; after a space, the last word is empty.
_dnd_split() {
  local text=$1 word='' begun='' char i
  quote=''
  for ((i = 0; i < ${#text}; i++)); do
    char=${text:i:1}
    case $quote$char in
      \'\' | \"\") quote='' ;;
      \"\\)
        char=${text:i + 1:1}
        ((++i))
        [[ $char == [\"\\\$\`] ]] || word+=\\
        word+=$char
        ;;
      [\"\']?) word+=$char ;;
      [\"\']) quote=$char begun=1 ;;
      \\)
        word+=${text:i + 1:1} begun=1
        ((++i))
        ;;
      [[:space:]])
        [[ -z $begun ]] || words+=("$word")
        word='' begun=''
        ;;
      *) word+=$char begun=1 ;;
    esac
  done
  words+=("$word")
}

# Offers the lines of standard input that continue $1, the end of the word under the cursor. The
# typed part is kept, and only the rest is quoted: in the word's own quotes, or with backslashes.
# Each line is offered once.
_dnd_offer() {
  local value rest
  local -A offered=()
  while IFS=$'\t' read -r value _; do
    [[ -n $value && $value == "$1"* && -z ${offered[$value]} ]] || continue
    # A tilde in quotes is a character.
    [[ -z $quote || -n $1 || $value != '~/'?* ]] || continue
    offered[$value]=1
    rest=${value#"$1"}
    case $quote in
      \') rest=${rest//\'/\'\\\'\'} ;;
      \")
        rest=${rest//\\/\\\\}
        rest=${rest//\"/\\\"}
        rest=${rest//\$/\\\$}
        rest=${rest//\`/\\\`}
        ;;
      *)
        [[ -z $rest ]] || printf -v rest %q "$rest"
        # A comma needs no backslash in bash.
        rest=${rest//\\,/,}
        [[ -n $1 || $rest != '\~/'?* ]] || rest=${rest#?}
        ;;
    esac
    # An empty candidate is offered only if it replaces something.
    [[ -z $replaced$rest ]] || COMPREPLY+=("$replaced$rest")
  done
}

# The candidates of `dnd complete` for $1, where $2 is the typed prefix.
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
  [[ $1 == offers ]] || item=''
  "$program" complete "$1" ${2:+--typed="$2"} ${session:+--session="$session"} ${item:+--item="$item"} 2>/dev/null
}

# Undo and log are mostly used for sessions that have ended.
_dnd_sessions() {
  case $command in
    undo | log) _dnd_ask known ;;
    reopen) _dnd_ask ended ;;
    *) _dnd_ask sessions ;;
  esac
}

# Types, in the order of dnd: $1 is the kind, $2 the typed prefix.
_dnd_types() {
  compopt -o nosort 2>/dev/null
  _dnd_offer "$2" < <(_dnd_ask "$1" "$2")
}

# Types or items after the last comma, without those before it and those that contain a comma: $1 is
# the kind, $2 the typed prefix.
_dnd_list() {
  local last=${2##*,} value chosen=''
  [[ $2 != *,* ]] || chosen=,${2%,*},
  compopt -o nospace -o nosort 2>/dev/null
  _dnd_offer "$last" < <(
    _dnd_ask "$1" "$last" | while IFS=$'\t' read -r value _; do
      [[ $chosen == *,"$value",* || $value == *,* ]] || echo "$value"
    done
  )
}

# A folder below the destination, which is the first argument that is a folder; $1 as for
# _dnd_offer.
_dnd_into() {
  local i folder
  for ((i = 2; i < ${#words[@]}; i++)); do
    ((i == cword)) && continue
    folder=${words[i]}
    [[ $folder != '~'* ]] || folder=$HOME${folder#'~'}
    [[ -d $folder ]] || continue
    compopt -o nospace
    _dnd_offer "$1" < <(cd -- "$folder" && compgen -d -S / -- "$1")
    return
  done
}

# A file, or a source that is not a path; $2 is the kind of places.
_dnd_source() {
  local places=''
  [[ -z $1 || ${1%%:*} == */* ]] || places=$(_dnd_ask "$2")
  if [[ -n $places && $'\n'$places == *$'\n'"$1"* ]]; then
    _dnd_offer "$1" < <(
      compgen -f -- "$1"
      printf '%s\n' "$places"
    )
  elif [[ -n $1 && ($1 != */* || ${1%%/*} == *:*) && -z $(compgen -f -- "$1") ]]; then
    # A compgen that is not in a subshell would have readline quote what is offered.
    _dnd_offer "$1" < <(_dnd_ask hostfiles "$1")
    [[ ${COMPREPLY[0]} != *[:/] ]] || compopt -o nospace
  elif [[ $1 == *:* ]]; then
    _dnd_local "$1"
  else
    compopt -o default
  fi
}

# Files that begin with $1, or with `-d` as $2 folders only: readline would take what follows a colon for a path.
_dnd_local() {
  local value
  _dnd_offer "$1" < <(
    compgen "${2:--f}" -- "$1" | while IFS= read -r value; do
      [[ ! -d $value ]] || value+=/
      printf '%s\n' "$value"
    done
  )
  [[ ${COMPREPLY[0]} != */ ]] || compopt -o nospace
}

# A folder; if none begins with $1, a file; or a destination that is not a path.
_dnd_destination() {
  local places=''
  case $1 in
    app:*) _dnd_offer "$1" < <(_dnd_ask apps) ;;
    '')
      compopt -o nospace -o nosort 2>/dev/null
      _dnd_offer '' < <(
        _dnd_ask destinations
        compgen -d -S / -X '.*'
      )
      ;;
    *)
      [[ ${1%%:*} == */* ]] || places=$(_dnd_ask places)
      if [[ -n $places && $1 == *:* && $'\n'$places == *$'\n'"${1%%:*}:"* ]]; then
        return
      elif [[ -n $places && $'\n'$places == *$'\n'"$1"* ]]; then
        _dnd_offer "$1" < <(
          compgen -d -S / -- "$1"
          printf '%s\n' "$places"
        )
        [[ ${COMPREPLY[0]} == *: && ${COMPREPLY[0]} != app: ]] || compopt -o nospace
      elif [[ -n $(compgen -d -- "$1") ]]; then
        if [[ $1 == *:* ]]; then _dnd_local "$1" -d; else compopt -o dirnames; fi
      elif [[ ($1 != */* || ${1%%/*} == *:*) && -z $(compgen -f -- "$1") ]]; then
        compopt -o nospace
        _dnd_offer "$1" < <(_dnd_ask hosts "$1")
      elif [[ $1 == *:* ]]; then
        _dnd_local "$1"
      else
        compopt -o default
      fi
      ;;
  esac
}

# The command in words: `drop`, `types of`.
_dnd_command() {
  echo "$command${subcommand:+ $subcommand}"
}

# The value of an option: $1 is the option, $2 the typed prefix. Fails if the option takes no value.
_dnd_value() {
  local kind
  _dnd_kind "$1" || return
  case $kind in
    sessions) _dnd_offer "$2" < <(_dnd_sessions) ;;
    items) _dnd_offer "$2" < <(_dnd_ask items) ;;
    numbers) _dnd_list items "$2" ;;
    forms) _dnd_types forms "$2" ;;
    accept) _dnd_list offers "$2" ;;
    into) _dnd_into "$2" ;;
    host) _dnd_offer "$2" < <(_dnd_ask hosts | sed 's/:\(\t.*\)\{0,1\}$//') ;;
    files) compopt -o default ;;
    folders) compopt -o dirnames ;;
    commands) _dnd_offer "$2" < <(compgen -c -- "$2") ;;
    # TYPE=PATH, TYPE=TEXT, TYPE=COMMAND and TYPE=LEVEL.
    rep | text | program | level)
      if [[ $2 != *=* ]]; then
        compopt -o nospace -o nosort 2>/dev/null
        _dnd_offer "$2" < <(_dnd_ask forms "$2" | sed 's/\t.*//; s/$/=/')
      elif [[ $kind == rep ]]; then
        compopt -o default
      elif [[ $kind == level ]]; then
        _dnd_offer "${2#*=}" <<<$'all\nteam\ngroup\nown'
      fi
      ;;
    'one of '*) _dnd_offer "$2" < <(printf '%s\n' ${kind#one of }) ;;
  esac
}

# Options: written by Sources/DNDCommands/Arguments/Generator (make generate).
# The options of $command.
_dnd_options() {
  local sources='--files-from --list-format -0 --from -r --recursive -R --relative --hidden --exclude --at --wait --follow
--notify --ignore-missing --allow-empty --snapshot'
  local items='-t --type -N --name --rep --data --promise --visibility --local-object'
  local session='--no-move --local-only --context --expires --sensitive --shared'
  local global_options='--session --json -q --quiet -v --verbose --color --progress'
  local answers='--version -h --help'
  local destination='--route --copy --move --allow-copy --exec --append --insert --on-conflict --numbering -N --name --no-group
--portable-names --at --into --force --atomic --link --relative -p --parents --verify --no-verify --manifest
--timeout --jobs --fresh --failed --keep --eager --once --expires --wait'
  local choosing='-a --accept --require --require-all --prefer --convert --no-convert --no-fallback --item --trust-types'
  local placing='--exec --append --insert --on-conflict --numbering -N --name --no-group --portable-names --at --into --force
--atomic --link --relative -p --parents --verify --no-verify --manifest --timeout --jobs --fresh'
  local rules='-a --accept --require --local --external --on-conflict --numbering --ordered --no-ordered --intent
--default-index --move --no-move --local-only --no-local-only --unwrap-url --name --verify --no-verify
--manifest'
  local lists='--files-from --list-format -0'
  case $(_dnd_command) in
    lift) echo "$sources $items $session $global_options $answers" ;;
    add) echo "--to-item $sources $items $global_options $answers" ;;
    propose) echo "$destination $choosing $global_options $answers" ;;
    drop) echo "-n --dry-run --notify --proposed $destination $choosing $global_options $answers" ;;
    load) echo "--all -o --output --path --local-object -z --print0 --timeout --jobs --fresh $choosing $global_options $answers" ;;
    cp) echo "-r --recursive --hidden -n --dry-run --notify $placing $choosing $global_options $answers" ;;
    mv) echo "-r --recursive --hidden -n --dry-run --notify --allow-copy $placing $choosing $global_options $answers" ;;
    list) echo "--ended --store -z --print0 $global_options $answers" ;;
    show) echo "--item --preview --gallery $global_options $answers" ;;
    use) echo "$global_options $answers" ;;
    edit) echo "$global_options $answers" ;;
    pick) echo "-z --print0 $global_options $answers" ;;
    reopen) echo "$global_options $answers" ;;
    cancel) echo "--item --every --purge $global_options $answers" ;;
    log) echo "--follow --all --at $global_options $answers" ;;
    undo) echo "-n --dry-run --skip $global_options $answers" ;;
    export) echo "-a --accept --item --run-promises --sensitive $global_options $answers" ;;
    import) echo "$global_options $answers" ;;
    init) echo "--show --trust --check --repair --force -p --parents $rules $global_options $answers" ;;
    'store init') echo "$global_options $answers" ;;
    'types show') echo "$global_options $answers" ;;
    'types of') echo "--mime --content-only -b --brief -z --print0 $lists $global_options $answers" ;;
    'types conforms') echo "$global_options $answers" ;;
    'types path') echo "--convert $global_options $answers" ;;
    'types tags') echo "-z --print0 $global_options $answers" ;;
    'types list') echo "--layer -z --print0 $global_options $answers" ;;
    'types dynamic') echo "--extension --mime-type $global_options $answers" ;;
    shell) echo "--no-prompt --no-keys $global_options $answers" ;;
    *) echo "$global_options $answers" ;;
  esac
}

# Sets `kind` to the kind of an option's value; fails if the option takes no value.
_dnd_kind() {
  case "$(_dnd_command) $1" in
    'log --at') kind='folders' ;;
    'propose --wait' | 'drop --wait' | 'lift --local-object' | 'add --local-object') kind='any' ;;
    *' --files-from' | *' --append' | *' --insert' | *' --manifest' | *' -o' | *' --output') kind='files' ;;
    *' --list-format') kind='one of lines nul uri-list gnome-copied-files' ;;
    *' --from') kind='host' ;;
    *' --exclude' | *' --at' | *' -N' | *' --name' | *' --context' | *' --expires' | *' --timeout' | \
    *' --jobs' | *' --default-index' | *' --unwrap-url' | *' --extension' | *' --mime-type') kind='any' ;;
    *' -t' | *' --type') kind='forms' ;;
    *' --rep') kind='rep' ;;
    *' --data') kind='text' ;;
    *' --promise') kind='program' ;;
    *' --visibility') kind='level' ;;
    *' --session') kind='sessions' ;;
    *' --color') kind='one of auto always never' ;;
    *' --progress') kind='one of auto always never json' ;;
    *' --to-item') kind='items' ;;
    *' --exec') kind='commands' ;;
    *' --on-conflict') kind='one of dedupe rename skip replace newer fail' ;;
    *' --numbering') kind='one of space dash parentheses' ;;
    *' --into') kind='into' ;;
    *' -a' | *' --accept' | *' --require') kind='accept' ;;
    *' --prefer') kind='one of receiver source' ;;
    *' --convert') kind='one of none auto any' ;;
    *' --item') kind='numbers' ;;
    *' --gallery') kind='folders' ;;
    *' --local') kind='one of move copy forbidden' ;;
    *' --external') kind='one of copy forbidden' ;;
    *' --intent') kind='one of auto before into end' ;;
    *' --layer') kind='one of builtin system user' ;;
    *) return 1 ;;
  esac
}
# End of options.

_dnd() {
  # Readline replaces $2, which may be only the end of the word.
  local program=$1 replaced=$2 words cword quote cur i command='' subcommand='' word kind
  _dnd_words
  COMPREPLY=()
  cur=${words[cword]}

  # The words before the cursor that are neither options nor values of options.
  local -a plain=()
  for ((i = 1; i < cword; i++)); do
    word=${words[i]}
    case $word in
      --session | --color | --progress) ((i++)) ;;
      -?*)
        command=${plain[0]}
        ! _dnd_kind "$word" || ((i++))
        ;;
      *) plain+=("$word") ;;
    esac
  done
  command=${plain[0]}
  [[ $command != types && $command != store ]] || subcommand=${plain[1]}

  if ((cword > 1)) && [[ ${words[cword - 1]} == -?* ]]; then
    _dnd_value "${words[cword - 1]}" "$cur" && return
  fi
  case $cur in
    --*=*) _dnd_value "${cur%%=*}" "${cur#*=}" ; return ;;
    -*) _dnd_offer "$cur" < <(_dnd_options | tr ' ' '\n') ; return ;;
  esac
  case $command in
    '') _dnd_offer "$cur" <<<$'lift\nadd\npropose\ndrop\nload\ncp\nmv\nlist\nshow\nuse\nedit\npick\nreopen\ncancel\nlog\nundo\nexport\nimport\ninit\nstore\ntypes\nshell\nhelp' ;;
    lift | add) _dnd_source "$cur" sources ;;
    cp | mv) _dnd_source "$cur" places ;;
    init) compopt -o dirnames ;;
    propose | drop)
      # There is one destination, or a route.
      if ((${#plain[@]} == 1)) || [[ " ${words[*]} " == *' --route '* ]]; then _dnd_destination "$cur"; fi
      ;;
    show | load | cancel) _dnd_offer "$cur" < <(_dnd_ask items "$cur") ;;
    pick) _dnd_offer "$cur" <<<$'items\nsessions\nended\nfolders' ;;
    use | reopen) _dnd_offer "$cur" < <(_dnd_sessions) ;;
    import) compopt -o default ;;
    shell) _dnd_offer "$cur" <<<$'bash\nzsh\nfish' ;;
    help) _dnd_offer "$cur" <<<$'lift\nadd\npropose\ndrop\nload\ncp\nmv\nlist\nshow\nuse\nedit\npick\nreopen\ncancel\nlog\nundo\nexport\nimport\ninit\nstore\ntypes\nshell' ;;
    store) [[ -n $subcommand ]] || _dnd_offer "$cur" <<<init ;;
    types)
      case $subcommand in
        '') _dnd_offer "$cur" <<<$'show\nof\nconforms\npath\ntags\nlist\ndynamic' ;;
        of) compopt -o default ;;
        list | dynamic) ;;
        *) _dnd_types types "$cur" ;;
      esac
      ;;
  esac
}

complete -F _dnd dnd
