#include "CToolScripts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char dnd_embedding_script[] = {
#embed "../../Resources/tools/embed.sh" suffix(, 0)
};

const char dnd_embedding_filter[] = {
#embed "../../Resources/tools/embed.lua" suffix(, 0)
};

const char dnd_office_script[] = {
#embed "../../Resources/tools/office.pl" suffix(, 0)
};
