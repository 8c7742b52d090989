// precision: a lowered function -> the least precise float that it rounds to. What two machines compute may
// lie as far apart as that rounds, in whatever it is stored.
#pragma once

#include "ir/ir.h"
#include "types/types.h"

namespace weft::facts {

// `so_far`: of the functions looked at before.
types::Scalar coarsest_rounding(const ir::Function& body, const types::Types& types,
                                types::Scalar so_far = types::Scalar::Float64);

}  // namespace weft::facts
