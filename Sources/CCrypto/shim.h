#pragma once
// The functions of one hash by their own names: what chooses among all hashes at run time would have to be linked,
// and started, with them.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
