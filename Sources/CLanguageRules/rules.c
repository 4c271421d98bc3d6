#include "CLanguageRules.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Resources/generate writes numbers with their low byte first."
#endif

_Alignas(8) const unsigned char dnd_languages[] = {
#embed "../../Resources/compiled/languages.table"
};
