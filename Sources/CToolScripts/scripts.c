#include "CToolScripts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const char dnd_embedding_script[] = {
#embed "../../Resources/tools/embed.sh" suffix(, 0)
};

const char dnd_embedding_filter[] = {
#embed "../../Resources/tools/embed.lua" suffix(, 0)
};

const char dnd_media_script[] = {
#embed "../../Resources/tools/media.sh" suffix(, 0)
};

const char dnd_office_script[] = {
#embed "../../Resources/tools/office.pl" suffix(, 0)
};

const char dnd_page_script[] = {
#embed "../../Resources/tools/page.py" suffix(, 0)
};

const char dnd_picture_script[] = {
#embed "../../Resources/tools/picture.sh" suffix(, 0)
};

const char dnd_raw_script[] = {
#embed "../../Resources/tools/raw.sh" suffix(, 0)
};

const char dnd_table_script[] = {
#embed "../../Resources/tools/table.pl" suffix(, 0)
};

const char dnd_yaml_script[] = {
#embed "../../Resources/tools/yaml.py" suffix(, 0)
};
