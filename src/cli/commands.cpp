#include "cli/commands.h"

#include <algorithm>

#include "cli/check_command.h"
#include "cli/compile_command.h"
#include "cli/coverage_command.h"
#include "cli/cuda_command.h"
#include "cli/explain_command.h"
#include "cli/generate_command.h"
#include "cli/gpu_test_command.h"
#include "cli/pages_commands.h"
#include "cli/ptx_command.h"
#include "cli/run_command.h"
#include "cli/set_commands.h"
#include "cli/synth_command.h"
#include "cli/view_command.h"

namespace weft::cli {

std::span<const Command> commands() {
    static constexpr Command all[] = {
#define WEFT_COMMAND(name, add, group, example) {name, group, example, add},
#include "cli/commands.def"
    };
    return all;
}

bool is_command(std::string_view word) {
    return std::any_of(commands().begin(), commands().end(),
                       [&](const Command& one) { return one.name == word; });
}

}  // namespace weft::cli
