// A value that gets a name and is then changed step by step (x *= 0.5, x += y, under a condition or not), as
// people do who write one thing after the other.
#pragma once

#include "synth/grow.h"

namespace weft::synth {

// The name stays unused: growth or the stores at the end take it.
void reworked(Grower& grower, std::string_view wish, Value value);
void reworked(Grower& grower, Pool pool, Value value);

}  // namespace weft::synth
