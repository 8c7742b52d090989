// added_calls: a file with expressions that it does not hold -> its text with them as its last statements.
// `weft compile --call` names the kernels of factories that nobody calls while the file is imported.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace weft::driver {

// Each is bound to a name of its own, as Warp drops kernels that nothing refers to. What is no expression is
// an error.
Result<std::string> with_calls(std::string_view source, const std::vector<std::string>& calls);

}  // namespace weft::driver
