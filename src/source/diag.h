// Diagnostics as data: a kind, a place and arguments. A stage that cannot go on throws Refused,
// its boundary function catches it and returns the Diag; render.h shows it last.
// The sentences stand in diags.def; an argument is what was written or what it is, in a few words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "source/place.h"

namespace weft {

enum class DiagKind : uint16_t {
#define WEFT_DIAG(kind, construct, message, help) kind,
#include "source/diags.def"
#undef WEFT_DIAG
    Count
};

struct DiagInfo {
    std::string_view construct, message, help;  // {0}, {1}... stand for the arguments
    bool limit = false;                         // Warp may well accept it
};

struct Diag {
    DiagKind kind{};
    Place place;
    std::vector<std::string> args;
    std::vector<Place> imports{};  // the statements that led to another file, the innermost first
    bool operator==(const Diag&) const = default;
};

struct Refused {
    Diag diag;
};

template <class... Args>
[[noreturn, gnu::cold]] void refuse(DiagKind kind, Place place, Args&&... args) {
    throw Refused{Diag{kind, place, {std::string(args)...}}};
}

const DiagInfo& info(DiagKind kind);
std::string message(const Diag& diag);
std::string help(const Diag& diag);

}  // namespace weft
