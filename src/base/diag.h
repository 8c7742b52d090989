// Diagnostics as data: a kind, a place and arguments. A stage that cannot go on throws Refused,
// its boundary function catches it and returns the Diag; the command line renders it last.
// All text stands in diags.def, so no message is written twice.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace weft {

enum class DiagKind : uint16_t {
#define WEFT_DIAG(kind, construct, message, help) kind,
#include "base/diags.def"
#undef WEFT_DIAG
    Count
};

struct DiagInfo {
    std::string_view construct, message, help;  // {0}, {1}... stand for the arguments
};

struct Diag {
    DiagKind kind{};
    Span span;
    std::vector<std::string> args;
    bool operator==(const Diag&) const = default;
};

struct Refused {
    Diag diag;
};

template <class... Args>
[[noreturn, gnu::cold]] void refuse(DiagKind kind, Span span, Args&&... args) {
    throw Refused{Diag{kind, span, {std::string(args)...}}};
}

const DiagInfo& info(DiagKind kind);
std::string message(const Diag& diag);
std::string help(const Diag& diag);

// FILE:LINE:COL: error[construct]: message, the source line with the place marked, and the way out.
// Columns count from 1, in characters. `source` is the text that the span points into.
std::string render(const Diag& diag, std::string_view source, std::string_view file_name);

}  // namespace weft
