// The grow function of every category of the default mix: grow_Arithmetic(Kernel&) and so on, each in
// category_<name>.cpp.
#pragma once

#include "synth/grow.h"

namespace weft::synth {

#define WEFT_CATEGORY(enumerator, name, alias, weight, needs, one_of, lacks, text) \
    void grow_##enumerator(Kernel& k);
#define WEFT_FAMILY(enumerator, name, needs, text)
#include "synth/categories.def"
#undef WEFT_CATEGORY

}  // namespace weft::synth
