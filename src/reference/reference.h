// reference: the same kernel for the host, as a person would write it down to check a CUDA kernel: one thread
// after the other, no tricks. Printed from the tree with what lowering found out (typed/), by a printer of
// its own that knows nothing of the one of device code (standalone/): a fault in one of them shows against
// the other.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "driver/subject.h"
#include "plain/support.h"
#include "typed/refusal.h"

namespace weft::reference {

// Definitions in a namespace (`reference`), that of `void reference::<kernel>(int size0, …, parameters)`
// last: the sizes of the launch, then the kernel's parameters in order. An array is a `reference::Array<T,
// D>`, made as {pointer, {sizes}}; structs are those of the file, whose array members are pointers with all
// their sizes beside them (plain/sizes.h); with doubles for floats (Support::widen) the namespace has structs
// of its own.
std::optional<typed::Refusal> print(const driver::Subject& subject, unsigned dims, plain::Support& support,
                                    std::string& out, std::string_view space = "reference");

}  // namespace weft::reference
