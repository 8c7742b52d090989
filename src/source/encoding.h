// decode: the bytes of a file -> UTF-8 text, as parse() does first. Honours a byte order mark and a coding
// comment (PEP 263).
#pragma once

#include "source/sources.h"

namespace weft {

// UTF-8, ASCII and Latin-1 are read, other encodings and null bytes refused (throws Refused). Only Latin-1
// text is written anew.
void decode(Sources& sources, SourceId id);

}  // namespace weft
