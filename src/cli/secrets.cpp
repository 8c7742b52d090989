#include "cli/secrets.h"

namespace weft::cli {
namespace {

constexpr std::string_view mark = "://";

}  // namespace

bool is_store(std::string_view place) {
    return place.find(mark) != std::string_view::npos;
}

// A key with a slash in it that was not written as %2F ends in the path: all before the last @ is left out.
std::string shown_place(std::string_view place) {
    if (!is_store(place)) return std::string(place);
    const size_t scheme = place.find(mark) + mark.size();
    std::string_view rest = place.substr(scheme);
    rest = rest.substr(0, rest.find('?'));
    rest.remove_prefix(rest.rfind('@') + 1);  // npos + 1: nothing
    return std::string(place.substr(0, scheme)).append(rest);
}

std::string without_secrets(std::string_view text) {
    std::string out;
    while (true) {
        const size_t begin = text.find(mark);
        if (begin == std::string_view::npos) return out += text;
        out += text.substr(0, begin);
        text.remove_prefix(begin);
        const std::string_view address = text.substr(0, text.find_first_of(" \t\n`'\""));
        const std::string shown = shown_place(address);
        out += shown;
        text.remove_prefix(address.size());
        if (address.ends_with(":") && !shown.ends_with(":")) out += ':';  // of the message
    }
}

}  // namespace weft::cli
