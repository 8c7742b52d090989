// refuse, inside syntax/: the lexer, the parser and the checker look at one text, so a span says where.
// parse() and check() name the text in the diagnostic they return.
#pragma once

#include <optional>
#include <utility>

#include "source/diag.h"

namespace weft::syntax {

template <class... Args>
[[noreturn, gnu::cold]] void refuse(DiagKind kind, Span span, Args&&... args) {
    weft::refuse(kind, Place{{}, span}, std::forward<Args>(args)...);
}

// What `stage` refuses in the text `source`.
template <class Stage>
std::optional<Diag> refused_in(SourceId source, Stage stage) {
    try {
        stage();
    } catch (Refused& refused) {
        refused.diag.place.source = source;
        return std::move(refused.diag);
    }
    return std::nullopt;
}

}  // namespace weft::syntax
