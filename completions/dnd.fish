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

# What dnd itself knows of ($argv[1], see `dnd complete`), where $argv[2] is typed of it.
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
    test -z "$argv[2]"; or set -a about --typed="$argv[2]"
    $words[1] complete $argv[1] $about 2>/dev/null
end

# The word under the cursor as far as it is typed, without quotes and without `--option=` before it.
function __dnd_typed
    set -l token (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
    # A quote that is still open has to be closed first.
    for end in '' \' '"'
        string unescape -- $token$end 2>/dev/null; and return
    end
    echo -- $token
end

function __dnd_types
    __dnd_ask $argv[1] (__dnd_typed)
end

# Undo and the log are mostly for sessions that have ended.
function __dnd_sessions
    if contains -- undo (commandline -opc); or contains -- log (commandline -opc)
        __dnd_ask known
    else if contains -- reopen (commandline -opc)
        __dnd_ask ended
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

# Types or items after the last comma, without those that stand before it.
function __dnd_list
    set -l typed (__dnd_typed)
    set -l last (string replace -r '^.*,' '' -- $typed)
    set -l list (string match -r '^.*,' -- $typed)
    set -l chosen (string split , -- $list)
    for line in (__dnd_ask $argv[1] "$last")
        set -l value (string split -m1 \t -- $line)[1]
        contains -- $value $chosen; or echo -- "$list$line"
    end
end
function __dnd_accept
    __dnd_list offers
end
function __dnd_numbers
    __dnd_list items
end

# A folder; where none fits, a file; or what is no path.
function __dnd_destination
    set -l typed (__dnd_typed)
    switch "$typed"
        case 'trash:*'
            return
        case 'app:*'
            __dnd_ask apps
            return
    end
    set -l folders (__fish_complete_directories "$typed" folder)
    if test -z "$typed"
        printf '%s\n' $folders
        return
    end
    string match -q -- "$typed*" trash:; and printf 'trash:\tthe trash\n'
    string match -q -- "$typed*" app:; and __dnd_ask apps
    if set -q folders[1]
        printf '%s\n' $folders
    else
        __dnd_paths $typed
    end
end
function __dnd_recent
    __dnd_ask destinations (__dnd_typed)
end

# TYPE=…: the types, then what the function in the argument offers for the text after `=`.
function __dnd_form
    set -l parts (string split -m1 = -- (__dnd_typed))
    if set -q parts[2]
        for value in ($argv[1] $parts[2])
            echo -- $parts[1]=$value
        end
    else
        __dnd_ask forms "$parts[1]" | string replace -r '(\t|$)' '=$1'
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
complete -c dnd -n __dnd_has_no_command -a cp -d 'Copy files in one step'
complete -c dnd -n __dnd_has_no_command -a mv -d 'Move files in one step'
complete -c dnd -n __dnd_has_no_command -a list -d 'List the sessions'
complete -c dnd -n __dnd_has_no_command -a show -d 'Show a session'
complete -c dnd -n __dnd_has_no_command -a use -d 'Make a session the current one'
complete -c dnd -n __dnd_has_no_command -a reopen -d 'Make a session active again'
complete -c dnd -n __dnd_has_no_command -a cancel -d 'End a session or take an item out'
complete -c dnd -n __dnd_has_no_command -a log -d 'Show what happened'
complete -c dnd -n __dnd_has_no_command -a undo -d 'Take the last drop back'
complete -c dnd -n __dnd_has_no_command -a init -d 'Make a folder a view'
complete -c dnd -n __dnd_has_no_command -a types -d 'Ask the type registry'
complete -c dnd -n __dnd_has_no_command -a shell -d 'Connect a shell with dnd'
complete -c dnd -n __dnd_has_no_command -a help -d 'Show help'
complete -c dnd -n '__dnd_is help' -a 'lift add propose drop load cp mv list show use reopen cancel log undo init types shell'
complete -c dnd -n '__dnd_is shell' -a 'bash zsh fish'
complete -c dnd -n '__dnd_is show load cancel' -a '(__dnd_ask items)'
complete -c dnd -n '__dnd_is use' -a '(__dnd_ask sessions)'
complete -c dnd -n '__dnd_is reopen' -a '(__dnd_ask ended)'

# Options: written by Sources/DNDCommands/Arguments/Generator (make generate).
complete -c dnd -n '__dnd_is lift add; or __dnd_types_is of' -l files-from -r -F -d 'Read sources from a file, or - for standard input'
complete -c dnd -n '__dnd_is lift add; or __dnd_types_is of' -l list-format -x -a 'lines nul uri-list gnome-copied-files' -d 'How the list is written; lines unless said'
complete -c dnd -n '__dnd_is lift add; or __dnd_types_is of' -s 0 -d 'The list'\''s entries end with NUL, as find -print0 makes it'
complete -c dnd -n '__dnd_is lift add' -s r -l recursive -d 'Lift the files in a folder instead of the folder'
complete -c dnd -n '__dnd_is lift add' -s R -l relative -d 'Lift the files in a folder, each with its path below it'
complete -c dnd -n '__dnd_is lift add' -l hidden -d 'With -r or -R: lift hidden files too'
complete -c dnd -n '__dnd_is lift add' -l exclude -x -d 'With -r or -R: leave out what has such a name; repeatable'
complete -c dnd -n '__dnd_is lift add' -l at -x -d 'Lift what stands here in the list of a view: 2 or 1,3-5'
complete -c dnd -n '__dnd_is lift add' -l ignore-missing -d 'Go on without a source that is missing'
complete -c dnd -n '__dnd_is lift add' -l allow-empty -d 'Take standard input also when it is empty'
complete -c dnd -n '__dnd_is lift add' -l snapshot -d 'Take the bytes now; later changes of the file do not matter'
complete -c dnd -n '__dnd_is lift add' -s t -l type -x -k -a '(__dnd_types forms)' -d 'The type; the content is not looked at'
complete -c dnd -n '__dnd_is lift add' -s n -l name -x -d 'The name, whatever the form'
complete -c dnd -n '__dnd_is lift add' -l rep -x -k -a '(__dnd_form __dnd_paths)' -d 'A form: a file in place, or - for standard input'
complete -c dnd -n '__dnd_is lift add' -l data -x -k -a '(__dnd_form __dnd_nothing)' -d 'A form: this text'
complete -c dnd -n '__dnd_is lift add' -l promise -x -k -a '(__dnd_form __dnd_nothing)' -d 'A form: what this shell command makes when it is wanted'
complete -c dnd -n '__dnd_is lift add' -l visibility -x -k -a '(__dnd_form __dnd_levels)' -d 'Who may see a form: all, team, group or own'
complete -c dnd -n '__dnd_is lift add' -l local-object -x -d 'JSON that only the application that lifts sees'
complete -c dnd -n '__dnd_is lift' -l no-move -d 'Nobody may move the items, only copy them'
complete -c dnd -n '__dnd_is lift' -l local-only -d 'Only the application that lifts may drop'
complete -c dnd -n '__dnd_is lift' -l context -x -d 'A text of your own, kept with the session'
complete -c dnd -n '__dnd_is lift' -l expires -x -d 'End the session by itself after a time such as 10m or 1h30m'
complete -c dnd -n '__dnd_is lift' -l sensitive -d 'Keep data in memory, never preview it, and forget it after one use'
complete -c dnd -l session -x -k -a '(__dnd_sessions)' -d 'The session to act on, instead of DND_SESSION or the current one'
complete -c dnd -l json -d 'Print one JSON object instead of text'
complete -c dnd -s q -l quiet -d 'Say nothing but errors and results'
complete -c dnd -s v -l verbose -d 'Say more'
complete -c dnd -l color -x -a 'auto always never' -d 'When to colour output'
complete -c dnd -l progress -x -a 'auto always never json' -d 'When and how to show progress'
complete -c dnd -l version -d 'Show the version'
complete -c dnd -s h -l help -d 'Show help information'
complete -c dnd -n '__dnd_is add' -l to-item -x -k -a '(__dnd_ask items)' -d 'Add forms to this item instead of new items'
complete -c dnd -n '__dnd_is propose drop' -l route -d 'Give each item to the first of the named views that takes it'
complete -c dnd -n '__dnd_is propose drop' -l copy -d 'Copy, and leave the sources where they are'
complete -c dnd -n '__dnd_is propose drop' -l move -d 'Move: a source goes when its copy is safe'
complete -c dnd -n '__dnd_is propose drop cp mv' -l exec -x -k -a '(__fish_complete_command)' -d 'Run this shell command on the items instead'
complete -c dnd -n '__dnd_is propose drop cp mv' -l append -r -F -d 'Put the items at the end of this text instead'
complete -c dnd -n '__dnd_is propose drop cp mv' -l insert -r -F -d 'Put the items in front of a line of a text'
complete -c dnd -n '__dnd_is propose drop cp mv' -l allow-copy -d 'With --move: copy what cannot be moved'
complete -c dnd -n '__dnd_is propose drop cp mv' -l on-conflict -x -a 'dedupe rename skip replace newer fail' -d 'What to do when a name is taken; dedupe unless said'
complete -c dnd -n '__dnd_is propose drop cp mv' -l numbering -x -a 'space dash parentheses' -d 'How a number is added to a name: '\''a 2'\'', a-2 or '\''a (2)'\'''
complete -c dnd -n '__dnd_is propose drop cp mv init' -l name -x -d 'Names from {name} {stem} {ext} {n} {date:%Y/%m} {type}'
complete -c dnd -n '__dnd_is propose drop cp mv' -l at -x -d 'The place in an ordered view that the first item gets'
complete -c dnd -n '__dnd_is propose drop cp mv' -l into -x -k -a '(__dnd_into)' -d 'A folder in the destination to put the items into'
complete -c dnd -n '__dnd_is propose drop cp mv' -l force -d 'Go beyond what a view of your own allows'
complete -c dnd -n '__dnd_is propose drop cp mv' -l atomic -d 'Place all that match, or none'
complete -c dnd -n '__dnd_is propose drop cp mv' -l link -d 'Make symbolic links to the files instead of copies'
complete -c dnd -n '__dnd_is propose drop cp mv' -l relative -d 'With --link: say the way from the link'\''s own folder'
complete -c dnd -n '__dnd_is propose drop cp mv init' -s p -l parents -d 'Make missing folders'
complete -c dnd -n '__dnd_is propose drop cp mv' -l verify -d 'Read every copy back from the device; unless said, before a source goes'
complete -c dnd -n '__dnd_is propose drop cp mv init' -l no-verify -d 'The opposite of --verify'
complete -c dnd -n '__dnd_is propose drop cp mv' -l manifest -r -F -d 'List the SHA-256 of each placed file in this new file'
complete -c dnd -n '__dnd_is propose drop cp mv' -l timeout -x -d 'The time for each promise or conversion, such as 30s'
complete -c dnd -n '__dnd_is propose drop cp mv' -l jobs -x -d 'How many promises and conversions may run at once; 1 unless said'
complete -c dnd -n '__dnd_is propose drop cp mv' -l fresh -d 'Run promises again instead of using what they made before'
complete -c dnd -n '__dnd_is propose drop' -l keep -d 'Leave the items in the session'
complete -c dnd -n '__dnd_is propose drop' -l wait -x -d 'How long to wait for a busy session, such as 10s'
complete -c dnd -n '__dnd_is propose drop load cp mv init' -s a -l accept -x -k -a '(__dnd_accept)' -d 'Accepted types, best first'
complete -c dnd -n '__dnd_is propose drop load cp mv init' -l require -x -k -a '(__dnd_accept)' -d 'Take only items that offer this type too'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l require-all -d 'Do nothing unless every pending item matches'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l prefer -x -a 'receiver source' -d 'Whose order counts first'
complete -c dnd -n '__dnd_is propose drop load cp mv; or __dnd_types_is path' -l convert -x -a 'none auto any' -d 'Which conversions may be used; auto unless said'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l no-convert -d 'Use no conversions'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l no-fallback -d 'Fail when the chosen form does, instead of trying the next'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l item -x -k -a '(__dnd_numbers)' -d 'Only these items: 2, 3-5, notes.md or '\''*.md'\'''
complete -c dnd -n '__dnd_is propose drop load cp mv' -l failed -d 'Take items that failed at another destination too'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l trust-types -d 'Take what is made for what it is said to be, whatever it is'
complete -c dnd -n '__dnd_is drop' -s n -l dry-run -d 'Propose only'
complete -c dnd -n '__dnd_is drop' -l proposed -d 'Do what the last propose said; status 75 if it is stale'
complete -c dnd -n '__dnd_is load' -l all -d 'Every item, one after the other'
complete -c dnd -n '__dnd_is load' -s o -l output -r -F -d 'Write to a file, which is replaced whole'
complete -c dnd -n '__dnd_is load' -l path -d 'Print where the data lies instead of the data'
complete -c dnd -n '__dnd_is load' -l local-object -d 'Write the item'\''s local object, which only its contributor sees'
complete -c dnd -n '__dnd_is load' -s z -l print0 -d 'End paths with NUL'
complete -c dnd -n '__dnd_is load' -l timeout -x -d 'The time for a promise or conversion, such as 30s'
complete -c dnd -n '__dnd_is load' -l jobs -x -d 'With --all: how many may run at once; 1 unless said'
complete -c dnd -n '__dnd_is load' -l fresh -d 'Run a promise again instead of using what it made before'
complete -c dnd -n '__dnd_is cp mv' -s n -l dry-run -d 'Show what would happen; change nothing'
complete -c dnd -n '__dnd_is list' -l ended -d 'List the sessions that have ended, the last one first'
complete -c dnd -n '__dnd_is list' -s z -l print0 -d 'Names only, each ending with NUL'
complete -c dnd -n '__dnd_is show cancel' -l item -x -k -a '(__dnd_numbers)' -d 'Only these items, in a list: 2,notes.md'
complete -c dnd -n '__dnd_is show' -l gallery -x -k -a '(__fish_complete_directories)' -d 'Write this view as a page of HTML instead'
complete -c dnd -n '__dnd_is cancel' -l all -d 'Every item, as without --item'
complete -c dnd -n '__dnd_is cancel' -l purge -d 'Free all that is kept of the session; nothing comes back then'
complete -c dnd -n '__dnd_is log' -l follow -d 'Wait for more until the session ends'
complete -c dnd -n '__dnd_is log' -l at -x -k -a '(__fish_complete_directories)' -d 'What this folder hears of all sessions'
complete -c dnd -n '__dnd_is undo' -s n -l dry-run -d 'Only say what would happen'
complete -c dnd -n '__dnd_is undo' -l skip -d 'Pass over drops that cannot be undone'
complete -c dnd -n '__dnd_is init' -l local -x -a 'move copy forbidden' -d 'What drops of the same application do'
complete -c dnd -n '__dnd_is init' -l external -x -a 'copy forbidden' -d 'What drops of other applications do'
complete -c dnd -n '__dnd_is init' -l on-conflict -x -a 'dedupe rename skip replace newer fail' -d 'What to do when a name is taken'
complete -c dnd -n '__dnd_is init' -l ordered -d 'Keep the items in an order'
complete -c dnd -n '__dnd_is init' -l no-ordered -d 'The opposite of --ordered'
complete -c dnd -n '__dnd_is init' -l intent -x -a 'automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified' -d 'Where in the order a drop goes'
complete -c dnd -n '__dnd_is init' -l default-index -x -d 'The place there of a drop that names none'
complete -c dnd -n '__dnd_is init' -l move -d 'Whether what is lifted from it may be moved away'
complete -c dnd -n '__dnd_is init' -l no-move -d 'The opposite of --move'
complete -c dnd -n '__dnd_is init' -l local-only -d 'Whether what is lifted from it is for the same application only'
complete -c dnd -n '__dnd_is init' -l no-local-only -d 'The opposite of --local-only'
complete -c dnd -n '__dnd_is init' -l unwrap-url -x -d 'A query key whose value is the URL that is meant'
complete -c dnd -n '__dnd_is init' -l verify -d 'Read every copy back from the device'
complete -c dnd -n '__dnd_is init' -l manifest -r -F -d 'List each placed file in this file of the view'
complete -c dnd -n '__dnd_is init' -l show -d 'Say what holds there, and change nothing'
complete -c dnd -n '__dnd_is init' -l trust -d 'Take a view that was not made here as it is'
complete -c dnd -n '__dnd_is init' -l check -d 'Hold the list of an ordered view against its folder; status 1 where they differ'
complete -c dnd -n '__dnd_is init' -l repair -d 'Mend that list; no file is touched'
complete -c dnd -n '__dnd_is init' -l force -d 'Write the view anew, whatever stands there'
complete -c dnd -n '__dnd_types_is of' -l mime -d 'Print MIME types'
complete -c dnd -n '__dnd_types_is of' -l content-only -d 'Names say nothing'
complete -c dnd -n '__dnd_types_is of' -s z -l print0 -d 'End each line with NUL'
complete -c dnd -n '__dnd_types_is tags list' -s z -l print0 -d 'End each with NUL'
complete -c dnd -n '__dnd_types_is list' -l layer -x -a 'builtin system user' -d 'Only what one layer of the registry declares or knows'
complete -c dnd -n '__dnd_types_is dynamic' -l extension -x -d 'Write the identifier of a filename extension'
complete -c dnd -n '__dnd_types_is dynamic' -l mime-type -x -d 'Write the identifier of a MIME type'
complete -c dnd -n '__dnd_is shell' -l no-prompt -d 'Leave the prompt as it is; $dnd_segment has the text'
complete -c dnd -n '__dnd_is shell' -l no-keys -d 'Bind no keys'
# End of options.

# What is no option
set -l dropping '__dnd_is propose drop'
complete -c dnd -n '__dnd_is lift add cp mv' -F
complete -c dnd -n $dropping -k -a '(__dnd_destination)'
complete -c dnd -n $dropping -k -a '(__dnd_recent)'
complete -c dnd -n '__dnd_is init' -a '(__fish_complete_directories)'

# types
complete -c dnd -n '__dnd_types_is ""' -a show -d 'All about a type'
complete -c dnd -n '__dnd_types_is ""' -a of -d 'The types of files'
complete -c dnd -n '__dnd_types_is ""' -a conforms -d 'Whether one type is another'
complete -c dnd -n '__dnd_types_is ""' -a path -d 'How one type is made of another'
complete -c dnd -n '__dnd_types_is ""' -a tags -d 'Types by extension or MIME type'
complete -c dnd -n '__dnd_types_is ""' -a list -d 'Every declared type'
complete -c dnd -n '__dnd_types_is ""' -a dynamic -d 'Dynamic identifiers'
complete -c dnd -n '__dnd_types_is of' -F
complete -c dnd -n '__dnd_types_is show conforms path tags' -k -a '(__dnd_types types)'
