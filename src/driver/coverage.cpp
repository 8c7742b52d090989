#include "driver/coverage.h"

namespace weft::driver {

std::string signature(const builtins::Row& row, const types::Types& types, const Strings& strings) {
    std::string text(strings.text(row.name));
    text += '(';
    for (size_t i = 0; i < row.params.size(); ++i) {
        if (i != 0) text += ", ";
        if (row.params[i].is_rest) text += '*';
        text += row.params[i].name;
        text += ": ";
        text += types.display(row.params[i].pattern);
    }
    return text + ")";
}

Occurrences no_occurrences() {
    return {std::vector<bool>(builtins::rows().size()), std::vector<bool>(ir::op_count)};
}

}  // namespace weft::driver
