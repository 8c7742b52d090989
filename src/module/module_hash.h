// The hash of a whole Warp module: its kernels and its options. It names files, and module="unique" modules.
#pragma once

#include <span>

#include "base/sha256.h"
#include "module/identity.h"
#include "module/program.h"

namespace weft::module {

Sha256::Digest module_hash(std::span<const Option> options, std::span<const KernelIdentity> sorted,
                           unsigned block_dim, const Strings& strings);

}  // namespace weft::module
