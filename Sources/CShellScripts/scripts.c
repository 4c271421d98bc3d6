#include "CShellScripts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char dnd_bash_script[] = {
#embed "../../Resources/shell/dnd.bash" suffix(, 0)
};

const char dnd_zsh_script[] = {
#embed "../../Resources/shell/dnd.zsh" suffix(, 0)
};

const char dnd_fish_script[] = {
#embed "../../Resources/shell/dnd.fish" suffix(, 0)
};
