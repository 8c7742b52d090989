// Kernels of one module with one hash: its text has one of them.
#pragma once

#include <optional>
#include <vector>

#include "module/identity.h"
#include "module/program.h"
#include "source/diag.h"

namespace weft::module {

// Sorts `kernels` by digest and leaves one of those that are equal. Which one Warp keeps is a matter of
// chance: where the text would tell, that is what comes back.
std::optional<Diag> keep_one_of_equals(std::vector<KernelIdentity>& kernels, const Program& program,
                                       const Strings& strings);

}  // namespace weft::module
