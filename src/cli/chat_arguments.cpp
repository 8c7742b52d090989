#include "cli/chat_arguments.h"

#include "base/files.h"
#include "base/hex.h"
#include "base/number_text.h"
#include "base/sha256.h"
#include "base/utf8.h"

namespace weft::cli {
namespace {

std::string names_of_tasks() {
    std::string text;
    for (const dataset::TaskInfo& task : dataset::tasks())
        text += (text.empty() ? "" : ", ") + std::string(task.name);
    return text;
}

Result<std::string> utf8_file(const std::string& path) {
    constexpr size_t limit = 1u << 30;
    WEFT_TRY(std::string text, read_file(path, limit));
    if (text.size() > limit) return Error{path + " is too large"};
    if (first_invalid_utf8(text) != std::string::npos) return Error::usage(path + " is not UTF-8");
    return text;
}

}  // namespace

void declare(CLI::App& command, ChatArguments& a, const std::string& more) {
    command.add_option("--task", a.tasks,
                       "Questions with answers instead of wide rows; several with weights, as in "
                       "python-cuda:2,standalone: " +
                           names_of_tasks() + more);
    std::string shapes;
    for (const std::string& name : dataset::shape_names()) shapes += (shapes.empty() ? "" : ", ") + name;
    // Of the file of options, too: each needs --task, which view() sees.
    command.add_option("--view", a.shape, "With --task: " + shapes + " [messages]")
        ->check(CLI::IsMember(dataset::shape_names()));
    command.add_option("--template", a.template_file, "With --task: a file with wordings of your own");
    command.add_option("--system", a.system,
                       "With --task: a system message that chats begin with; @FILE reads it from there");
    command.add_flag(
        "--keep-comments,!--strip-comments", a.keep_comments,
        "With --task: keep the comments of generated code, which quote the Python [they are taken out]");
    command
        .add_option("--max-tokens", a.max_tokens,
                    "With --task: leave out rows of more tokens, question and answer together (an estimate)")
        ->check(CLI::Range(uint64_t{1}, uint64_t{1} << 32));
}

Result<dataset::View> ChatArguments::view() const {
    if (tasks.empty()) {
        for (const auto& [is_given, name] : {std::pair{shape != "messages", "--view"},
                                             {!template_file.empty(), "--template"},
                                             {!system.empty(), "--system"},
                                             {keep_comments, "--keep-comments"},
                                             {max_tokens != 0, "--max-tokens"}}) {
            if (is_given) return Error::usage(std::string(name) + " needs --task");
        }
        return dataset::View();
    }
    WEFT_TRY(dataset::View view, dataset::View::parse(tasks, *dataset::find_shape(shape)));
    view.keep_comments(keep_comments);
    view.limit_tokens(max_tokens);
    if (!system.empty()) {
        std::string text = system;
        if (system.starts_with('@')) {
            WEFT_TRY(text, utf8_file(system.substr(1)));
        } else if (first_invalid_utf8(text) != std::string::npos) {
            return Error::usage("--system is not UTF-8");
        }
        if (auto set = view.set_system(std::move(text)); !set) return set.failure();
    }
    if (!template_file.empty()) {
        WEFT_TRY(const std::string text, utf8_file(template_file));
        if (auto set = view.set_templates(text, hex(Sha256::of(text))); !set) return set.failure();
    }
    return view;
}

std::string left_out_text(const dataset::Counts& counts) {
    std::string text;
    for (const std::string& name : dataset::names_under(counts.counters, "left_out"))
        text += (text.empty() ? "" : ", ") + dataset::from_part(name) + " " +
                with_commas(dataset::counter(counts.counters, "left_out/" + name));
    return text;
}

std::string in_brackets(const std::string& text) {
    return text.empty() ? "" : " (" + text + ")";
}

void write_left_out(JsonWriter& json, const dataset::Counts& counts) {
    const auto names = dataset::names_under(counts.counters, "left_out");
    if (names.empty()) return;
    json.key("left_out").begin_object();
    for (const std::string& name : names)
        json.member(dataset::from_part(name), dataset::counter(counts.counters, "left_out/" + name));
    json.end_object();
}

}  // namespace weft::cli
