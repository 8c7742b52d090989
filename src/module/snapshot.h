// declare: a snapshot of live objects -> Program, as evaluate() makes it from a file.
// A running Python has what evaluate() can only follow: closures, factories, instances, options. The package
// `weft` (python/weft/_snapshot.py) writes it down as JSON; lowering, hashes and emission then go on as for a
// file. Nothing is evaluated here: a value that the snapshot could not describe is Unknown with its reason,
// and matters only if a kernel uses it.
//
//   types      [form, …] each; later ones refer to earlier ones by number
//   codes      Warp's own code of each type, or null: one that weft would write otherwise is not taken
//   functions  one per overload, gradient and replay
//   sets       [head, [overload, …]]: what a name that stands for a function refers to
//   scopes     [kind, name, {name: value, …}] of modules, classes and instances that a path goes through
//   warp       {name: value}: attributes of the package that are not those of a fresh one
//   module     options, and kernels in the order in which Warp hashes them
#pragma once

#include <string_view>

#include "base/result.h"
#include "base/strings.h"
#include "module/program.h"
#include "source/sources.h"
#include "types/types.h"

namespace weft::module {

// Fills an empty program. The error is about the snapshot itself; what a kernel is refused for is a
// diagnostic of that kernel.
Result<void> declare(std::string_view snapshot, Sources& sources, Strings& strings, types::Types& types,
                     Program& program);

}  // namespace weft::module
