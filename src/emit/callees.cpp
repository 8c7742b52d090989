#include "emit/callees.h"

#include <string>

#include "base/check.h"

namespace weft::emit {
namespace {

CalleeText text_of(const builtins::Row& row, std::string_view prefix) {
    std::string text(row.in_namespace ? "wp::" : "");
    text += prefix;
    text += row.native;
    text += '(';
    CalleeText made{};
    WEFT_CHECK(text.size() <= CalleeText::room, "the longest name of a builtin fits");
    std::memcpy(made.text, text.data(), text.size());
    made.size = static_cast<uint8_t>(text.size());
    return made;
}

CalleeTexts make() {
    CalleeTexts all;
    for (const builtins::Row& row : builtins::rows()) {
        all.forward.push_back(text_of(row, ""));
        all.adjoint.push_back(text_of(row, "adj_"));
    }
    return all;
}

}  // namespace

const CalleeTexts& callee_texts() {
    static const CalleeTexts all = make();
    return all;
}

}  // namespace weft::emit
