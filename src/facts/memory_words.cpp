#include "facts/memory_words.h"

#include <algorithm>
#include <span>

namespace weft::facts {
namespace {

template <class Enum>
bool find_word(std::span<const std::string_view> names, std::string_view name, Enum& out) {
    const auto found = std::find(names.begin(), names.end(), name);
    out = static_cast<Enum>(found == names.end() ? 0 : found - names.begin());
    return found != names.end();
}

}  // namespace

Result<void> parse(const AccessText& text, Access& access) {
    access.array = text.array;
    access.stride = text.stride;
    if (!find_word(touch_names, text.touch, access.touch))
        return Error{"no access is called `" + std::string(text.touch) + "`"};
    if (!find_word(pattern_names, text.pattern, access.pattern))
        return Error{"no pattern is called `" + std::string(text.pattern) + "`"};
    if (!find_word(blur_names, text.blur, access.blur))
        return Error{"no reason is called `" + std::string(text.blur) + "`"};
    return {};
}

}  // namespace weft::facts
