# dnd(1) in fish: what `dnd shell fish` prints. Type `dnd shell fish | source`, or put that into
# ~/.config/fish/config.fish.

# Sets dnd_segment to what the prompt says of the items that are picked up; empty where there are none. While no
# session is active, no program is started.
function __dnd_update --on-event fish_prompt
    set -g dnd_segment ''
    set -l roots $HOME/.local/state/dnd
    test -n "$XDG_STATE_HOME"; and set roots $XDG_STATE_HOME/dnd
    test -n "$DND_STATE_HOME"; and set roots $DND_STATE_HOME
    test -n "$XDG_RUNTIME_DIR"; and set -a roots $XDG_RUNTIME_DIR/dnd
    set -l active
    for root in $roots
        set -a active $root/sessions/*
    end
    set -q active[1]; or return 0
    set -l items (string split \t -- (command dnd complete pending 2>/dev/null))[1]
    test -z "$items"; or set -g dnd_segment "dnd:$items "
end

# The word under the cursor, or the one before it, without its quotes.
function __dnd_word
    set -l word (commandline -t)
    test -n "$word"; or set word (commandline -opc)[-1]
    test -n "$word"; or return
    set word (string replace -r '^~/' $HOME/ -- $word)
    # A quote that is still open has to be closed first.
    for end in '' \' '"'
        string unescape -- $word$end 2>/dev/null; and return
    end
    echo -- $word
end

# Picks up the word under the cursor: it is added to the current session, or begins one.
function __dnd_lift_word
    set -l word (__dnd_word)
    test -n "$word"; or return
    echo
    command dnd add -- $word >/dev/null
    __dnd_update
    commandline -f repaint
end

# Puts what is picked from a list of items, sessions and recent folders onto the command line.
function __dnd_pick
    set -l line (begin
        __dnd_candidates item items
        __dnd_candidates session sessions
        __dnd_candidates folder destinations
    end | fzf --delimiter=\t --height=40% --reverse --prompt='dnd> ')
    set -l picked (string split \t -- $line)
    if set -q picked[2]
        set -l text (string escape -- $picked[2])
        if test -z (commandline | string collect)
            switch $picked[1]
                case item
                    set text "dnd show --item $text"
                case session
                    set text "dnd use $text"
                case folder
                    set text "dnd drop $text"
            end
        end
        commandline -i -- $text
    end
    commandline -f repaint
end

# Lines of a kind ($argv[1]), from what dnd knows of $argv[2].
function __dnd_candidates
    for line in (command dnd complete $argv[2] 2>/dev/null)
        printf '%s\t%s\n' $argv[1] $line
    end
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
