# Completion of dnd(1) for fish.
#
# Candidates that depend on sessions come from `dnd complete`, one `VALUE<TAB>DESCRIPTION` per line.

# The words that are neither options nor values of options: command, subcommand, arguments.
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

# Whether the command is `types` with one of these subcommands, or with none.
function __dnd_types_is
    set -l plain (__dnd_plain)
    test "$plain[1]" = types; and contains -- "$plain[2]" $argv
end

# The candidates of `dnd complete` for $argv[1], where $argv[2] is the typed prefix.
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

# The typed part of the word under the cursor, without quotes and without a leading `--option=`.
function __dnd_typed
    set -l token (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
    # Close a quote that is still open.
    for end in '' \' '"'
        string unescape -- $token$end 2>/dev/null; and return
    end
    echo -- $token
end

function __dnd_types
    __dnd_ask $argv[1] (__dnd_typed)
end

# Undo and log are mostly used for sessions that have ended.
function __dnd_sessions
    if contains -- undo (commandline -opc); or contains -- log (commandline -opc)
        __dnd_ask known
    else if contains -- reopen (commandline -opc)
        __dnd_ask ended
    else
        __dnd_ask sessions
    end
end

# A folder below the destination, which is the first argument that is a folder.
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

# Types or items after the last comma, without those before it and those that contain a comma.
function __dnd_list
    set -l typed (__dnd_typed)
    set -l last (string replace -r '^.*,' '' -- $typed)
    set -l list (string match -r '^.*,' -- $typed)
    set -l chosen (string split , -- $list)
    for line in (__dnd_ask $argv[1] "$last")
        set -l value (string split -m1 \t -- $line)[1]
        contains -- "$value" $chosen
        or string match -q -- '*,*' "$value"
        or echo -- "$list$line"
    end
end
function __dnd_accept
    __dnd_list offers
end
function __dnd_items
    __dnd_ask items (__dnd_typed)
end
function __dnd_numbers
    __dnd_list items
end

# A folder; if none matches, a file; or a destination that is not a path.
function __dnd_destination
    set -l typed (__dnd_typed)
    if string match -q 'app:*' -- "$typed"
        __dnd_ask apps
        return
    end
    set -l places
    test -z "$typed"; or set places (__dnd_ask places)
    for place in $places
        string match -q -- (string replace -r '\t.*' '*' -- $place) "$typed"; and return
    end
    set -l folders (__fish_complete_directories "$typed" folder)
    if test -z "$typed"
        printf '%s\n' $folders
        return
    end
    for place in (printf '%s\n' $places | string match -- "$typed*")
        if string match -q 'app:*' -- $place
            __dnd_ask apps
        else
            echo -- $place
        end
    end
    __dnd_may_be_host "$typed"; and __dnd_ask hosts "$typed"
    if set -q folders[1]
        printf '%s\n' $folders
    else
        __dnd_paths $typed
    end
end
function __dnd_recent
    __dnd_ask destinations (__dnd_typed)
end

# TYPE=…: the types, followed by the output of the given function for the text after `=`.
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
function __dnd_host
    __dnd_ask hosts | string replace -r ':(\t.*)?$' ''
end
# Whether a destination may come: there is none yet, or each of several views is one.
function __dnd_wants_destination
    __dnd_is propose drop; or return
    set -l words (commandline -opc)
    contains -- --route $words; and return
    for i in (seq 3 (count $words))
        # The value of an option is not a destination.
        string match -q -- '-*' $words[(math $i - 1)]; and continue
        string match -qr -- '^[a-z]+:$' $words[$i]; and return 1
        test -d (string replace -r '^~' $HOME -- $words[$i]); and return 1
    end
    return 0
end
# A host, or a source or place that is not a path; $argv[1] is the kind of places.
function __dnd_source
    __dnd_ask $argv[1]
    set -l typed (__dnd_typed)
    __dnd_may_be_host "$typed"; and __dnd_ask hostfiles "$typed"
end
# Whether a word may begin with a host.
function __dnd_may_be_host
    test -n "$argv[1]"; or return
    string match -q -- '*/*' "$argv[1]"; or return 0
    string match -qr -- '^[^/]*:' "$argv[1]"
end

complete -c dnd -f

# Commands
complete -c dnd -n __dnd_has_no_command -a lift -d 'Pick things up and start a session; prints its name'
complete -c dnd -n __dnd_has_no_command -a add -d 'Pick up more items, or more forms of an item'
complete -c dnd -n __dnd_has_no_command -a propose -d 'Show what a drop would do; change nothing'
complete -c dnd -n __dnd_has_no_command -a drop -d 'Copy or move the session'\''s items to a folder, a file, the trash or a program'
complete -c dnd -n __dnd_has_no_command -a load -d 'Write one form to standard output; the session stays as it is'
complete -c dnd -n __dnd_has_no_command -a cp -d 'Copy files in one step'
complete -c dnd -n __dnd_has_no_command -a mv -d 'Move files in one step'
complete -c dnd -n __dnd_has_no_command -a list -d 'List the sessions, the newest first; a star marks the current one'
complete -c dnd -n __dnd_has_no_command -a show -d 'Show a session and its items'
complete -c dnd -n __dnd_has_no_command -a use -d 'Switch to another session'
complete -c dnd -n __dnd_has_no_command -a pick -d 'Choose items, sessions or folders from a list; prints them'
complete -c dnd -n __dnd_has_no_command -a edit -d 'Reorder, rename or remove the items of a session in an editor'
complete -c dnd -n __dnd_has_no_command -a reopen -d 'Make a session active again, with the items that it had'
complete -c dnd -n __dnd_has_no_command -a cancel -d 'End a session, or remove items from it; no file is touched'
complete -c dnd -n __dnd_has_no_command -a log -d 'Show what happened to a session'
complete -c dnd -n __dnd_has_no_command -a undo -d 'Undo the last drop or cancel; its items are pending again'
complete -c dnd -n __dnd_has_no_command -a export -d 'Write a session to standard output, for '\''dnd import'\'' elsewhere'
complete -c dnd -n __dnd_has_no_command -a import -d 'Start a session from what '\''dnd export'\'' wrote; prints its name'
complete -c dnd -n __dnd_has_no_command -a init -d 'Give a folder rules for what may be dropped there'
complete -c dnd -n __dnd_has_no_command -a store -d 'Prepare a store that many hosts share'
complete -c dnd -n __dnd_has_no_command -a types -d 'Look up file types and conversions'
complete -c dnd -n __dnd_has_no_command -a shell -d 'Print the shell integration: prompt and keys'
complete -c dnd -n __dnd_has_no_command -a help -d 'Show help'
complete -c dnd -n '__dnd_is help' -a 'lift add propose drop load cp mv list show use edit pick reopen cancel log undo export import init store types shell'
complete -c dnd -n '__dnd_is shell' -a 'bash zsh fish'
complete -c dnd -n '__dnd_is show load cancel' -a '(__dnd_items)'
complete -c dnd -n '__dnd_is use' -a '(__dnd_ask sessions)'
complete -c dnd -n '__dnd_is pick' -a 'items sessions ended folders'
complete -c dnd -n '__dnd_is reopen' -a '(__dnd_ask ended)'

# Options: written by Sources/DNDCommands/Arguments/Generator (make generate).
complete -c dnd -n '__dnd_is lift add; or __dnd_types_is of' -l files-from -r -F -d 'Read sources from a file, or - for standard input'
complete -c dnd -n '__dnd_is lift add; or __dnd_types_is of' -l list-format -x -a 'lines nul uri-list gnome-copied-files' -d 'Format of the list (default: lines)'
complete -c dnd -n '__dnd_is lift add; or __dnd_types_is of' -s 0 -d 'Entries of the list end with NUL, as from find -print0'
complete -c dnd -n '__dnd_is lift add' -l from -x -k -a '(__dnd_host)' -d 'With --files-from: the lines are paths on this host'
complete -c dnd -n '__dnd_is lift add' -s r -l recursive -d 'Lift the files in each folder instead of the folder'
complete -c dnd -n '__dnd_is lift add' -s R -l relative -d 'Lift the files in each folder, keeping their subfolders'
complete -c dnd -n '__dnd_is lift add' -l hidden -d 'With -r or -R: lift hidden files too'
complete -c dnd -n '__dnd_is lift add' -l exclude -x -d 'With -r or -R: leave out files with matching names; repeatable'
complete -c dnd -n '__dnd_is lift add' -l at -x -d 'Lift the items at these positions of a view: 2 or 1,3-5'
complete -c dnd -n '__dnd_is lift add' -l wait -d 'Wait for what is copied next, and take that'
complete -c dnd -n '__dnd_is lift add' -l follow -d 'Take each thing that is copied, until Ctrl-C'
complete -c dnd -n '__dnd_is lift add' -l notify -d 'With --wait or --follow: ring the bell and notify for each copy'
complete -c dnd -n '__dnd_is lift add' -l ignore-missing -d 'Skip sources that do not exist'
complete -c dnd -n '__dnd_is lift add' -l allow-empty -d 'Accept empty standard input'
complete -c dnd -n '__dnd_is lift add' -l snapshot -d 'Copy the bytes now, so that later changes do not matter'
complete -c dnd -n '__dnd_is lift add' -s t -l type -x -k -a '(__dnd_types forms)' -d 'Type of the items; the content is not examined'
complete -c dnd -n '__dnd_is lift add' -s N -l name -x -d 'Name of the item'
complete -c dnd -n '__dnd_is lift add' -l rep -x -k -a '(__dnd_form __dnd_paths)' -d 'Form: a file, which stays where it is, or - for standard input'
complete -c dnd -n '__dnd_is lift add' -l data -x -k -a '(__dnd_form __dnd_nothing)' -d 'Form: this text'
complete -c dnd -n '__dnd_is lift add' -l promise -x -k -a '(__dnd_form __dnd_nothing)' -d 'Form: the output of this shell command, run when needed'
complete -c dnd -n '__dnd_is lift add' -l visibility -x -k -a '(__dnd_form __dnd_levels)' -d 'Who can see a form: all, team, group or own'
complete -c dnd -n '__dnd_is lift add' -l local-object -x -d 'JSON that only the lifting application can read'
complete -c dnd -n '__dnd_is lift' -l no-move -d 'Allow copies only'
complete -c dnd -n '__dnd_is lift' -l local-only -d 'Allow drops by the lifting application only'
complete -c dnd -n '__dnd_is lift' -l context -x -d 'Text of your own, stored with the session'
complete -c dnd -n '__dnd_is lift' -l expires -x -d 'End the session after this time, such as 10m or 1h30m'
complete -c dnd -n '__dnd_is lift' -l sensitive -d 'Keep the data in memory, hide it from previews, forget it after one use'
complete -c dnd -n '__dnd_is lift' -l shared -d 'Keep the session in the store that DND_STORE names, for drops on many hosts'
complete -c dnd -l session -x -k -a '(__dnd_sessions)' -d 'The session to act on, instead of DND_SESSION or the current one'
complete -c dnd -l json -d 'Print one JSON object instead of text'
complete -c dnd -s q -l quiet -d 'Print only errors and results'
complete -c dnd -s v -l verbose -d 'Show more detail'
complete -c dnd -l color -x -a 'auto always never' -d 'When to colour output'
complete -c dnd -l progress -x -a 'auto always never json' -d 'When and how to show progress'
complete -c dnd -l version -d 'Show the version'
complete -c dnd -s h -l help -d 'Show help information'
complete -c dnd -n '__dnd_is add' -l to-item -x -k -a '(__dnd_ask items)' -d 'Add forms to this item instead of new items'
complete -c dnd -n '__dnd_is propose drop' -l route -d 'Drop each item in the first of these views that accepts it'
complete -c dnd -n '__dnd_is propose drop' -l copy -d 'Copy: leave the sources where they are'
complete -c dnd -n '__dnd_is propose drop' -l move -d 'Move: delete each source once its copy is safe'
complete -c dnd -n '__dnd_is propose drop' -l allow-copy -d 'With --move: copy what may not be moved'
complete -c dnd -n '__dnd_is propose drop cp mv' -l exec -x -k -a '(__fish_complete_command)' -d 'Run this shell command on the items instead'
complete -c dnd -n '__dnd_is propose drop cp mv' -l append -r -F -d 'Append the items to this text file instead'
complete -c dnd -n '__dnd_is propose drop cp mv' -l insert -r -F -d 'Insert the items before a line of a text file'
complete -c dnd -n '__dnd_is propose drop cp mv' -l on-conflict -x -a 'dedupe rename skip replace newer fail' -d 'What to do when the name is taken (default: dedupe)'
complete -c dnd -n '__dnd_is propose drop cp mv' -l numbering -x -a 'space dash parentheses' -d 'How a number is added to a name: '\''a 2'\'', a-2 or '\''a (2)'\'''
complete -c dnd -n '__dnd_is propose drop cp mv' -s N -l name -x -d 'Names built from {name} {stem} {ext} {n} {date:%Y/%m} {camera} …'
complete -c dnd -n '__dnd_is propose drop cp mv' -l no-group -d 'Give each file of a shot a date and a number of its own'
complete -c dnd -n '__dnd_is propose drop cp mv' -l portable-names -d 'Replace what names on FAT, exFAT and Windows cannot contain'
complete -c dnd -n '__dnd_is propose drop cp mv' -l at -x -d 'Position of the first item in an ordered view'
complete -c dnd -n '__dnd_is propose drop cp mv' -l into -x -k -a '(__dnd_into)' -d 'Folder of an ordered view that the items go into'
complete -c dnd -n '__dnd_is propose drop cp mv' -l force -d 'Override what a view of your own accepts'
complete -c dnd -n '__dnd_is propose drop cp mv' -l atomic -d 'Drop all matching items, or none'
complete -c dnd -n '__dnd_is propose drop cp mv' -l link -d 'Make symbolic links to the files instead of copies'
complete -c dnd -n '__dnd_is propose drop cp mv' -l relative -d 'With --link: make the links relative'
complete -c dnd -n '__dnd_is propose drop cp mv init' -s p -l parents -d 'Create missing folders'
complete -c dnd -n '__dnd_is propose drop cp mv' -l verify -d 'Verify every copy by reading it back (default: only before a source is deleted)'
complete -c dnd -n '__dnd_is propose drop cp mv init' -l no-verify -d 'Override --verify'
complete -c dnd -n '__dnd_is propose drop cp mv' -l manifest -r -F -d 'Write the SHA-256 of each dropped file to this new file'
complete -c dnd -n '__dnd_is propose drop cp mv' -l timeout -x -d 'Time limit for each promise or conversion, such as 30s'
complete -c dnd -n '__dnd_is propose drop cp mv' -l jobs -x -d 'How many promises and conversions run at once (default: 1)'
complete -c dnd -n '__dnd_is propose drop cp mv' -l fresh -d 'Run promises again instead of using their earlier output'
complete -c dnd -n '__dnd_is propose drop' -l failed -d 'Also take items that failed at another destination'
complete -c dnd -n '__dnd_is propose drop' -l keep -d 'Leave the items in the session'
complete -c dnd -n '__dnd_is propose drop' -l eager -d 'Run promises for clipboard managers, too'
complete -c dnd -n '__dnd_is propose drop' -l once -d 'Take the items off the clipboard when a program has taken them once'
complete -c dnd -n '__dnd_is propose drop' -l expires -x -d 'Take the items off the clipboard after this time, such as 45s'
complete -c dnd -n '__dnd_is propose drop' -l wait -x -d 'How long to wait for a busy session, such as 10s'
complete -c dnd -n '__dnd_is propose drop load cp mv init' -s a -l accept -x -k -a '(__dnd_accept)' -d 'Accepted types, best first; sizes as '\''jpeg;max=2048'\'''
complete -c dnd -n '__dnd_is propose drop load cp mv init' -l require -x -k -a '(__dnd_accept)' -d 'Take only items that offer this type too'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l require-all -d 'Do nothing unless every pending item matches'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l prefer -x -a 'receiver source' -d 'Whose order of types decides'
complete -c dnd -n '__dnd_is propose drop load cp mv; or __dnd_types_is path' -l convert -x -a 'none auto any' -d 'Which conversions may be used (default: auto)'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l no-convert -d 'Convert nothing'
complete -c dnd -n '__dnd_is propose drop load cp mv' -l no-fallback -d 'Fail if the chosen form fails; do not try the next one'
complete -c dnd -n '__dnd_is propose drop load cp mv export' -l item -x -k -a '(__dnd_numbers)' -d 'Only these items: 2, 3-5, notes.md or '\''*.md'\'''
complete -c dnd -n '__dnd_is propose drop load cp mv' -l trust-types -d 'Accept the output of a promise even if it has another type'
complete -c dnd -n '__dnd_is drop cp mv undo' -s n -l dry-run -d 'Show what would happen; change nothing'
complete -c dnd -n '__dnd_is drop cp mv' -l notify -d 'Ring the bell of the terminal, and have it show a notification, at the end'
complete -c dnd -n '__dnd_is drop' -l proposed -d 'Do exactly what the last propose showed; status 75 if it is stale'
complete -c dnd -n '__dnd_is load' -l all -d 'All items, one after the other'
complete -c dnd -n '__dnd_is load' -s o -l output -r -F -d 'Write to this file, replacing it'
complete -c dnd -n '__dnd_is load' -l path -d 'Print the path of the data instead of the data'
complete -c dnd -n '__dnd_is load' -l local-object -d 'Write the item'\''s local object, which only its contributor can read'
complete -c dnd -n '__dnd_is load' -s z -l print0 -d 'End paths with NUL'
complete -c dnd -n '__dnd_is load' -l timeout -x -d 'Time limit for a promise or conversion, such as 30s'
complete -c dnd -n '__dnd_is load' -l jobs -x -d 'With --all: how many run at once (default: 1)'
complete -c dnd -n '__dnd_is load' -l fresh -d 'Run a promise again instead of using what it made before'
complete -c dnd -n '__dnd_is cp' -s r -l recursive -d 'Copy the files in each folder instead of the folder'
complete -c dnd -n '__dnd_is cp' -l hidden -d 'With -r: copy hidden files too'
complete -c dnd -n '__dnd_is mv' -s r -l recursive -d 'Move the files in each folder instead of the folder'
complete -c dnd -n '__dnd_is mv' -l hidden -d 'With -r: move hidden files too'
complete -c dnd -n '__dnd_is mv' -l allow-copy -d 'Copy what may not be moved'
complete -c dnd -n '__dnd_is list' -l ended -d 'List the sessions that have ended, the last one first'
complete -c dnd -n '__dnd_is list' -l store -d 'List only the sessions in the store that DND_STORE names'
complete -c dnd -n '__dnd_is list' -s z -l print0 -d 'Names only, each ending with NUL'
complete -c dnd -n '__dnd_is show cancel' -l item -x -k -a '(__dnd_numbers)' -d 'Only these items, in a list: 2,notes.md'
complete -c dnd -n '__dnd_is show' -l preview -d 'On a terminal, show pictures (with chafa) and the beginning of texts'
complete -c dnd -n '__dnd_is show' -l gallery -x -k -a '(__fish_complete_directories)' -d 'Export this view as an HTML gallery'
complete -c dnd -n '__dnd_is pick' -s z -l print0 -d 'End each choice with NUL'
complete -c dnd -n '__dnd_is cancel' -l every -d 'End every session whose items wait'
complete -c dnd -n '__dnd_is cancel' -l purge -d 'Also delete what is kept, so that undo is not possible'
complete -c dnd -n '__dnd_is log' -l follow -d 'Wait for more until the session ends'
complete -c dnd -n '__dnd_is log' -l all -d 'Show what happened in all sessions'
complete -c dnd -n '__dnd_is log' -l at -x -k -a '(__fish_complete_directories)' -d 'Show what happened to this folder, in all sessions'
complete -c dnd -n '__dnd_is undo' -l skip -d 'Skip drops that cannot be undone'
complete -c dnd -n '__dnd_is export' -s a -l accept -x -k -a '(__dnd_accept)' -d 'Only forms of these types, and items that have one'
complete -c dnd -n '__dnd_is export' -l run-promises -d 'Run the commands of promises and export what they make'
complete -c dnd -n '__dnd_is export' -l sensitive -d 'Export a sensitive session too; it ends afterwards'
complete -c dnd -n '__dnd_is init' -l local -x -a 'move copy forbidden' -d 'Whether drops by the same application move, copy or are forbidden'
complete -c dnd -n '__dnd_is init' -l external -x -a 'copy forbidden' -d 'Whether drops by other applications copy or are forbidden'
complete -c dnd -n '__dnd_is init' -l on-conflict -x -a 'dedupe rename skip replace newer fail' -d 'What to do when the name is taken'
complete -c dnd -n '__dnd_is init' -l numbering -x -a 'space dash parentheses' -d 'How to number a name that is taken'
complete -c dnd -n '__dnd_is init' -l ordered -d 'Keep the items in order'
complete -c dnd -n '__dnd_is init' -l no-ordered -d 'Override --ordered'
complete -c dnd -n '__dnd_is init' -l intent -x -a 'auto before into end' -d 'Where in the order new items go'
complete -c dnd -n '__dnd_is init' -l default-index -x -d 'Position of new items without --at'
complete -c dnd -n '__dnd_is init' -l move -d 'Whether items lifted from it may be moved'
complete -c dnd -n '__dnd_is init' -l no-move -d 'Override --move'
complete -c dnd -n '__dnd_is init' -l local-only -d 'Whether only the same application may take its items'
complete -c dnd -n '__dnd_is init' -l no-local-only -d 'Override --local-only'
complete -c dnd -n '__dnd_is init' -l unwrap-url -x -d 'Query key that holds the actual URL'
complete -c dnd -n '__dnd_is init' -l name -x -d 'Names built from {name} {stem} {ext} {n} {date:%Y/%m} {camera} …'
complete -c dnd -n '__dnd_is init' -l verify -d 'Verify every copy by reading it back'
complete -c dnd -n '__dnd_is init' -l manifest -r -F -d 'Record each dropped file in this file of the view'
complete -c dnd -n '__dnd_is init' -l show -d 'Show the rules of the folder; change nothing'
complete -c dnd -n '__dnd_is init' -l trust -d 'Trust a view that was made elsewhere'
complete -c dnd -n '__dnd_is init' -l check -d 'Compare an ordered view'\''s list with its folder; status 1 if they differ'
complete -c dnd -n '__dnd_is init' -l repair -d 'Repair the list; no file is touched'
complete -c dnd -n '__dnd_is init' -l force -d 'Overwrite the view'\''s rules'
complete -c dnd -n '__dnd_types_is of' -l mime -d 'Print MIME types'
complete -c dnd -n '__dnd_types_is of' -l content-only -d 'Ignore file names; look at content only'
complete -c dnd -n '__dnd_types_is of' -s b -l brief -d 'Print the types without the names'
complete -c dnd -n '__dnd_types_is of' -s z -l print0 -d 'End each line with NUL'
complete -c dnd -n '__dnd_types_is tags list' -s z -l print0 -d 'End each line with NUL instead of a newline'
complete -c dnd -n '__dnd_types_is list' -l layer -x -a 'builtin system user' -d 'Only what one layer of the registry declares or knows'
complete -c dnd -n '__dnd_types_is dynamic' -l extension -x -d 'Write the identifier of a filename extension'
complete -c dnd -n '__dnd_types_is dynamic' -l mime-type -x -d 'Write the identifier of a MIME type'
complete -c dnd -n '__dnd_is shell' -l no-prompt -d 'Leave the prompt as it is; $dnd_segment has the text'
complete -c dnd -n '__dnd_is shell' -l no-keys -d 'Bind no keys'
# End of options.

# Arguments
set -l dropping __dnd_wants_destination
complete -c dnd -n '__dnd_is lift add cp mv import' -F
complete -c dnd -n $dropping -k -a '(__dnd_destination)'
complete -c dnd -n $dropping -k -a '(__dnd_recent)'
complete -c dnd -n '__dnd_is init' -a '(__fish_complete_directories)'

# store
complete -c dnd -n '__dnd_is store; and not contains init (__dnd_plain)' -a init -d 'Create the store in the database of DND_STORE, or update it'

# types
complete -c dnd -n '__dnd_types_is ""' -a show -d 'Show what is known about a type'
complete -c dnd -n '__dnd_types_is ""' -a of -d 'Print the type of each file, one per line'
complete -c dnd -n '__dnd_types_is ""' -a conforms -d 'Test whether one type conforms to another'
complete -c dnd -n '__dnd_types_is ""' -a path -d 'Show how one type would be converted to another'
complete -c dnd -n '__dnd_types_is ""' -a tags -d 'List the types of an extension or MIME type, the preferred one first'
complete -c dnd -n '__dnd_types_is ""' -a list -d 'List every declared type'
complete -c dnd -n '__dnd_types_is ""' -a dynamic -d 'Write or read the identifier of an undeclared type'
complete -c dnd -n '__dnd_types_is of' -F
complete -c dnd -n '__dnd_types_is show conforms path tags' -k -a '(__dnd_types types)'
complete -c dnd -n '__dnd_is lift add' -k -a '(__dnd_source sources)'
complete -c dnd -n '__dnd_is cp mv' -k -a '(__dnd_source places)'
complete -c dnd -n '__dnd_is load' -k -a '(__dnd_ask sources)'
