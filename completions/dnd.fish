# Completion of dnd(1) for fish.
#
# What depends on the sessions at hand comes from `dnd complete`, one `VALUE<TAB>DESCRIPTION` a line.

# The words that are neither options nor their values: command, subcommand, arguments.
function __dnd_plain
    set -l words (commandline -opc)
    set -l skip 0
    for word in $words[2..]
        if test $skip = 1
            set skip 0
        else if contains -- $word --session --color --progress
            set skip 1
        else if not string match -q -- '-?*' $word
            echo -- $word
        end
    end
end

# Whether the command is one of the arguments.
function __dnd_is
    set -l plain (__dnd_plain)
    set -q plain[1]; and contains -- $plain[1] $argv
end

function __dnd_has_no_command
    not __dnd_plain | string length -q
end

# Whether it is `types` with one of these subcommands, or with none.
function __dnd_types_is
    set -l plain (__dnd_plain)
    test "$plain[1]" = types; and contains -- "$plain[2]" $argv
end

# What dnd itself knows of: sessions, known, items, offers or types.
function __dnd_ask
    set -l words (commandline -opc)
    set -l about
    for i in (seq 2 (count $words))
        switch $words[$i]
            case --session --item
                set -q words[(math $i + 1)]; and set -a about $words[$i] $words[(math $i + 1)]
            case '--session=*' '--item=*'
                set -a about $words[$i]
        end
    end
    $words[1] complete $argv $about 2>/dev/null
end

# Undo and the log are mostly for sessions that have ended.
function __dnd_sessions
    if contains -- undo (commandline -opc); or contains -- log (commandline -opc)
        __dnd_ask known
    else
        __dnd_ask sessions
    end
end

# A folder below the destination, which is the first word that is a folder.
function __dnd_into
    set -l words (commandline -opc)
    for word in $words[2..]
        set word (string replace -r '^~' $HOME -- $word)
        if test -d $word
            set -l typed (string unescape -- (string replace -r '^--into=' '' -- (commandline -ct)))
            for folder in $word/$typed*/
                string replace -- $word/ '' $folder
            end
            return
        end
    end
end

