#include "source/diag.h"

#include "base/check.h"

namespace weft {
namespace {

constexpr DiagInfo infos[] = {
#define WEFT_DIAG(kind, construct, message, help) {construct, message, help, false},
#define WEFT_LIMIT(kind, construct, message, help) {construct, message, help, true},
#include "source/diags.def"
#undef WEFT_DIAG
};

std::string filled(std::string_view pattern, const std::vector<std::string>& args) {
    std::string out;
    for (size_t i = 0; i < pattern.size(); ++i) {
        const bool hole = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' &&
                          pattern[i + 1] >= '0' && pattern[i + 1] <= '9';
        if (!hole) {
            out += pattern[i];
            continue;
        }
        const size_t index = static_cast<size_t>(pattern[i + 1] - '0');
        if (index < args.size()) out += args[index];
        i += 2;
    }
    return out;
}

}  // namespace

const DiagInfo& info(DiagKind kind) {
    WEFT_CHECK(kind < DiagKind::Count, "unknown diagnostic");
    return infos[static_cast<size_t>(kind)];
}

std::string message(const Diag& diag) {
    return filled(info(diag.kind).message, diag.args);
}
std::string help(const Diag& diag) {
    return filled(info(diag.kind).help, diag.args);
}

}  // namespace weft
