#include "exemplars/exemplars.h"

#include <algorithm>

#include "infer/infer.h"
#include "inputs/overrides.h"
#include "vary/vary.h"

namespace weft::exemplars {
namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

// `transform(parameter, parameter: word)`, or the transform alone.
Result<void> add_fits(std::string_view line, draft::Drafts& drafts, draft::Draft& out) {
    const auto wrong = [&](const std::string& why) {
        return Error::finding("`" + std::string(line) + "`: " + why);
    };
    const size_t open = line.find('(');
    const auto transform = vary::transform_named(trimmed(line.substr(0, open)));
    if (!transform || !vary::info(*transform).is_asked) return wrong("no transform asks for this");
    draft::Fit fit{static_cast<uint8_t>(*transform), {}, {}};
    if (open == std::string_view::npos) {
        out.fits.push_back(fit);
        return {};
    }
    if (!line.ends_with(')')) return wrong("a parenthesis is not closed");
    std::string_view list = line.substr(open + 1, line.size() - open - 2);
    if (const size_t colon = list.find(':'); colon != std::string_view::npos) {
        fit.word = drafts.strings.intern(trimmed(list.substr(colon + 1)));
        list = list.substr(0, colon);
    }
    while (!list.empty()) {
        const size_t comma = list.find(',');
        const std::string_view name = trimmed(list.substr(0, comma));
        list.remove_prefix(comma == std::string_view::npos ? list.size() : comma + 1);
        fit.parameter = drafts.strings.intern(name);
        if (!out.parameter(fit.parameter, out.kernel).valid())
            return wrong("the kernel has no parameter `" + std::string(name) + "`");
        out.fits.push_back(fit);
    }
    return {};
}

}  // namespace

Result<Exemplar> parse(std::string_view text) {
    Exemplar out;
    std::string_view field;
    unsigned number = 0;
    while (text.starts_with('#')) {
        ++number;
        const size_t end = text.find('\n');
        std::string_view line = text.substr(1, end - 1);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!line.starts_with("    ")) {
            const size_t colon = line.find(':');
            if (colon == std::string_view::npos)
                return Error::finding("line " + std::to_string(number) + " of the header has no field");
            field = trimmed(line.substr(0, colon));
            line = line.substr(colon + 1);
        }
        line = trimmed(line);
        const auto go_on = [&](std::string& words) { words.append(words.empty() ? "" : " ").append(line); };
        if (field == "idea") {
            go_on(out.idea);
        } else if (field == "brief") {
            go_on(out.brief);
        } else if (field == "description") {
            go_on(out.description);
        } else if (field == "launch") {
            out.launch = line;
        } else if (field == "inputs") {
            const size_t equals = line.find(" = handle(");
            if (equals != std::string_view::npos) {
                out.handles.push_back(line.substr(0, equals));
            } else if (!line.empty()) {
                out.inputs.push_back(line);
            }
        } else if (field == "fits") {
            if (!line.empty()) out.fits.push_back(line);
        } else {
            return Error::finding("the header has no field `" + std::string(field) + "`");
        }
    }
    out.source = text;
    if (out.idea.empty() || out.brief.empty() || out.description.empty() || out.launch.empty())
        return Error::finding("the header lacks idea, brief, description or launch");
    return out;
}

Result<void> load(const File& file, draft::Drafts& drafts, draft::Draft& out) {
    const auto named = [&](const Error& error) {
        return Error::finding("exemplars/" + std::string(file.domain) + "/" + std::string(file.name) +
                              ".py: " + error.text);
    };
    auto parsed = parse(file.text);
    if (!parsed) return named(parsed.failure());
    const Exemplar& exemplar = parsed.value();
    if (auto loaded = drafts.load(exemplar.source, file.name, out); !loaded) return named(loaded.failure());
    // Types and roles of the arguments are the kernel's; sizes and numbers are the header's.
    auto inputs = infer::arguments(driver::subject(drafts.compiled()));
    if (inputs) {
        out.inputs = std::move(inputs.value());
        if (auto done = inputs::override_launch(out.inputs, exemplar.launch); !done)
            return named(done.failure());
        for (const std::string_view line : exemplar.inputs) {
            if (auto done = inputs::override_arg(out.inputs, line); !done) return named(done.failure());
        }
    } else if (exemplar.handles.empty()) {
        return named(inputs.failure());
    } else {
        out.inputs.forget();  // a texture is no number
    }
    for (const std::string_view name : exemplar.handles) out.hide_type(drafts.strings.intern(name));
    for (const std::string_view line : exemplar.fits) {
        if (auto done = add_fits(line, drafts, out); !done) return named(done.failure());
    }
    std::stable_sort(out.fits.begin(), out.fits.end(),
                     [](const draft::Fit& a, const draft::Fit& b) { return a.transform < b.transform; });
    out.words.idea = exemplar.idea;
    out.words.brief = exemplar.brief;
    out.words.set_description(exemplar.description, drafts.strings);
    return {};
}

}  // namespace weft::exemplars
