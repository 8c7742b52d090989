#include "cli/option_groups.h"

#include <sstream>
#include <string>

#include "base/check.h"

namespace weft::cli {
namespace {

struct OptionGroup {
    const char *command, *heading, *names;
};
constexpr OptionGroup option_groups[] = {
#define WEFT_OPTIONS(command, heading, names) {command, heading, names},
#include "cli/option_groups.def"
};

}  // namespace

void group_options(CLI::App& command) {
    for (const OptionGroup& group : option_groups) {
        if (command.get_name() != group.command) continue;
        std::istringstream names(group.names);
        for (std::string name; names >> name;) {
            CLI::Option* const option = command.get_option_no_throw(name);
            WEFT_CHECK(option != nullptr, "a heading for an option that the command does not have");
            option->group(group.heading);
        }
    }
}

}  // namespace weft::cli
