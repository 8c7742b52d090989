#include "inputs/overrides.h"

#include <algorithm>
#include <string>
#include <vector>

#include "inputs/text.h"

namespace weft::inputs {
namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// At commas that stand in no parentheses.
std::vector<std::string_view> parts(std::string_view text) {
    std::vector<std::string_view> found;
    size_t begin = 0;
    int depth = 0;
    for (size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] == '(') ++depth;
        if (i < text.size() && text[i] == ')') --depth;
        if (i < text.size() && (text[i] != ',' || depth != 0)) continue;
        found.push_back(trimmed(text.substr(begin, i - begin)));
        begin = i + 1;
    }
    return found;
}

std::string names(const Inputs& inputs) {
    std::string text;
    for (const Arg& arg : inputs.args) text += (text.empty() ? "" : ", ") + arg.name;
    return text.empty() ? "none" : text;
}

// What is said in place of what an argument has.
struct Said {
    std::string fill, low = "0", high = "0";
};

Result<Said> said(std::string_view text) {
    const size_t open = text.find('(');
    const std::string_view name = trimmed(text.substr(0, open));
    if (!parse_fill(name)) return Said{"constant", "0", std::string(text)};
    Said out{std::string(name)};
    if (open == std::string_view::npos) {
        if (bounds(*parse_fill(name)) != Bounds::Unused)
            return Error{out.fill + " needs its bounds, as " + out.fill + "(0, 1)"};
        return out;
    }
    if (!text.ends_with(')')) return Error{"a parenthesis is not closed"};
    const auto limits = parts(text.substr(open + 1, text.size() - open - 2));
    const bool one = bounds(*parse_fill(name)) == Bounds::Value;
    if (bounds(*parse_fill(name)) == Bounds::Unused || limits.size() != (one ? 1u : 2u))
        return Error{out.fill + (one                                           ? " has one bound"
                                 : bounds(*parse_fill(name)) == Bounds::Unused ? " has no bounds"
                                                                               : " has two bounds")};
    if (!one) out.low = limits.front();
    out.high = limits.back();
    return out;
}

}  // namespace

Result<void> override_arg(Inputs& inputs, std::string_view text) {
    const auto wrong = [&](const std::string& why) {
        return Error::usage("`" + std::string(text) + "`: " + why);
    };
    const size_t equals = text.find('=');
    std::string_view place = trimmed(text.substr(0, equals));
    const size_t bracket = place.find('[');
    const bool has_shape = bracket != std::string_view::npos;
    if (has_shape && !place.ends_with(']')) return wrong("a bracket is not closed");
    const std::string_view name = trimmed(place.substr(0, bracket));
    const auto arg = std::find_if(inputs.args.begin(), inputs.args.end(),
                                  [&](const Arg& one) { return one.name == name; });
    if (arg == inputs.args.end())
        return wrong("there is no argument of this name; there are: " + names(inputs));
    if (!has_shape && equals == std::string_view::npos) return wrong("nothing is said of it");

    std::vector<std::string> shape;
    TextBuffer buffer;
    for (const Size& size : arg->extents()) {
        buffer.clear();
        append_size(buffer, size);
        shape.push_back(buffer.str());
    }
    if (has_shape) {
        if (arg->ndim == 0) return wrong("it is no array");
        const auto sizes = parts(place.substr(bracket + 1, place.size() - bracket - 2));
        if (sizes.size() != arg->ndim) return wrong("it has " + std::to_string(arg->ndim) + " dimensions");
        shape.assign(sizes.begin(), sizes.end());
    }
    Said fill{std::string(inputs::text(arg->fill))};
    buffer.clear();
    append_low(buffer, *arg);
    fill.low = buffer.str();
    buffer.clear();
    append_high(buffer, *arg);
    fill.high = buffer.str();
    if (equals != std::string_view::npos) {
        Result<Said> given = said(trimmed(text.substr(equals + 1)));
        if (!given) return wrong(given.error());
        fill = std::move(given).value();
    }
    Arg changed;
    const std::vector<std::string_view> sizes(shape.begin(), shape.end());
    if (auto parsed = parse(
            {arg->name, inputs::text(arg->role), arg->dtype, fill.fill, fill.low, fill.high, sizes}, changed);
        !parsed)
        return wrong(parsed.error());
    *arg = std::move(changed);
    return {};
}

Result<void> override_launch(Inputs& inputs, std::string_view text) {
    if (auto parsed = parse_launch(parts(text), inputs); !parsed)
        return Error::usage("`" + std::string(text) + "`: " + parsed.error());
    return {};
}

}  // namespace weft::inputs
