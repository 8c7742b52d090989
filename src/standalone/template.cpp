#include "standalone/template.h"

#include <algorithm>

#include "base/check.h"

namespace weft::standalone {

std::string fill_in(std::string_view text, std::initializer_list<Given> given) {
    std::string out;
    while (true) {
        const size_t open = text.find('$');
        out += text.substr(0, open);
        if (open == std::string_view::npos) return out;
        const size_t close = text.find('$', open + 1);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto* found =
            std::find_if(given.begin(), given.end(), [&](const Given& one) { return one.name == name; });
        WEFT_CHECK(close != std::string_view::npos && found != given.end(),
                   "a text asks for what is not there");
        out += found->text;
        text.remove_prefix(close + 1);
    }
}

}  // namespace weft::standalone
