#pragma once
// The functions of each hash by their own names: what chooses among all hashes at run time would have to be linked,
// and started, with them.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