# A receiver's list, after the last comma: what is offered; where nothing of that fits what is typed,
# any type.
function __dnd_accept
    set -l token (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
    set -l list (string match -r '^.*,' -- $token)
    set -l last (string replace -r '^.*,' '' -- $token)
    set -l found (__dnd_ask offers)
    if test -n "$last"; and not string match -q -- "$last*" $found
        set found (__dnd_ask types)
    end
    printf '%s\n' $found | string replace -r '^' -- "$list"
end

# TYPE=…: the types, then what the function in the argument offers for the text after `=`.
function __dnd_form
    set -l token (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
    set -l parts (string split -m1 = -- $token)
    if set -q parts[2]
        for value in ($argv[1] $parts[2])
            echo -- $parts[1]=$value
        end
    else
        __dnd_ask types | string replace -r '(\t|$)' '=$1'
    end
end
function __dnd_paths
    complete -C "__dnd_no_such_command $argv[1]"
end
function __dnd_levels
    printf '%s\n' all team group own
end
function __dnd_nothing
end

complete -c dnd -f

# Commands
complete -c dnd -n __dnd_has_no_command -a lift -d 'Begin a session'
complete -c dnd -n __dnd_has_no_command -a add -d 'Add items, or forms of an item'
complete -c dnd -n __dnd_has_no_command -a propose -d 'Say what a drop would do'
complete -c dnd -n __dnd_has_no_command -a drop -d 'Put the items down'
complete -c dnd -n __dnd_has_no_command -a load -d 'Write one form to standard output'
complete -c dnd -n __dnd_has_no_command -a list -d 'List the sessions'
complete -c dnd -n __dnd_has_no_command -a show -d 'Show a session'
complete -c dnd -n __dnd_has_no_command -a cancel -d 'End a session or take an item out'
complete -c dnd -n __dnd_has_no_command -a log -d 'Show what happened'
complete -c dnd -n __dnd_has_no_command -a undo -d 'Take the last drop back'
complete -c dnd -n __dnd_has_no_command -a init -d 'Make a folder a view'
complete -c dnd -n __dnd_has_no_command -a types -d 'Ask the type registry'
complete -c dnd -n __dnd_has_no_command -a help -d 'Show help'
complete -c dnd -n '__dnd_is help' -a 'lift add propose drop load list show cancel log undo init types'

# Every command
complete -c dnd -l version -d 'Show the version'
complete -c dnd -l session -x -a '(__dnd_sessions)' -d 'Act on this session'
complete -c dnd -l json -d 'Print one JSON object'
complete -c dnd -s q -l quiet -d 'No previews and notes'
complete -c dnd -s v -l verbose -d 'Explain more'
complete -c dnd -l color -x -a 'auto always never' -d 'Colour the output'
complete -c dnd -l progress -x -a 'auto always never json' -d 'Show progress'
complete -c dnd -s h -l help -d 'Show help'

# lift and add
set -l taking '__dnd_is lift add'
complete -c dnd -n $taking -F
complete -c dnd -n $taking -s t -l type -x -a '(__dnd_ask types)' -d 'The exact type, instead of detection'
complete -c dnd -n $taking -s n -l name -x -d 'The name, whatever the form'
complete -c dnd -n $taking -l rep -x -a '(__dnd_form __dnd_paths)' -d 'A form from a file'
complete -c dnd -n $taking -l data -x -a '(__dnd_form __dnd_nothing)' -d 'A form from text'
complete -c dnd -n $taking -l promise -x -a '(__dnd_form __dnd_nothing)' -d 'A form that a command makes when wanted'
complete -c dnd -n $taking -l visibility -x -a '(__dnd_form __dnd_levels)' -d 'Who sees a form'
complete -c dnd -n $taking -l local-object -x -d 'A JSON value for the same application'
complete -c dnd -n $taking -l snapshot -d 'Take the bytes now'
complete -c dnd -n $taking -s r -l recursive -d 'Lift the files in folders'
complete -c dnd -n $taking -s R -l relative -d 'Keep the path below the folder'
complete -c dnd -n $taking -l allow-empty -d 'Take empty standard input too'
complete -c dnd -n $taking -l at -x -d 'Lift what stands at these places of a view'
complete -c dnd -n $taking -l ignore-missing -d 'Go on without missing sources'
complete -c dnd -n '__dnd_is add' -l to-item -x -a '(__dnd_ask items)' -d 'Add forms to this item'
complete -c dnd -n '__dnd_is lift' -l no-move -d 'Forbid a move'
complete -c dnd -n '__dnd_is lift' -l local-only -d 'Only for this user and application'
complete -c dnd -n '__dnd_is lift' -l context -x -d 'Text for the receiver'
complete -c dnd -n '__dnd_is lift' -l expires -x -d 'When the session ends by itself'
complete -c dnd -n '__dnd_is lift' -l sensitive -d 'Keep it in memory, for one drop'

# Lists of sources
set -l listing '__dnd_is lift add; or __dnd_types_is of'
complete -c dnd -n $listing -l files-from -r -F -d 'Read sources from a list'
complete -c dnd -n $listing -l list-format -x -a 'lines nul uri-list gnome-copied-files' -d 'How the list is written'
complete -c dnd -n $listing -s 0 -d 'The list is separated by NUL'

# propose, drop and load
set -l accepting '__dnd_is propose drop load'
complete -c dnd -n $accepting -s a -l accept -x -a '(__dnd_accept)' -d 'Accept these types, best first'
complete -c dnd -n $accepting -l require -x -a '(__dnd_accept)' -d 'Only items that offer this type'
complete -c dnd -n $accepting -l require-all -d 'Every item matches or nothing happens'
complete -c dnd -n $accepting -l prefer -x -a 'receiver source' -d 'Whose order counts'
complete -c dnd -n $accepting -l convert -x -a 'none auto any' -d 'Which conversions may be used'
complete -c dnd -n $accepting -l no-convert -d 'Use no conversion'
complete -c dnd -n $accepting -l no-fallback -d 'Do not try the next form'
complete -c dnd -n $accepting -l failed -d 'Take items that failed elsewhere too'
complete -c dnd -n $accepting -l trust-types -d 'Take what is made for what it is said to be'
complete -c dnd -n $accepting -l fresh -d 'Run promises anew'
complete -c dnd -n $accepting -l timeout -x -d 'How long a command may take'
complete -c dnd -n $accepting -l jobs -x -d 'How many commands may run at once'
complete -c dnd -n '__dnd_is propose drop' -l wait -x -d 'How long to wait for a busy session'
complete -c dnd -n '__dnd_is show' -l gallery -x -a '(__fish_complete_directories)' -d 'Write this view as HTML'
complete -c dnd -n '__dnd_is propose drop load show cancel' -l item -x -a '(__dnd_ask items)' -d 'Only these items'

# propose and drop
set -l dropping '__dnd_is propose drop'
complete -c dnd -n $dropping -F
complete -c dnd -n "$dropping; and string match -q 't*' -- (commandline -ct)" -a trash: -d 'The trash'
complete -c dnd -n "$dropping; and string match -q 'a*' -- (commandline -ct)" -a '(__dnd_ask apps)'
complete -c dnd -n $dropping -l exec -x -a '(__fish_complete_command)' -d 'Run this on the items instead'
complete -c dnd -n $dropping -l copy -d Copy
complete -c dnd -n $dropping -l move -d 'Remove the sources once they are placed'
complete -c dnd -n $dropping -l allow-copy -d 'Copy what cannot be moved'
complete -c dnd -n $dropping -l on-conflict -x -a 'dedupe rename skip replace newer fail' -d 'What to do where the name is taken'
complete -c dnd -n $dropping -l verify -d 'Read every copy back'
complete -c dnd -n $dropping -l no-verify -d 'Read nothing back'
complete -c dnd -n $dropping -l at -x -d 'The place in an ordered view'
complete -c dnd -n $dropping -l into -x -a '(__dnd_into)' -d 'A folder in the destination'
complete -c dnd -n $dropping -l append -r -F -d 'Put the items at the end of this text'
complete -c dnd -n $dropping -l insert -r -F -d 'Put the items in front of FILE:LINE'
complete -c dnd -n $dropping -l link -d 'Make links instead of copies'
complete -c dnd -n $dropping -l relative -d 'With --link, say the way from its folder'
complete -c dnd -n $dropping -l force -d 'Go beyond what a view allows'
complete -c dnd -n $dropping -l route -d 'Each item to the first of these views that takes it'
complete -c dnd -n $dropping -l atomic -d 'Place all that match, or none'
complete -c dnd -n $dropping -l manifest -r -F -d 'List the SHA-256 of each file here'
complete -c dnd -n $dropping -l name -x -d 'Names of the placed files'
complete -c dnd -n $dropping -s p -l parents -d 'Make missing folders'
complete -c dnd -n '__dnd_is drop' -s n -l dry-run -d 'Only say what would be done'
complete -c dnd -n $dropping -l keep -d 'Take nothing out of the session'
complete -c dnd -n '__dnd_is drop' -l proposed -d 'Do what was proposed last'

# init
set -l making '__dnd_is init'
complete -c dnd -n $making -a '(__fish_complete_directories)'
complete -c dnd -n $making -s a -l accept -x -a '(__dnd_accept)' -d 'Accept these types, best first'
complete -c dnd -n $making -l require -x -a '(__dnd_accept)' -d 'Only items that offer this type'
complete -c dnd -n $making -l local -x -a 'move copy forbidden' -d 'What local drops do'
complete -c dnd -n $making -l external -x -a 'copy forbidden' -d 'What other drops do'
complete -c dnd -n $making -l on-conflict -x -a 'dedupe rename skip replace newer fail' -d 'What to do where the name is taken'
complete -c dnd -n $making -l ordered -d 'Keep the items in an order'
complete -c dnd -n $making -l no-ordered -d 'Keep them in none'
complete -c dnd -n $making -l intent -x -a 'automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified' -d 'Where a drop goes'
complete -c dnd -n $making -l default-index -x -d 'The place of a drop that names none'
complete -c dnd -n $making -l move -d 'Its items may be moved away'
complete -c dnd -n $making -l no-move -d 'They may not'
complete -c dnd -n $making -l local-only -d 'Its items stay with this application'
complete -c dnd -n $making -l no-local-only -d 'They need not'
complete -c dnd -n $making -l unwrap-url -x -d 'The query key whose URL is meant'
complete -c dnd -n $making -l name -x -d 'Names of what is placed'
complete -c dnd -n $making -l verify -d 'Read every copy back'
complete -c dnd -n $making -l no-verify -d 'Read nothing back'
complete -c dnd -n $making -l manifest -x -d 'List what is placed in this file'
complete -c dnd -n $making -l show -d 'Say what holds there'
complete -c dnd -n $making -l trust -d 'Take it as it is'
complete -c dnd -n $making -l check -d 'Hold the list against the folder'
complete -c dnd -n $making -l repair -d 'Mend the list'
complete -c dnd -n $making -l force -d 'Write it anew'
complete -c dnd -n $making -s p -l parents -d 'Make missing folders'

# load, list, cancel, log
complete -c dnd -n '__dnd_is load' -l all -d 'The data of all items'
complete -c dnd -n '__dnd_is load' -s o -l output -r -F -d 'Write to this file'
complete -c dnd -n '__dnd_is load' -l local-object -d 'Write the local object'
complete -c dnd -n '__dnd_is load' -l path -d 'Print the path instead'
complete -c dnd -n '__dnd_is load list; or __dnd_types_is of tags list' -s z -l print0 -d 'End paths and names with NUL'
complete -c dnd -n '__dnd_is cancel' -l all -d 'Take out every item'
complete -c dnd -n '__dnd_is cancel' -l purge -d 'Free all that is kept'
complete -c dnd -n '__dnd_is undo' -s n -l dry-run -d 'Only say what would happen'
complete -c dnd -n '__dnd_is log' -l follow -d 'Go on as things happen'
complete -c dnd -n '__dnd_is log' -l at -x -a '(__fish_complete_directories)' -d 'What this folder hears'

# types
complete -c dnd -n '__dnd_types_is ""' -a show -d 'All about a type'
complete -c dnd -n '__dnd_types_is ""' -a of -d 'The types of files'
complete -c dnd -n '__dnd_types_is ""' -a conforms -d 'Whether one type is another'
complete -c dnd -n '__dnd_types_is ""' -a path -d 'How one type is made of another'
complete -c dnd -n '__dnd_types_is ""' -a tags -d 'Types by extension or MIME type'
complete -c dnd -n '__dnd_types_is ""' -a list -d 'Every declared type'
complete -c dnd -n '__dnd_types_is ""' -a dynamic -d 'Dynamic identifiers'
complete -c dnd -n '__dnd_types_is of' -F
complete -c dnd -n '__dnd_types_is of' -l mime -d 'Print MIME types'
complete -c dnd -n '__dnd_types_is of' -l content-only -d 'Do not look at the names'
complete -c dnd -n '__dnd_types_is list' -l layer -x -a 'builtin system user' -d 'Only the types of one layer'
complete -c dnd -n '__dnd_types_is dynamic' -l extension -x -d 'Write the identifier of an extension'
complete -c dnd -n '__dnd_types_is dynamic' -l mime-type -x -d 'Write the identifier of a MIME type'
complete -c dnd -n '__dnd_types_is path' -l convert -x -a 'none auto any' -d 'Which conversions may be used'
complete -c dnd -n '__dnd_types_is show conforms path' -a '(__dnd_ask types)'
