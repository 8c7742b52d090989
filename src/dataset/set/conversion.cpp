#include "dataset/set/conversion.h"

#include <utility>

namespace weft::dataset {
namespace {

Result<void> check_view(const Set& set, const View& view) {
    if (view.is_wide()) return {};
    if (!set.is_wide())
        return Error::usage(set.folder + " is no set of wide rows: a task asks for one of their columns");
    if (!set.manifest) return {};
    const std::string device = value_of(set.manifest->options, "device");
    const bool has_backward = value_of(set.manifest->options, "backward") != "no",
               has_standalone = value_of(set.manifest->options, "standalone") == "yes";
    std::string wrong;
    view.any_task([&](const TaskInfo& task) {
        if ((task.needs_cpu() && device == "cuda") || (task.needs_cuda() && device == "cpu")) {
            wrong = "code for another device; the rows of " + set.folder + " were made for " + device;
        } else if (task.needs_backward() && !has_backward) {
            wrong = "the backward pass, and the rows of " + set.folder + " have none";
        } else if (task.needs_standalone() && !has_standalone) {
            wrong = "rows made with --standalone";
        }
        if (!wrong.empty()) wrong = "the task " + std::string(task.name) + " needs " + wrong;
        return !wrong.empty();
    });
    return wrong.empty() ? Result<void>() : Error::usage(wrong);
}

}  // namespace

Result<Conversion> Conversion::make(const Set& set, Wish wish) {
    Conversion made;
    made.set_ = &set;
    if (set.is_earlier())
        return Error::usage(set.folder +
                            " holds pairs of earlier scripts, which lack most columns; weft generate "
                            "--from makes rows of their sources");
    if (auto fits = check_view(set, wish.view); !fits) return fits.failure();
    const bool keeps_pairs = set.is_wide() && wish.view.is_wide();
    if (wish.format == "json" && !keeps_pairs)
        return Error::usage(
            "the format json has the older layout, for wide rows; use jsonl, jsonl.zst or parquet");
    if (wish.format.empty() && set.manifest) wish.format = value_of(set.manifest->options, "format");
    if (wish.format.empty() || (wish.format == "json" && !keeps_pairs)) wish.format = "jsonl";
    const Format* const format = find_format(wish.format);
    if (format == nullptr || format->is_none()) return Error::usage("no format `" + wish.format + "`");
    if (auto able = format->check(); !able)
        return Error{"the format " + wish.format + " cannot be written: " + able.error()};
    if (wish.excluded.has_runs() && !set.has_sources())
        return Error::usage(set.folder +
                            " holds a chat view without the Python sources, so runs of words cannot be "
                            "looked for; exclude them where it is made");
    WEFT_TRY(made.filter_, Filter::parse(wish.where, set.columns));
    made.wish_ = std::move(wish);
    return made;
}

NamedValues Conversion::options() const {
    NamedValues options;
    std::string chosen;
    for (const auto& [name, value] : set_->manifest ? set_->manifest->options : NamedValues()) {
        const bool is_dropped =
            name == "library" ||
            (name == "standalone" && !wish_.view.is_wide() &&
             !wish_.view.any_task([](const TaskInfo& task) { return task.needs_standalone(); }));
        if (name == "chosen") chosen = value;
        if (is_dropped || name == "chosen") continue;
        if (name == "exclude" && !wish_.exclude_digest.empty()) {
            const std::string mine = "sha256:" + wish_.exclude_digest;
            options.emplace_back(name, value == "none" ? mine : value + ", " + mine);
            continue;
        }
        const bool is_task = name == "task" && !wish_.view.is_wide();
        options.emplace_back(name, name == "format" ? wish_.format
                                   : is_task        ? wish_.view.described()
                                                    : value);
        if (!is_task) continue;
        for (auto& one : wish_.view.options()) options.push_back(std::move(one));
    }
    if (const std::string library = find_format(wish_.format)->library(); !library.empty())
        options.emplace_back("library", library);
    const auto add = [&](const std::string& text) { chosen += (chosen.empty() ? "" : "; ") + text; };
    if (!filter_.is_empty()) add(wish_.where);
    if (wish_.sample != 0) add("sample of " + std::to_string(wish_.sample));
    if (!chosen.empty()) options.emplace_back("chosen", chosen);
    return options;
}

Rewrite::Fate Conversion::apply(Row& row, const Sample* sample, Asking& asking) const {
    if (!takes(row) || (sample != nullptr && !sample->takes(row))) return false;
    const std::string_view why = asking.ask(row);
    return {why.empty(), why};
}

}  // namespace weft::dataset
