# Connects fish with dnd(1); `dnd shell fish` prints this script. Add `dnd shell fish | source` to
# ~/.config/fish/config.fish.

# Sets dnd_segment to the text for the prompt, which is empty if no items are pending. No program is started: the
# current session and its number of items are read from small files.
function __dnd_update --on-event fish_prompt
    set -g dnd_segment ''
    set -l roots $HOME/.local/state/dnd
    test -n "$XDG_STATE_HOME"; and set roots $XDG_STATE_HOME/dnd
    test -n "$DND_STATE_HOME"; and set roots $DND_STATE_HOME
    test -n "$XDG_RUNTIME_DIR"; and set -a roots $XDG_RUNTIME_DIR/dnd
    set -l name (__dnd_current $roots)
    test -n "$name"; or return 0
    for root in $roots
        test -d $root/sessions/$name; or continue
        set -l items
        if test -r $root/sessions/$name/pending
            read items <$root/sessions/$name/pending
            set items (string trim -- $items)
        end
        # The file is missing: an earlier version made the session, or its disk is full.
        test -n "$items"; or set items (string split \t -- (command dnd complete pending 2>/dev/null))[1]
        test -z "$items" -o "$items" = 0; or set -g dnd_segment "dnd:$items "
        return 0
    end
end

# The session that a typed command would act on: the one that was picked up last in any terminal.
function __dnd_current
    if test -n "$DND_SESSION"
        echo -- $DND_SESSION
        return
    end
    set -l own $argv[1]/current/$__dnd_terminal[1]
    set -l user $argv[1]/current/user
    for root in $argv[2..]
        test -e $root/current/$__dnd_terminal[1]; and set own $root/current/$__dnd_terminal[1]
        test -e $root/current/user; and set user $root/current/user
    end
    set -l name
    if test -r $own
        set -l lines
        while read -l line
            set -a lines $line
        end <$own
        test "$lines[4]" = "$__dnd_terminal[2]"; and set name $lines[2]
    end
    if test -r $user; and test -z "$name" -o $user -nt $own
        begin
            read -l line
            read name
        end <$user
    end
    echo -- $name
end

# The leader of this terminal session: its process ID and start time.
set -g __dnd_terminal 0 0
if test -r /proc/$fish_pid/stat
    read -l __dnd_line </proc/$fish_pid/stat
    set __dnd_terminal[1] (string split ' ' -- (string replace -r '.*\) ' '' -- $__dnd_line))[4]
    if test -r /proc/$__dnd_terminal[1]/stat
        read -l __dnd_line </proc/$__dnd_terminal[1]/stat
        set __dnd_terminal[2] (string split ' ' -- (string replace -r '.*\) ' '' -- $__dnd_line))[20]
    end
end

# The word under or before the cursor, without quotes.
function __dnd_word
    set -l word (commandline -t)
    test -n "$word"; or set word (commandline -opc)[-1]
    test -n "$word"; or return
    set word (string replace -r '^~/' $HOME/ -- $word)
    # Close a quote that is still open.
    for end in '' \' '"'
        string unescape -- $word$end 2>/dev/null; and return
    end
    echo -- $word
end

# Adds the word under the cursor to the current session, or starts a session with it.
function __dnd_lift_word
    set -l word (__dnd_word)
    test -n "$word"; or return
    echo
    command dnd add -- $word >/dev/null
    __dnd_update
    commandline -f repaint
end

# Inserts items, sessions or folders, chosen from a list, into the command line.
function __dnd_pick
    set -l words
    for choice in (command dnd pick -q -v -z | string split0)
        set -l parts (string split -m1 \t -- $choice)
        if test -z "$words"; and test -z (commandline | string collect)
            switch $parts[1]
                case items
                    set words dnd show
                case sessions
                    set words dnd use
                case folders
                    set words dnd drop
            end
        end
        set -a words (string escape -- $parts[2])
    end
    commandline -i -- "$words"
    commandline -f repaint
end

function __dnd_with_status
    return $argv[1]
end

# prompt: begin
if not functions -q __dnd_prompt_before
    functions -q fish_prompt; or function fish_prompt
        echo -n '> '
    end
    functions --copy fish_prompt __dnd_prompt_before
    function fish_prompt
        set -l last $status
        echo -n -s $dnd_segment
        __dnd_with_status $last
        __dnd_prompt_before
    end
end
# prompt: end
# keys: begin
for mode in default insert
    bind -M $mode \ek __dnd_lift_word
    command -q fzf; and bind -M $mode \ej __dnd_pick
end
# keys: end
